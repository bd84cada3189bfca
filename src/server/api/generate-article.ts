import { composeArticle } from '../../articles/compose-article.ts';
import { nextSubject } from '../../articles/next-subject.ts';
import type { Article } from '../../contract/entities.ts';
import type { Context } from '../context.ts';
import { Fault } from '../fault.ts';
import type { Handler } from './api.ts';
import { presentArticle } from './articles.ts';
import { refuseUnmeantGet } from './cross-origin.ts';
import { compose, publishArticle } from './publish-article.ts';

type Needs = Pick<Context, 'config' | 'storage' | 'corpus' | 'articles' | 'now'>;

/** At most one generation at a time: who comes while one is under way gets that one's article. */
export function generateArticle(context: Needs): Handler {
  let underWay: Promise<Article> | undefined;
  return async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    refuseUnmeantGet(request, context.config);
    underWay ??= generate(context).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function generate({ config, storage, corpus, articles, now }: Needs): Promise<Article> {
  const origins = await storage.read((reader) => reader.articleOrigins());
  const subject = nextSubject(origins, articles, corpus);
  if (subject.kind === 'nothing-new')
    throw new Fault('nothing-new', 'Every topic of this site already has its article.');
  const article = compose(() => composeArticle(subject, corpus));
  const row = await storage.transact(async (writer) => {
    const today = now().toISOString().slice(0, 10);
    if (!(await writer.spend('generate-article', today, config.GENERATE_PER_DAY))) {
      throw new Fault('budget-spent', 'No more articles are generated today. Come back tomorrow.', {
        retryAfter: secondsToTomorrow(now()),
      });
    }
    return publishArticle(writer, article, now());
  });
  return presentArticle(row);
}

const secondsToTomorrow = (now: Date) =>
  (Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1) - now.getTime()) / 1000;
