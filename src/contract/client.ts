import * as v from 'valibot';
import { caller, type Fetch, json, read } from './caller.ts';
import { Article, Ask, HistoryItem, NewArticle, SavedItem, Stage } from './entities.ts';
import { paths } from './paths.ts';

/** One page of a list, and where the next one begins, if the API says so. */
export interface Page<Item> {
  items: Item[];
  next?: string;
}

interface ListOptions {
  before?: string | undefined;
  signal?: AbortSignal | undefined;
}

interface AskOptions {
  signal?: AbortSignal;
  /** Called for each stage of a slow answer, if the API sends stages. */
  onStage?: (stage: Stage) => void;
}

export interface Client {
  ask(question: string, options?: AskOptions): Promise<Ask>;
  /** Gives what the API says of the saved item. It need say nothing. */
  save(pair: { question: string; answer: string }): Promise<SavedItem | undefined>;
  history(options?: ListOptions): Promise<Page<HistoryItem>>;
  historyItem(id: string | number, signal?: AbortSignal): Promise<HistoryItem>;
  articles(options?: ListOptions): Promise<Page<Article>>;
  article(slug: string, signal?: AbortSignal): Promise<Article>;
  generateArticle(): Promise<NewArticle>;
  seedArticle(): Promise<void>;
}

/** The typed client of any API that speaks the contract. It never retries: the visitor decides that. */
export function createClient(baseAddress: string, fetch: Fetch): Client {
  const call = caller(baseAddress, fetch);

  async function page<Schema extends v.GenericSchema>(path: string, item: Schema, { before, signal }: ListOptions) {
    const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`;
    const response = await call(path, withSignal(signal), query);
    const items = await read(path, v.array(item), response);
    const next = nextCursor(response.headers.get('link'));
    return { items, ...(next !== undefined && { next }) };
  }

  return {
    ask: async (question, { signal, onStage } = {}) => {
      const response = await call(paths.ask, withSignal(signal), `?q=${encodeURIComponent(question)}`);
      return read(paths.ask, Ask, response, onStage && stageListener(onStage));
    },
    save: async ({ question, answer }) => {
      const body = JSON.stringify({ question, answer, userRole: 'user' });
      const response = await call(paths.save, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      const said: unknown = await response.json().catch(() => undefined);
      const saved = v.safeParse(SavedItem, said);
      return saved.success ? saved.output : undefined;
    },
    history: (options = {}) => page(paths.history, HistoryItem, options),
    historyItem: async (id, signal) => {
      const path = paths.historyItem.replace('{id}', encodeURIComponent(id));
      return read(path, HistoryItem, await call(path, withSignal(signal)));
    },
    articles: (options = {}) => page(paths.articles, Article, options),
    article: async (slug, signal) => {
      const path = paths.article.replace('{slug}', encodeURIComponent(slug));
      return read(path, Article, await call(path, withSignal(signal)));
    },
    generateArticle: async () => read(paths.generateArticle, NewArticle, await call(paths.generateArticle)),
    seedArticle: async () => {
      // The body must be JSON; its content is not used.
      await json(paths.seedArticle, await call(paths.seedArticle, { method: 'POST' }));
    },
  };
}

/** Reads the stages at the beginning of an answer while it arrives, and reports each new one. */
function stageListener(onStage: (stage: Stage) => void) {
  let reported = 0;
  return (soFar: string) => {
    const [, written = ''] = /^\{"stages":\[([^\]]*)/.exec(soFar) ?? [];
    const stages = written.match(/\w+(?=")/g) ?? [];
    for (const stage of stages.slice(reported)) if (v.is(Stage, stage)) onStage(stage);
    reported = stages.length;
  };
}

const withSignal = (signal: AbortSignal | undefined): RequestInit => (signal ? { signal } : {});

function nextCursor(link: string | null): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  return target === undefined ? undefined : (new URLSearchParams(target.split('?')[1]).get('before') ?? undefined);
}
