import { slugOf, slugsFor } from '../../articles/slug.ts';
import type { ArticleRow, Writer } from '../../storage/port.ts';
import type { FinishedArticle } from '../text/text-jobs.ts';

/** Keeps an article under its own slug or, where that is taken, the next free one. */
export async function publishArticle(
  writer: Writer,
  { form, from, by, ...article }: FinishedArticle & { by?: string },
  { why, createdAt }: { why?: string; createdAt: Date },
): Promise<ArticleRow> {
  const made = { form, from, ...(why && { why }), ...(by && { by }) };
  for (const slug of slugsFor(article.slug)) {
    const added = await writer.addArticle({ ...article, slug, createdAt, made });
    if (added.kind === 'added') return added.row;
  }
  throw new Error('There is always another slug');
}

/** Gives an article the slug of its new title, or the next free one; its old address goes on leading to it. Gives the slug. */
export async function renameArticle(writer: Writer, id: number, title: string): Promise<string | undefined> {
  for (const slug of slugsFor(slugOf(title))) {
    const { kind } = await writer.changeSlug(id, slug);
    if (kind === 'changed') return slug;
    if (kind === 'no-article') return undefined;
  }
  throw new Error('There is always another slug');
}
