import type { Client } from '../../../contract/client.ts';
import type { HistoryItem } from '../../../contract/entities.ts';
import { addresses } from '../../addresses.ts';
import { browserClient } from '../../browser/client.ts';
import { type ListData, loadInBrowser, loadOnServer } from '../../list-state.ts';
import { logFailure } from '../../log-failure.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { servicesContext } from '../../server-side/services.ts';
import { ScriptingNote } from '../../ui/scripting-note.tsx';
import type { Route } from './+types/ask';
import { AnswerPanel } from './answer-panel.tsx';
import { AskForm } from './ask-form.tsx';
import { History } from './history.tsx';
import { useAsk } from './use-ask.ts';

interface AskData {
  /** From the address. It fills the form and is never submitted automatically. */
  question: string;
  history: ListData<HistoryItem>;
}

export async function loader({ context, url }: Route.LoaderArgs): Promise<AskData> {
  const services = context.get(servicesContext);
  const { question, ...asked } = readAddress(url);
  const history = await loadOnServer(async () => {
    const page = await loadHistory(services.client, asked, services.deadline);
    return { ...page, items: await services.withChecks(page.items) };
  }, services);
  return { question, history };
}

export async function clientLoader({ url }: Route.ClientLoaderArgs): Promise<AskData> {
  const { question, ...asked } = readAddress(url);
  return { question, history: loadInBrowser(() => loadHistory(browserClient(), asked)) };
}

interface AskedHistory {
  before: string | undefined;
  /** The id of an item that is shown whole. */
  item: string | undefined;
}

/** A page of the history. An item that is asked for takes its excerpt's place, or comes first where it is not among them. */
async function loadHistory(client: Client, { before, item }: AskedHistory, signal?: AbortSignal) {
  // Without the item the list is shown as ever.
  const opening = item === undefined ? undefined : client.historyItem(item, signal).catch(logFailure);
  const [page, whole] = await Promise.all([client.history({ before, signal }), opening]);
  if (!whole) return page;
  const isListed = page.items.some(({ id }) => id === whole.id);
  const items = isListed ? page.items.map((one) => (one.id === whole.id ? whole : one)) : [whole, ...page.items];
  return { ...page, items };
}

const readAddress = ({ searchParams }: URL) => ({
  question: searchParams.get('q') ?? '',
  before: searchParams.get('before') ?? undefined,
  item: searchParams.get('item') ?? undefined,
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Ask a question',
    description:
      'Ask about Islam in your own words and read an answer that quotes its sources, each checked in a named edition.',
    path: addresses.ask,
  });

export default function AskPage({ loaderData }: Route.ComponentProps) {
  const { question, history } = loaderData;
  const asking = useAsk();
  return (
    <div className="page page-reading">
      <h1>Ask a question</h1>
      <p className="lead">In your own words, in English or Arabic. The answer comes with the passages it rests on.</p>
      <ScriptingNote>
        Asking needs JavaScript, which is off in this browser. You can still read the questions and answers below.
      </ScriptingNote>
      <AskForm key={question} initial={question} asking={asking} />
      {asking.answered && <AnswerPanel {...asking.answered} />}
      <History loading={history} />
    </div>
  );
}
