import { connect, type Socket } from 'node:net';

/** What came back for one request. */
export type Reply =
  | { kind: 'answered'; status: number; head: string; body: Buffer }
  /** Nothing came in time, though a whole request was sent. */
  | { kind: 'hung' }
  /** The server closed the connection without an answer, which it may do to what is no request. */
  | { kind: 'closed' };

/** Milliseconds for an answer; and for what is no whole request, after which its connection is given up. */
const ANSWER_MS = 20_000;
const BROKEN_MS = 60;

/** Sends requests one after another on one connection, and opens another where the server closed it. */
export class RequestSender {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  async send(bytes: Buffer, isBroken: boolean): Promise<Reply> {
    const socket = this.#socket ?? (await this.#open());
    this.#socket = socket;
    const isHead = bytes.subarray(0, 5).toString('latin1') === 'HEAD ';
    const reply = await read(socket, bytes, { isHead, ms: isBroken ? BROKEN_MS : ANSWER_MS });
    // What follows a broken request on its connection could be taken for a part of it.
    if (isBroken || reply.kind !== 'answered' || /^connection: close/im.test(reply.head)) this.close();
    return reply.kind === 'hung' && isBroken ? { kind: 'closed' } : reply;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.#port, '127.0.0.1', () => resolve(socket));
      socket.setNoDelay(true);
      socket.once('error', reject);
    });
  }
}

function read(socket: Socket, bytes: Buffer, { isHead, ms }: { isHead: boolean; ms: number }): Promise<Reply> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0);
    const done = (reply: Reply) => {
      clearTimeout(timer);
      socket.removeAllListeners();
      socket.on('error', () => undefined);
      resolve(reply);
    };
    const timer = setTimeout(() => done({ kind: 'hung' }), ms);
    socket.on('data', (piece: Buffer) => {
      received = received.length === 0 ? piece : Buffer.concat([received, piece]);
      const reply = parseReply(received, isHead);
      if (reply) done(reply);
    });
    const ended = () => done(parseReply(received, isHead, true) ?? { kind: 'closed' });
    socket.on('close', ended);
    socket.on('error', ended);
    socket.write(bytes);
  });
}

/** The answer in these bytes, once it is whole. */
export function parseReply(received: Buffer, isHead: boolean, isEnd = false): Reply | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = received.subarray(0, end).toString('latin1');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  if (status === 100) return parseReply(received.subarray(end + 4), isHead, isEnd);
  const rest = received.subarray(end + 4);
  const answered = (body: Buffer): Reply => ({ kind: 'answered', status, head, body });
  if (isHead || status === 204 || status === 304) return answered(Buffer.alloc(0));
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined)
    return rest.length >= Number(length) ? answered(rest.subarray(0, Number(length))) : undefined;
  if (/^transfer-encoding: chunked/im.test(head)) {
    return rest.includes('0\r\n\r\n') && rest.subarray(-5).toString('latin1') === '0\r\n\r\n'
      ? answered(rest)
      : undefined;
  }
  return isEnd ? answered(rest) : undefined;
}
