import type { RouteHandlerMethod } from 'fastify';
import type { Article } from '../../contract/entities.ts';
import { type GenerationContext, generateAlone } from '../generation/generate-alone.ts';
import { presentArticle } from './articles.ts';
import { refusePrefetch, refuseWithoutToken } from './cross-origin.ts';

/** Generates one article at a time: a request that comes while one is under way gets that article. */
export function generateArticle(context: GenerationContext): RouteHandlerMethod {
  let underWay: Promise<Article> | undefined;
  return async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    refusePrefetch(request, context.config);
    refuseWithoutToken(request, context.config);
    underWay ??= generateAlone(context)
      .then(presentArticle)
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
}
