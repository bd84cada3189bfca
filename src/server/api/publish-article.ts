import type { ComposedArticle } from '../../articles/compose-article.ts';
import type { ArticleRow, Writer } from '../../storage/port.ts';
import { Fault } from '../fault.ts';

/** What composing makes; an article of which nothing could be proven is not published, and the fault is not the visitor's. */
export function compose(make: () => ComposedArticle): ComposedArticle {
  try {
    return make();
  } catch (cause) {
    throw new Fault(
      'engine-failed',
      'The article could not be put together. The error was logged, and nothing was published.',
      { cause },
    );
  }
}

/** Keeps an article under its own slug or, where that is taken, the next free one. */
export async function publishArticle(writer: Writer, article: ComposedArticle, createdAt: Date): Promise<ArticleRow> {
  for (let copy = 1; ; copy += 1) {
    const slug = copy === 1 ? article.slug : `${article.slug}-${copy}`;
    const added = await writer.addArticle({ ...article, slug, createdAt });
    if (added.kind === 'added') return added.row;
  }
}
