import { addresses } from '../../addresses.ts';
import { loadOnServer } from '../../list-state.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import type { Handle } from '../../root.tsx';
import { servicesContext } from '../../server-side/services.ts';
import type { Route } from './+types/ask';
import AskPage, { type AskData } from './ask-page.tsx';

export const handle: Handle = { interactive: 'ask' };

export async function loader({ context, url }: Route.LoaderArgs): Promise<AskData> {
  const services = context.get(servicesContext);
  const question = url.searchParams.get('q') ?? '';
  const before = url.searchParams.get('before') ?? undefined;
  const history = await loadOnServer(async () => {
    const page = await services.client.history({ before, signal: services.deadline });
    return { ...page, items: await services.withChecks(page.items) };
  }, services);
  return { publicUrl: services.site.publicUrl, question, before, history, isReadOnly: await services.cannotSave() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Ask a question',
    description:
      'Ask about Islam in your own words and read an answer that quotes its sources, each checked in a named edition.',
    path: addresses.ask,
  });

export default AskPage;
