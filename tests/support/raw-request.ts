import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends these bytes on a connection of their own, and gives back all that comes until the server closes it. */
export async function rawRequest(url: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  // A server may answer and close before it has read everything.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(pieces).toString('latin1');
}

/** A request in the plainest form; the server closes the connection after its answer. */
export function plainRequest(target: string, { method = 'GET', headers = [] as string[], body = '' } = {}): string {
  const fields = ['Host: isnad.example', 'Connection: close', ...headers];
  if (body !== '') fields.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${method} ${target} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n${body}`;
}
