import pg from 'pg';
import type { Revisions } from '../port.ts';
import { backoff } from './connect.ts';

const CHANNEL = 'isnad_revisions';

export const READ_REVISIONS = 'select kind, writes from revisions';

/** Milliseconds that a page view waits for them: a network may swallow the question. */
const ASK_MS = 1_000;

type Kind = keyof Revisions;

export function asRevisions(rows: readonly { kind: Kind; writes: number }[]): Revisions {
  const counted = { articles: 0, history: 0 };
  for (const { kind, writes } of rows) counted[kind] = writes;
  return Object.freeze(counted);
}

/**
 * The revisions as they are known here, at most `freshMs` old: asked of the database again after that, by whoever needs
 * them next. What arrives meanwhile, by a notice or a commit of our own, makes them newer and never older, so the bound
 * holds although a notice can be lost with its connection.
 */
export function keepRevisions(ask: () => Promise<Revisions>, freshMs: number) {
  let known: Revisions | undefined;
  let knownAt = Number.NEGATIVE_INFINITY;
  let arrivals = 0;
  let asking: Promise<Revisions> | undefined;

  async function askAgain(): Promise<Revisions> {
    const askedAt = performance.now();
    const before = arrivals;
    const answer = await ask();
    // Counts only grow, but for a database that was restored from a backup: then the answer alone is right.
    known = known && arrivals !== before ? newest(known, answer) : answer;
    knownAt = askedAt;
    return known;
  }

  return {
    async current(): Promise<Revisions> {
      if (known && performance.now() - knownAt < freshMs) return known;
      asking ??= withinAsk(askAgain()).finally(() => {
        asking = undefined;
      });
      return asking;
    },
    arrived(revisions: Partial<Revisions>): void {
      arrivals++;
      known = known && newest(known, { ...known, ...revisions });
    },
  };
}

/** An answer that comes later is still taken in. */
function withinAsk<Result>(asked: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The database did not answer within ${ASK_MS} ms.`)), ASK_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

function newest(one: Revisions, other: Revisions): Revisions {
  return Object.freeze({
    articles: Math.max(one.articles, other.articles),
    history: Math.max(one.history, other.history),
  });
}

/** Hears of the commits of other processes, on a connection of its own that is opened again whenever it breaks. */
export function listenForRevisions(
  options: pg.ClientConfig,
  schema: string,
  arrived: (revisions: Partial<Revisions>) => void,
): { close(): Promise<void> } {
  let closed = false;
  let failures = 0;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const opened = new pg.Client(options);
    client = opened;
    opened.on('error', () => undefined);
    opened.on('end', again);
    opened.on('notification', ({ payload }) => {
      const told = readNotice(payload);
      if (told?.schema === schema) arrived({ [told.kind]: told.writes });
    });
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      failures = 0;
    } catch {
      await opened.end().catch(() => undefined);
      again();
    }
  }

  /** Once for each connection that broke: a failed one may say so twice. */
  function again(): void {
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void open();
    }, backoff(failures++)).unref();
  }

  void open();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Anybody who may connect to the database can notify: what is no notice of ours is passed over. */
function readNotice(payload = ''): { schema: string; kind: Kind; writes: number } | undefined {
  try {
    const { schema, kind, writes } = JSON.parse(payload);
    const isOurs = (kind === 'articles' || kind === 'history') && Number.isSafeInteger(writes);
    return isOurs ? { schema: String(schema), kind, writes } : undefined;
  } catch {
    return undefined;
  }
}
