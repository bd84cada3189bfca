/** The server sent more bytes than the request allows. */
export class TooLong extends Error {}

/**
 * A fetch that follows no redirect, which would take question and key elsewhere, and that reads at most this many bytes
 * of a response.
 */
export function guardedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(upTo(mostBytes)), { status, statusText, headers });
  };
}

function upTo(mostBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new TooLong());
      else controller.enqueue(chunk);
    },
  });
}
