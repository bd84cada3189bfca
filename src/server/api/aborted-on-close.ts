import type { ServerResponse } from 'node:http';

/** A signal that is aborted when the visitor closes the connection before the response is sent. */
export function abortedOnClose(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}
