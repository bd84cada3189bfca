import type { ComposedArticle } from '../../articles/compose-article.ts';
import { sanitizeArticle } from '../../articles/sanitize-article.ts';
import type { ArticleRow, Writer } from '../../storage/port.ts';

/** Keeps an article, sanitised, under its own slug or, where that is taken, the next free one. */
export async function publishArticle(writer: Writer, article: ComposedArticle, createdAt: Date): Promise<ArticleRow> {
  const content = sanitizeArticle(article.content);
  for (let copy = 1; ; copy += 1) {
    const slug = copy === 1 ? article.slug : `${article.slug}-${copy}`;
    const added = await writer.addArticle({ ...article, content, slug, createdAt });
    if (added.kind === 'added') return added.row;
  }
}
