import { useRef } from 'react';
import type { HistoryItem } from '../../../contract/entities.ts';
import { addresses } from '../../addresses.ts';
import { browserClient } from '../../browser/client.ts';
import { type ListData, loadInBrowser, loadOnServer } from '../../list-state.ts';
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
  const { question, before } = readAddress(url);
  const history = await loadOnServer(async () => {
    const page = await services.client.history({ before, signal: services.deadline });
    return { ...page, items: await services.withChecks(page.items) };
  }, services);
  return { question, history };
}

export async function clientLoader({ url }: Route.ClientLoaderArgs): Promise<AskData> {
  const { question, before } = readAddress(url);
  return { question, history: loadInBrowser(() => browserClient().history({ before })) };
}

const readAddress = ({ searchParams }: URL) => ({
  question: searchParams.get('q') ?? '',
  before: searchParams.get('before') ?? undefined,
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
  const { given, stage, ask } = asking;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="page page-reading ask-page">
      <h1>Ask a question</h1>
      <p className="lead">In your own words, in English or Arabic. The answer comes with the passages it rests on.</p>
      <ScriptingNote>
        Asking needs JavaScript, which is off in this browser. You can still read the questions and answers below.
      </ScriptingNote>
      <AskForm key={question} initial={question} field={field} asking={asking} />
      {given && <AnswerPanel given={given} stage={stage} onAsk={ask} onAskAnother={() => returnTo(field.current)} />}
      {given?.answer?.kind !== 'help' && <History loading={history} given={given} />}
    </div>
  );
}

/** Leads to the form, with its text selected: typing replaces it. */
function returnTo(field: HTMLTextAreaElement | null) {
  field?.select();
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
