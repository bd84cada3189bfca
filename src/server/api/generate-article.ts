import type { RouteHandlerMethod } from 'fastify';
import { nextSubject } from '../../articles/next-subject.ts';
import type { Article } from '../../contract/entities.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import { presentArticle } from './articles.ts';
import { refusePrefetch, refuseWithoutToken } from './cross-origin.ts';
import { compose, publishArticle } from './publish-article.ts';
import { secondsToTomorrow } from './tomorrow.ts';

type GenerationContext = Pick<Context, 'config' | 'storage' | 'library' | 'texts' | 'articles' | 'now'>;

/** Generates one article at a time: a request that comes while one is under way gets that article. */
export function generateArticle(context: GenerationContext): RouteHandlerMethod {
  let underWay: Promise<Article> | undefined;
  return async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    refusePrefetch(request, context.config);
    refuseWithoutToken(request, context.config);
    underWay ??= generate(context).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** The daily budget is spent before the work, so that a refused call costs nothing. */
async function generate({ config, storage, library, texts, articles, now }: GenerationContext): Promise<Article> {
  const origins = await storage.read((reader) => reader.articleOrigins());
  const subject = nextSubject(origins, articles, library.current());
  if (subject.kind === 'nothing-new')
    throw new ApiFault('nothing-new', 'Every topic of this site already has its article.');
  const today = now().toISOString().slice(0, 10);
  if (!(await storage.transact((writer) => writer.spend('generate-article', today, config.GENERATE_PER_DAY)))) {
    throw new ApiFault('budget-spent', 'No more articles are generated today. Come back tomorrow.', {
      retryAfter: secondsToTomorrow(now()),
    });
  }
  const article = await compose(subject, texts);
  return presentArticle(await storage.transact((writer) => publishArticle(writer, article, now())));
}
