import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ArticleRow } from '../../storage/port.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import type { FinishedArticle, TextResults } from '../text/text-jobs.ts';
import { secondsToTomorrow } from '../tomorrow.ts';
import { askedAbout } from './asked-about.ts';
import { draftSections } from './draft-sections.ts';
import { publishArticle } from './publish-article.ts';
import { storedSentences } from './stored-sentences.ts';

export type GenerationContext = Pick<
  Context,
  'config' | 'storage' | 'texts' | 'retrieval' | 'articleContent' | 'sectionWriter' | 'log' | 'now' | 'meters'
>;

/**
 * What one process at a time holds. It ends by itself if that process is killed: putting an article together takes a second.
 * While a model writes, it is taken anew before each request.
 */
const LOCK = 'generate-article';
const LOCK_MS = 20_000;

/** How long a model may write on one article: whoever pressed the button is waiting. */
const MODEL_MS = 120_000;

/** Milliseconds between two looks whether another process has finished. */
const LOOK_MS = 200;

/** Generates an article, one at a time over all processes of a database: what another one finishes meanwhile is this caller's too. */
export async function generateAlone(context: GenerationContext): Promise<ArticleRow> {
  const { config, storage, now, sectionWriter } = context;
  const owner = randomUUID();
  const began = now();
  const giveUpAt = performance.now() + LOCK_MS + LOOK_MS;
  const lockMs = LOCK_MS + (sectionWriter ? config.MODEL_TIMEOUT_MS : 0);
  const lock = () => storage.transact((writer) => writer.lock(LOCK, owner, lockMs, now()));
  const keepLock = () =>
    storage.transact(async (writer) => {
      await writer.unlock(LOCK, owner);
      await writer.lock(LOCK, owner, lockMs, now());
    });
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
    return newest && newest.createdAt >= began ? newest : await generate(context, keepLock);
  } finally {
    await storage.transact((writer) => writer.unlock(LOCK, owner));
  }
}

/** The daily budget is spent before any work is done, so that no flood of calls costs work; what no article came of is given back. */
async function generate(context: GenerationContext, keepLock: () => Promise<void>): Promise<ArticleRow> {
  const { config, storage, now } = context;
  const today = now().toISOString().slice(0, 10);
  const take = (amount: number) =>
    storage.transact((writer) => writer.spend('generate-article', today, config.GENERATE_PER_DAY, amount));
  if (!(await take(1))) {
    throw new ApiFault('budget-spent', 'No more articles are generated today. Come back tomorrow.', {
      retryAfter: secondsToTomorrow(now()),
    });
  }
  const chosen = await choose(context).catch(async (error: unknown) => {
    await take(-1);
    throw error;
  });
  return publish(chosen, context, keepLock);
}

type Chosen = Extract<TextResults['choose-article'], { kind: 'chosen' }>;

async function choose(context: GenerationContext): Promise<Chosen> {
  const { storage, texts, articleContent, sectionWriter, log } = context;
  const written = [...(await storage.read((reader) => reader.articleOrigins()))];
  // What visitors asked about orders the subjects and is no more than that: without it there is another order.
  const asked = await askedAbout(context, articleContent.entries).catch((error: unknown) => {
    log.warn({ err: error }, 'The questions that visitors asked could not be read for the next article.');
    return new Map<string, number>();
  });
  const stored = await storedSentences(storage, texts);
  const chosen = await texts.run({
    kind: 'choose-article',
    written,
    asked: [...asked],
    stored,
    inSections: sectionWriter !== undefined,
  });
  if (chosen.kind === 'unproven') throw notComposed(chosen.why);
  if (chosen.kind === 'nothing-new') {
    throw new ApiFault(
      'nothing-new',
      'Every topic of this site already has its article. New ones come with new notes or drafts in its content folder.',
    );
  }
  return chosen;
}

async function publish(chosen: Chosen, context: GenerationContext, keepLock: () => Promise<void>): Promise<ArticleRow> {
  const { storage, log, now, meters } = context;
  const article = (await byModel(chosen, context, keepLock)) ?? chosen.article;
  const { why } = chosen;
  const row = await storage.transact(
    async (writer) =>
      // Where the lock was lost, another process may have been quicker.
      (await writer.articleByOrigin(article.origin)) ?? publishArticle(writer, article, { why, createdAt: now() }),
  );
  log.info({ origin: article.origin, form: article.form, why, by: row.made.by }, 'article composed');
  meters.articles.inc();
  return row;
}

/** The chosen article with sections that the model wrote; undefined where there are none, or where they do not make one. */
async function byModel(
  { article, subject, without, sections }: Chosen,
  { texts, sectionWriter: writer, log }: GenerationContext,
  keepLock: () => Promise<void>,
): Promise<(FinishedArticle & { by: string }) | undefined> {
  if (!writer || sections.length === 0) return undefined;
  const drafting = { writer, texts, log, signal: AbortSignal.timeout(MODEL_MS), beforeRequest: keepLock };
  const drafts = await draftSections(article.title, sections, drafting);
  if (drafts.length === 0) return undefined;
  const composed = await texts.run({ kind: 'compose-drafted', subject, without, drafts });
  if (composed.kind === 'composed') return { ...composed.article, by: writer.name };
  log.warn({ why: composed.why }, 'The sections by the model do not make an article: it is composed without them.');
  return undefined;
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
