import type { ArticleSubject } from '../../articles/next-subject.ts';
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
  for (let copy = 1; ; copy += 1) {
    const slug = copy === 1 ? article.slug : `${article.slug}-${copy}`;
    const added = await writer.addArticle({ ...article, slug, createdAt });
    if (added.kind === 'added') return added.row;
  }
}
