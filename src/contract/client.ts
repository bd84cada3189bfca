import * as v from 'valibot';
import { calls } from './calls.ts';
import { Article, Ask, HistoryItem, NewArticle } from './entities.ts';
import { ApiError, MalformedAnswer } from './errors.ts';

/** One page of a list, and where the next one begins, if the API says so. */
export interface Page<Item> {
  items: Item[];
  next?: string;
}

interface ListOptions {
  before?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface Client {
  ask(question: string, signal?: AbortSignal): Promise<Ask>;
  save(pair: { question: string; answer: string }): Promise<void>;
  history(options?: ListOptions): Promise<Page<HistoryItem>>;
  articles(options?: ListOptions): Promise<Page<Article>>;
  article(slug: string, signal?: AbortSignal): Promise<Article>;
  generateArticle(): Promise<NewArticle>;
  seedArticle(): Promise<void>;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The typed client of any API that speaks the contract. It never retries: that is the visitor's to decide. */
export function createClient(baseAddress: string, fetch: Fetch): Client {
  const base = baseAddress.replace(/\/+$/, '');

  async function call(path: string, init: RequestInit = {}, query = ''): Promise<Response> {
    const headers = { Accept: 'application/json', ...init.headers };
    const response = await fetch(`${base}${path}${query}`, { ...init, headers });
    if (!response.ok) throw new ApiError(path, response.status, await problemCode(response));
    return response;
  }

  async function page<Schema extends v.GenericSchema>(path: string, item: Schema, { before, signal }: ListOptions) {
    const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`;
    const response = await call(path, withSignal(signal), query);
    const items = await read(path, v.array(item), response);
    const next = nextCursor(response.headers.get('link'));
    return { items, ...(next !== undefined && { next }) };
  }

  return {
    ask: async (question, signal) =>
      read(calls.ask.path, Ask, await call(calls.ask.path, withSignal(signal), `?q=${encodeURIComponent(question)}`)),
    save: async ({ question, answer }) => {
      const body = JSON.stringify({ question, answer, userRole: 'user' });
      await call(calls.save.path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    },
    history: (options = {}) => page(calls.history.path, HistoryItem, options),
    articles: (options = {}) => page(calls.articles.path, Article, options),
    article: async (slug, signal) => {
      const path = calls.article.path.replace('{slug}', encodeURIComponent(slug));
      return read(path, Article, await call(path, withSignal(signal)));
    },
    generateArticle: async () => read(calls.generateArticle.path, NewArticle, await call(calls.generateArticle.path)),
    seedArticle: async () => {
      // Read as JSON, and no more is asked of it.
      await json(calls.seedArticle.path, await call(calls.seedArticle.path, { method: 'POST' }));
    },
  };
}

const withSignal = (signal: AbortSignal | undefined): RequestInit => (signal ? { signal } : {});

async function read<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  response: Response,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await json(path, response));
  if (!result.success) throw new MalformedAnswer(path);
  return result.output;
}

async function json(path: string, response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new MalformedAnswer(path);
  }
}

async function problemCode(response: Response): Promise<string | undefined> {
  const problem = await response.json().catch(() => undefined);
  return typeof problem?.code === 'string' ? problem.code : undefined;
}

function nextCursor(link: string | null): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  return target === undefined ? undefined : (new URLSearchParams(target.split('?')[1]).get('before') ?? undefined);
}
