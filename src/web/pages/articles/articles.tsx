import { addresses } from '../../addresses.ts';
import { loadOnServer } from '../../list-state.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import type { Handle } from '../../root.tsx';
import { servicesContext } from '../../server-side/services.ts';
import type { Route } from './+types/articles';
import { withHeads } from './article-list.tsx';
import ArticlesPage, { type ArticlesData } from './articles-page.tsx';

export const handle: Handle = { interactive: 'articles' };

export async function loader({ context, url }: Route.LoaderArgs): Promise<ArticlesData> {
  const services = context.get(servicesContext);
  const before = url.searchParams.get('before') ?? undefined;
  const articles = await loadOnServer(
    async () => withHeads(await services.client.articles({ before, signal: services.deadline })),
    services,
  );
  return { before, articles, isReadOnly: await services.cannotSave() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Articles',
    description: 'Articles on belief, worship and life in Islam. Every verse is quoted from the edition that it names.',
    path: addresses.articles,
  });

export default ArticlesPage;
