import { categories } from '../../shared/categories.ts';
import { questionById } from '../../shared/questions.ts';
import type { Context } from '../context.ts';
import type { PageRoute } from './page-routes.ts';

type Missing = (params: PageRoute['params'], context: Pick<Context, 'storage' | 'notes'>) => boolean | Promise<boolean>;

/** Routes that show the same page for every unknown name. */
const missing: Readonly<Record<string, Missing>> = {
  'topics/:slug': ({ slug }, { notes }) => !notes.some((note) => note.slug === slug),
  'question/:id': ({ id = '' }) => questionById(id) === undefined,
  'categories/:categorySlug': ({ categorySlug }) => !categories.some(({ slug }) => slug === categorySlug),
  'articles/:slug': async ({ slug = '' }, { storage }) =>
    (await storage.read((reader) => reader.articleBySlug(slug))) === undefined,
};

/** Whether a route has nothing to show at this address: known without rendering, so that one page serves for all. */
export async function isMissingPage(
  { pattern, params }: PageRoute,
  context: Pick<Context, 'storage' | 'notes'>,
): Promise<boolean> {
  try {
    return (await missing[pattern]?.(params, context)) ?? false;
  } catch {
    // With the database away nothing is known: the page itself says so.
    return false;
  }
}
