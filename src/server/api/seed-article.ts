import type { RouteHandlerMethod } from 'fastify';
import { sampleOrigin } from '../../articles/sample-article.ts';
import type { Context } from '../context.ts';
import { notComposed } from '../generation/generate-alone.ts';
import { publishArticle } from '../generation/publish-article.ts';
import { presentArticle } from './articles.ts';
import { refuseForeignOrigin, refuseWithoutToken } from './cross-origin.ts';

/** The sample is written once; pressed again, the same article comes back. */
export function seedArticle({
  config,
  storage,
  texts,
  now,
}: Pick<Context, 'config' | 'storage' | 'texts' | 'now'>): RouteHandlerMethod {
  async function seed() {
    const composed = await texts.run({ kind: 'compose-sample' });
    if (composed.kind === 'unproven') throw notComposed(composed.why);
    const { article } = composed;
    return storage.transact(
      // Asked again inside: another press may have been quicker.
      async (writer) =>
        (await writer.articleByOrigin(sampleOrigin)) ?? publishArticle(writer, article, { createdAt: now() }),
    );
  }

  return async (request, reply) => {
    refuseForeignOrigin(request, config);
    refuseWithoutToken(request, config);
    const row = (await storage.read((reader) => reader.articleByOrigin(sampleOrigin))) ?? (await seed());
    reply.header('Cache-Control', 'no-store');
    const isPublished = await storage.read((reader) => reader.articleBySlug(row.slug));
    // What the operator took off the site comes back by no visitor's press, and nothing of it is shown.
    return isPublished ? presentArticle(row) : { title: row.title };
  };
}
