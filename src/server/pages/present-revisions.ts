import type { ArticleRevision, KeptArticle, Reader } from '../../storage/port.ts';
import type { RevisionsPage } from '../../web/server-side/services.ts';
import type { Context } from '../context.ts';
import { compareTexts, paragraphsOf } from '../editing/compare-texts.ts';

type Text = Pick<ArticleRevision, 'title' | 'summary' | 'content'>;

/** The versions of a published article, and what changed between two of them: the last two unless others are asked for. */
export async function revisionsPage(
  slug: string,
  asked: { from: number | undefined; to: number | undefined },
  { config, storage }: Pick<Context, 'config' | 'storage'>,
): Promise<RevisionsPage | undefined> {
  // Of another API's articles nothing is kept here.
  if (config.API_BASE_URL) return undefined;
  return storage.read(async (reader) => {
    // Also at an address that it had before.
    const shown = await reader.articleBySlug(slug);
    const article = shown && (await reader.keptArticle(shown.slug));
    if (article?.state !== 'published') return undefined;
    const former = await reader.articleRevisions(article.id);
    const last = former.length + 1;
    const versions = [
      ...former.map(({ number, writtenAt }) => ({ number, writtenAt: writtenAt.toISOString(), isCurrent: false })),
      { number: last, writtenAt: (article.changedAt ?? article.createdAt).toISOString(), isCurrent: true },
    ];
    const page = { title: article.title, versions };
    if (former.length === 0) return page;
    const isVersion = (number: number | undefined) => number !== undefined && number >= 1 && number <= last;
    const from = isVersion(asked.from) ? (asked.from as number) : last - 1;
    const to = isVersion(asked.to) ? (asked.to as number) : last;
    const texts = await Promise.all([from, to].map((number) => versionOf(article, number, last, reader)));
    const [one, other] = texts.map((text) => (text ? [text.title, text.summary, ...paragraphsOf(text.content)] : []));
    return { ...page, shown: { from, to, comparison: compareTexts(one ?? [], other ?? []) } };
  });
}

async function versionOf(
  article: KeptArticle,
  number: number,
  last: number,
  reader: Pick<Reader, 'articleRevision'>,
): Promise<Text | undefined> {
  return number === last ? article : reader.articleRevision(article.id, number);
}
