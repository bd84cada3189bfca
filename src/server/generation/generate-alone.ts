import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ArticleRow } from '../../storage/port.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import { secondsToTomorrow } from '../tomorrow.ts';
import { askedAbout } from './asked-about.ts';
import { publishArticle } from './publish-article.ts';
import { storedSentences } from './stored-sentences.ts';

export type GenerationContext = Pick<
  Context,
  'config' | 'storage' | 'library' | 'texts' | 'retrieval' | 'articleContent' | 'log' | 'now' | 'meters'
>;

/** What one process at a time holds. It ends by itself if that process is killed: putting an article together takes a second. */
const LOCK = 'generate-article';
const LOCK_MS = 20_000;

/** Milliseconds between two looks whether another process has finished. */
const LOOK_MS = 200;

/** Generates an article, one at a time over all processes of a database: what another one finishes meanwhile is this caller's too. */
export async function generateAlone(context: GenerationContext): Promise<ArticleRow> {
  const { storage, now } = context;
  const owner = randomUUID();
  const began = now();
  const giveUpAt = performance.now() + LOCK_MS + LOOK_MS;
  const lock = () => storage.transact((writer) => writer.lock(LOCK, owner, LOCK_MS, now()));
  let hasWaited = false;
  while (!(await lock())) {
    hasWaited = true;
    if (performance.now() > giveUpAt) {
      throw new ApiFault('unavailable', 'Another article is being written. Try again in a minute.', { retryAfter: 60 });
    }
    await pause(LOOK_MS);
  }
  try {
    const [newest] = hasWaited ? await storage.read((reader) => reader.articles({ limit: 1 })) : [];
    return newest && newest.createdAt >= began ? newest : await generate(context);
  } finally {
    await storage.transact((writer) => writer.unlock(LOCK, owner));
  }
}

/** The daily budget is spent before the article is written, so that a refused call costs nothing of it. */
async function generate(context: GenerationContext): Promise<ArticleRow> {
  const { config, storage, texts, articleContent, log, now, meters } = context;
  const written = [...(await storage.read((reader) => reader.articleOrigins()))];
  // What visitors asked about orders the subjects and is no more than that: without it there is another order.
  const asked = await askedAbout(context, articleContent.entries).catch((error: unknown) => {
    log.warn({ err: error }, 'The questions that visitors asked could not be read for the next article.');
    return new Map<string, number>();
  });
  const stored = await storedSentences(storage, texts);
  const chosen = await texts.run({ kind: 'choose-article', written, asked: [...asked], stored });
  if (chosen.kind === 'unproven') throw notComposed(chosen.why);
  if (chosen.kind === 'nothing-new') {
    throw new ApiFault(
      'nothing-new',
      'Every topic of this site already has its article. New ones come with new notes or drafts in its content folder.',
    );
  }
  const today = now().toISOString().slice(0, 10);
  if (!(await storage.transact((writer) => writer.spend('generate-article', today, config.GENERATE_PER_DAY)))) {
    throw new ApiFault('budget-spent', 'No more articles are generated today. Come back tomorrow.', {
      retryAfter: secondsToTomorrow(now()),
    });
  }
  const { article, why } = chosen;
  const row = await storage.transact((writer) => publishArticle(writer, article, { why, createdAt: now() }));
  log.info({ origin: article.origin, form: article.form, why }, 'article composed');
  meters.articles.inc();
  return row;
}

/** Nothing of it could be proven: it is not published, and the visitor is not at fault. */
export const notComposed = (why: string) =>
  new ApiFault(
    'engine-failed',
    'The article could not be put together. The error was logged, and nothing was published.',
    {
      cause: new Error(why),
    },
  );
