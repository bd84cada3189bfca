import type { ArticleSubject } from '../../articles/next-subject.ts';
import { slugOf, slugsFor } from '../../articles/slug.ts';
import type { ArticleRow, Writer } from '../../storage/port.ts';
import { ApiFault } from '../api-fault.ts';
import type { FinishedArticle } from '../text/text-jobs.ts';
import type { TextThreads } from '../text/text-threads.ts';

/** Composes an article in a thread. One of which nothing could be proven is not published; the visitor is not at fault. */
export async function compose(subject: ArticleSubject | 'sample', texts: TextThreads): Promise<FinishedArticle> {
  const composed = await texts.run({ kind: 'compose-article', subject });
  if (composed.kind === 'composed') return composed.article;
  throw new ApiFault(
    'engine-failed',
    'The article could not be put together. The error was logged, and nothing was published.',
    {
      cause: new Error(composed.why),
    },
  );
}

/** Keeps an article under its own slug or, where that is taken, the next free one. */
export async function publishArticle(writer: Writer, article: FinishedArticle, createdAt: Date): Promise<ArticleRow> {
  for (const slug of slugsFor(article.slug)) {
    const added = await writer.addArticle({ ...article, slug, createdAt });
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
