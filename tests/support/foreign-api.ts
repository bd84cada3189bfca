import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { held } from './visitor.ts';

/** The response to a call; without a body, the default of the contract. */
interface ForeignAnswer {
  status?: number;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of JSON. */
  raw?: string;
  headers?: Record<string, string>;
  /** Nothing is sent before this. */
  until?: Promise<void>;
}

interface ForeignCall {
  /** `GET /history` */
  call: string;
  query: URLSearchParams;
  accept: string | undefined;
  body: string;
  /** A browser's page says from where it calls; a server does not. */
  fromBrowser: boolean;
}

export interface ForeignApi {
  url: string;
  calls: ForeignCall[];
  /** Answers a call in this way from now on. */
  answer(call: string, answer: ForeignAnswer): void;
  /** Delays a call until the returned function is called; `answer` is its response. */
  hold(call: string, answer?: ForeignAnswer): () => void;
  /** Forgets every call, and answers each as at first. */
  reset(): void;
  close(): Promise<void>;
}

/** Another's article: a number for an id, and no field that the specification does not name. */
export const foreignArticle = {
  id: 7,
  slug: 'of-another-house',
  title: 'An article of another house',
  summary: 'Written elsewhere.',
  content: '<p>These words came from another server.</p>',
  created_at: '2026-02-03T23:30:00Z',
};

export const foreignItem = { question: 'Asked elsewhere?', answer: 'Answered elsewhere.' };

const usual = (): Record<string, ForeignAnswer> => ({
  'GET /ask': { body: { ai_suggestion: 'An answer of another house.' } },
  'POST /save': { raw: 'kept' },
  'GET /history': { body: [foreignItem] },
  'GET /articles': { body: [foreignArticle] },
  [`GET /articles/${foreignArticle.slug}`]: { body: foreignArticle },
  'GET /cron-generate-article': { body: { title: 'A "new" article' } },
  'POST /seed-sample-article': { body: { title: 'A sample' } },
});

/** Another operator's API: a real server on a port of its own that implements the contract only. */
export async function openForeignApi(): Promise<ForeignApi> {
  let answers = usual();
  const calls: ForeignCall[] = [];
  const server = createServer((request, response) => {
    void respond(request, response);
  });

  async function respond(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Accept, Content-Type');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://foreign');
    const call = `${request.method} ${pathname}`;
    calls.push({
      call,
      query: searchParams,
      accept: request.headers.accept,
      body: await text(request),
      fromBrowser: request.headers.origin !== undefined,
    });
    const { status = 200, body, raw, headers, until } = answers[call] ?? { status: 404, body: {} };
    await until;
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(raw ?? JSON.stringify(body ?? {}));
  }

  return {
    url: await listen(server),
    calls,
    answer: (call, answer) => {
      answers[call] = answer;
    },
    hold: (call, answer = usual()[call]) => {
      const { until, letGo } = held();
      answers[call] = { ...answer, until };
      return letGo;
    },
    reset: () => {
      answers = usual();
      calls.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}
