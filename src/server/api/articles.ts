import type { RouteHandlerMethod } from 'fastify';
import { ArticleParams } from '../../contract/calls.ts';
import type { Article } from '../../contract/entities.ts';
import type { ArticleRow } from '../../storage/port.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import { listCall, plainCursors } from './lists.ts';
import { parse } from './parse.ts';

export const listArticles = (context: Pick<Context, 'storage' | 'library'>): RouteHandlerMethod =>
  listCall(context, {
    revision: 'articles',
    rows: (reader, page) => reader.articles(page),
    present: async (rows) => rows.map(presentArticle),
    cursors: plainCursors,
  });

export const articleBySlug =
  ({ storage }: Pick<Context, 'storage'>): RouteHandlerMethod =>
  async (request, reply) => {
    const { slug } = parse(ArticleParams, request.params);
    const row = await storage.read((reader) => reader.articleBySlug(slug));
    if (!row) throw new ApiFault('article-not-found', 'There is no such article.');
    reply.header('Cache-Control', 'no-cache');
    // The article itself, not a redirect: who asks for an old slug reads the new one in it.
    if (row.slug !== slug) reply.header('Content-Location', encodeURIComponent(row.slug));
    return presentArticle(row);
  };

export function presentArticle({ id, slug, title, summary, content, createdAt, made }: ArticleRow): Article {
  const { form, why, by } = made;
  return {
    ...{ id, slug, title, summary, content, created_at: createdAt.toISOString() },
    ...(form && { form }),
    ...(why && { why }),
    ...(by && { by }),
  };
}
