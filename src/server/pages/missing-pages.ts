import { versesIn } from '../../references/surahs.ts';
import { categoryBySlug } from '../../shared/categories.ts';
import { questionById } from '../../shared/questions.ts';
import type { HistoryContext } from '../api/history.ts';
import type { Context } from '../context.ts';
import type { PageRoute } from './page-routes.ts';

type MissingContext = Pick<Context, 'storage' | 'notes' | 'profiles' | 'glossary' | 'wordsToSay' | 'corrections'> &
  Pick<HistoryContext, 'publicIds'>;
type Missing = (params: PageRoute['params'], context: MissingContext) => boolean | Promise<boolean>;

/** Routes that show the same page for every unknown name. */
const missing: Readonly<Record<string, Missing>> = {
  'topics/:slug': ({ slug }, { notes, profiles: { profiles }, glossary }) =>
    ![...notes, ...profiles, ...glossary].some((one) => one.slug === slug),
  'topics/words-to-say/:theme': ({ theme }, { wordsToSay }) => !wordsToSay.some(({ slug }) => slug === theme),
  'ar/topics/:slug': ({ slug }, { notes }) => !notes.some((note) => note.slug === slug && note.arabic),
  'sources/quran/:surah': ({ surah = '' }) => !/^[1-9]\d{0,2}$/.test(surah) || versesIn(Number(surah)) === 0,
  // Reached by nobody who is not sent there: see `operator/serve-operator.ts`.
  operator: () => true,
  'question/:id': ({ id = '' }) => questionById(id) === undefined,
  'categories/:categorySlug': ({ categorySlug = '' }) => categoryBySlug(categorySlug) === undefined,
  'corrections/:id': async ({ id = '' }, { storage, corrections }) =>
    (await storage.read((reader) => corrections.one(reader, id))) === undefined,
  'articles/:slug': async ({ slug = '' }, { storage }) =>
    (await storage.read((reader) => reader.articleBySlug(slug))) === undefined,
  'articles/:slug/revisions': async ({ slug = '' }, { storage }) =>
    (await storage.read((reader) => reader.articleBySlug(slug))) === undefined,
  'answers/:id': async ({ id = '' }, { storage, publicIds }) => {
    const key = (await publicIds()).rowOf(id);
    const row = key === undefined ? undefined : await storage.read((reader) => reader.historyRow(key));
    return row?.listing !== 'listed';
  },
};

/** Whether a route has nothing to show at this address: known without rendering, so that one page serves for all. */
export async function isMissingPage({ pattern, params }: PageRoute, context: MissingContext): Promise<boolean> {
  try {
    return (await missing[pattern]?.(params, context)) ?? false;
  } catch {
    // With the database away nothing is known: the page itself says so.
    return false;
  }
}
