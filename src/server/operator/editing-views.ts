import type { KeptArticle } from '../../storage/port.ts';
import {
  type ArticleList,
  articleLists,
  type CorrectionDraft,
  type OperatorArticle,
  type OperatorView,
} from '../../web/server-side/operator-view.ts';
import type { OperatorContext } from './operator-views.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** Articles on a page of the list. */
const PAGE = 25;

/** Articles that the form of corrections offers: the newest. */
const MOST_OFFERED = 200;

export async function articlesView(
  { storage, corrections }: OperatorContext,
  { list: asked, before, done }: Query,
): Promise<OperatorView> {
  const list = articleLists.find((one) => one === asked) ?? 'all';
  const from = before !== undefined && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : undefined;
  const only = onlyOf(list);
  return storage.read(async (reader) => {
    const page = { limit: PAGE + 1, ...(from !== undefined && { before: from }), ...(only && { only }) };
    const found = await reader.everyArticle(page);
    const shown = found.slice(0, PAGE);
    const marks = await corrections.ofRows(
      reader,
      'article',
      shown.map(({ id }) => id),
    );
    const items = shown.map((article) => presented(article, marks(article.id).length));
    const older = found.length > PAGE ? String(shown.at(-1)?.id) : undefined;
    return { kind: 'articles', held: await reader.heldCount(), list, items, older, message: done };
  });
}

export async function correctionsView(
  { storage, corrections }: OperatorContext,
  { done, article = '' }: Query,
  refused?: { why: string; draft: CorrectionDraft },
): Promise<OperatorView> {
  return storage.read(async (reader) => {
    const reach = await corrections.reach(reader);
    const items = (await corrections.all(reader)).map((one) => ({ ...one, reach: reach.get(one.id) }));
    const offered = await reader.everyArticle({ limit: MOST_OFFERED });
    return {
      kind: 'corrections',
      held: await reader.heldCount(),
      items,
      articles: offered.map(({ slug, title }) => ({ slug, title })),
      draft: refused?.draft ?? { article, said: '', says: '', why: '', changesAnswer: undefined },
      refused: refused?.why,
      message: done,
    };
  });
}

const presented = (
  { slug, title, summary, state, category, origin, createdAt, changedAt }: KeptArticle,
  corrections: number,
): OperatorArticle => ({
  ...{ slug, title, summary, state, origin, corrections, createdAt: createdAt.toISOString() },
  ...(category !== undefined && { category }),
  ...(changedAt && { changedAt: changedAt.toISOString() }),
});

const onlyOf = (list: ArticleList) => (list === 'all' ? undefined : list);
