import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One request as it came over the wire. */
export interface ModelCall {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: { model: string; stream?: boolean; max_tokens?: number; messages: { role: string; content: string }[] };
  /** The question with the retrieved passages, as the engine sends it. */
  given: { question: string; passages: { id: string; reference: string; text: string }[]; notes: unknown[] };
  /** Settled when the client has hung up. */
  hungUp: Promise<void>;
}

/** How the server answers a request. */
export type Behaviour = (response: ServerResponse, call: ModelCall) => void | Promise<void>;

export interface ModelServer {
  /** The base address, to which `/chat/completions` is appended. */
  url: string;
  calls: ModelCall[];
  /** Behaves so from now on. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/**
 * A model's server: real HTTP on its own port, in the format of OpenAI's chat completions; behaves as the test sets.
 */
export async function openModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = says('[[NONE]]');
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    void take(request, response);
  });

  async function take(request: IncomingMessage, response: ServerResponse) {
    const hungUp = new Promise<void>((resolve) => response.once('close', resolve));
    const body = JSON.parse((await text(request)) || '{"messages":[]}') as ModelCall['body'];
    const given = JSON.parse(body.messages.at(-1)?.content ?? '{}') as ModelCall['given'];
    const call = { path: request.url, headers: request.headers, body, given, hungUp };
    calls.push(call);
    await behaviour(response, call);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const STREAM = { 'Content-Type': 'text/event-stream; charset=utf-8' };

/** One event of a stream; a reason ends the reply. */
export function chunk(content: string, finish: string | null = null): string {
  const choice = { index: 0, delta: finish === null ? { content } : {}, finish_reason: finish };
  return `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] })}\n\n`;
}

/** Streams a whole reply, some characters at a time, and says why it ends. */
export function says(reply: string, { finish = 'stop' }: { finish?: string } = {}): Behaviour {
  return (response) => {
    response.writeHead(200, STREAM);
    for (const piece of reply.match(/[\s\S]{1,20}/gu) ?? []) response.write(chunk(piece));
    response.end(`${chunk('', finish)}data: [DONE]\n\n`);
  };
}

/** Sends these bytes one packet at a time, each cut at an odd place: inside letters, events and lines. */
export function trickles(wire: string, bytesAtOnce: number): Behaviour {
  return async (response) => {
    response.writeHead(200, STREAM);
    response.socket?.setNoDelay(true);
    const bytes = Buffer.from(wire);
    for (let at = 0; at < bytes.length; at += bytesAtOnce) {
      await new Promise((resolve) => response.write(bytes.subarray(at, at + bytesAtOnce), resolve));
    }
    response.end();
  };
}

/** Answers with exactly this, regardless of the request. */
export function sends(status: number, body: string, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, headers).end(body);
  };
}

/** The reply as one JSON document, as a server sends it that does not stream. */
export function saysWhole(reply: string): Behaviour {
  const message = { role: 'assistant', content: reply };
  const choices = [{ index: 0, message, finish_reason: 'stop' }];
  return sends(200, JSON.stringify({ id: 'c1', object: 'chat.completion', choices }), {
    'Content-Type': 'application/json',
  });
}

/** Takes the request and never says a word. */
export const staysSilent: Behaviour = () => undefined;

/** Begins a response and never ends it. */
export const beginsAndHangs: Behaviour = (response) => {
  response.writeHead(200, STREAM).write(chunk('Patience is half of '));
};

/** Drops the connection in the middle of a reply. */
export const dropsOut: Behaviour = (response) => {
  response.writeHead(200, STREAM);
  response.write(chunk('Patience is half of '), () => response.destroy());
};

/** Never comes to an end, as fast as it is read. */
export function neverEnds(event: string, status = 200): Behaviour {
  return (response) => {
    response.writeHead(status, STREAM);
    const more = () => {
      while (!response.destroyed && response.write(event));
    };
    response.on('drain', more);
    more();
  };
}
