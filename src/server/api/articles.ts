import type { RouteHandlerMethod } from 'fastify';
import { ArticleParams } from '../../contract/calls.ts';
import type { Article, CorrectionMark } from '../../contract/entities.ts';
import type { ArticleRow } from '../../storage/port.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import { listCall, plainCursors } from './lists.ts';
import { parse } from './parse.ts';

type ArticlesContext = Pick<Context, 'storage' | 'library' | 'corrections'>;

export const listArticles = (context: ArticlesContext): RouteHandlerMethod =>
  listCall(context, {
    revision: 'articles',
    rows: (reader, page) => reader.articles(page),
    present: async (rows) => {
      const ids = rows.map(({ id }) => id);
      const marks = await context.storage.read((reader) => context.corrections.ofRows(reader, 'article', ids));
      return rows.map((row) => presentArticle(row, marks(row.id)));
    },
    cursors: plainCursors,
  });

export const articleBySlug =
  ({ storage, corrections }: Pick<ArticlesContext, 'storage' | 'corrections'>): RouteHandlerMethod =>
  async (request, reply) => {
    const { slug } = parse(ArticleParams, request.params);
    const article = await storage.read(async (reader) => {
      const row = await reader.articleBySlug(slug);
      return row && presentArticle(row, (await corrections.ofRows(reader, 'article', [row.id]))(row.id));
    });
    if (!article) throw new ApiFault('article-not-found', 'There is no such article.');
    reply.header('Cache-Control', 'no-cache');
    // The article itself, not a redirect: who asks for an old slug reads the new one in it.
    if (article.slug !== slug) reply.header('Content-Location', encodeURIComponent(article.slug));
    return article;
  };

export function presentArticle(
  { id, slug, title, summary, content, createdAt, changedAt, category, made }: ArticleRow,
  corrections: readonly CorrectionMark[] = [],
): Article {
  const { form, why, by } = made;
  return {
    ...{ id, slug, title, summary, content, created_at: createdAt.toISOString() },
    ...(changedAt && { changed_at: changedAt.toISOString() }),
    ...(category !== undefined && { category }),
    ...(form && { form }),
    ...(why && { why }),
    ...(by && { by }),
    ...(corrections.length > 0 && { corrections: [...corrections] }),
  };
}
