import { composeSample, sampleOrigin } from '../../articles/sample-article.ts';
import type { Context } from '../context.ts';
import type { Handler } from './api.ts';
import { presentArticle } from './articles.ts';
import { refuseForeignOrigin } from './cross-origin.ts';
import { compose, publishArticle } from './publish-article.ts';

type Needs = Pick<Context, 'config' | 'storage' | 'corpus' | 'articles' | 'now'>;

/** The sample is written once; pressed again, the same article comes back. */
export function seedArticle(context: Needs): Handler {
  const { config, storage, articles, now } = context;

  async function seed() {
    const article = compose(() => composeSample(articles, context.corpus));
    return storage.transact(
      // Asked again inside: another press may have been quicker.
      async (writer) => (await writer.articleByOrigin(sampleOrigin)) ?? publishArticle(writer, article, now()),
    );
  }

  return async (request, reply) => {
    refuseForeignOrigin(request, config);
    const row = (await storage.read((reader) => reader.articleByOrigin(sampleOrigin))) ?? (await seed());
    reply.header('Cache-Control', 'no-store');
    return presentArticle(row);
  };
}
