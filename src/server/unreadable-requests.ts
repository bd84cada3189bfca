import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf } from './api-fault.ts';

/** What the parser of HTTP says of a request that never became one, and how it is answered. */
const statusOfParser: Readonly<Record<string, [status: number, phrase: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Answers with a problem document, as every other refusal, and closes the connection. Nothing of the request is repeated. */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    // The visitor has left.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, phrase] = statusOfParser[error.code ?? ''] ?? [400, 'Bad Request'];
    const body = JSON.stringify({ ...problemOf('invalid-request', 'This is no request of HTTP.'), status });
    const fields = {
      ...headers,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      Connection: 'close',
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}

/** The path of a request line that carries a whole address, as clients of proxies send it. */
export function pathOfTarget(target = '/'): string {
  if (target.startsWith('/') || !/^https?:\/\//i.test(target)) return target;
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}

/**
 * Whether a request names its host once, as HTTP/1.1 demands: of two hosts two readers could read each another one. Node
 * would answer a missing one by itself, without our headers.
 */
export function namesOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0;
  for (let name = 0; name < rawHeaders.length; name += 2) if (rawHeaders[name]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
