import { composeSample, sampleOrigin } from '../../articles/sample-article.ts';
import type { Context } from '../context.ts';
import type { Handler } from './api.ts';
import { presentArticle } from './articles.ts';
import { refuseForeignOrigin } from './cross-origin.ts';
import { publishArticle } from './publish-article.ts';

type Needs = Pick<Context, 'config' | 'storage' | 'corpus' | 'articles' | 'now'>;

/** The sample is written once; pressed again, the same article comes back. */
export const seedArticle =
  ({ config, storage, corpus, articles, now }: Needs): Handler =>
  async (request, reply) => {
    refuseForeignOrigin(request, config);
    const row = await storage.transact(
      async (writer) =>
        (await writer.articleByOrigin(sampleOrigin)) ?? publishArticle(writer, composeSample(articles, corpus), now()),
    );
    reply.header('Cache-Control', 'no-store');
    return presentArticle(row);
  };
