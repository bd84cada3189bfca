import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RouteHandlerMethod } from 'fastify';
import { nextSubject } from '../../articles/next-subject.ts';
import { planArticles } from '../../articles/plan-articles.ts';
import type { Article } from '../../contract/entities.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import { presentArticle } from './articles.ts';
import { refusePrefetch, refuseWithoutToken } from './cross-origin.ts';
import { compose, publishArticle } from './publish-article.ts';
import { secondsToTomorrow } from './tomorrow.ts';

type GenerationContext = Pick<
  Context,
  'config' | 'storage' | 'library' | 'texts' | 'articles' | 'notes' | 'log' | 'now' | 'meters'
>;

/** Generates one article at a time: a request that comes while one is under way gets that article. */
export function generateArticle(context: GenerationContext): RouteHandlerMethod {
  let underWay: Promise<Article> | undefined;
  return async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    refusePrefetch(request, context.config);
    refuseWithoutToken(request, context.config);
    underWay ??= generateAlone(context).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** What one process at a time holds. It ends by itself if that process is killed: putting an article together takes a second. */
const LOCK = 'generate-article';
const LOCK_MS = 20_000;

/** Milliseconds between two looks whether another process has finished. */
const LOOK_MS = 200;

/** The same over all processes of one database: what another one finishes meanwhile is this caller's article too. */
async function generateAlone(context: GenerationContext): Promise<Article> {
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
    return newest && newest.createdAt >= began ? presentArticle(newest) : await generate(context);
  } finally {
    await storage.transact((writer) => writer.unlock(LOCK, owner));
  }
}

/** The daily budget is spent before the work, so that a refused call costs nothing. */
async function generate(context: GenerationContext): Promise<Article> {
  const { config, storage, library, texts, articles, notes, log, now, meters } = context;
  const origins = await storage.read((reader) => reader.articleOrigins());
  const next = nextSubject(origins, articles, planArticles(notes, library.current()));
  if (next.kind === 'nothing-new') {
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
  const article = await compose(next.subject, texts);
  log.info({ origin: article.origin, why: next.why }, 'article composed');
  const row = await storage.transact((writer) => publishArticle(writer, article, now()));
  meters.articles.inc();
  return presentArticle(row);
}
