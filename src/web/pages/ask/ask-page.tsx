import { useRef } from 'react';
import type { HistoryItem } from '../../../contract/entities.ts';
import { browserClient } from '../../browser/client.ts';
import { type ListState, useList } from '../../list-state.ts';
import { ScriptingNote } from '../../ui/scripting-note.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { AskForm } from './ask-form.tsx';
import { History } from './history.tsx';
import { useAsk } from './use-ask.ts';

export interface AskData {
  publicUrl: string;
  /** From the address. It fills the form and is never submitted automatically. */
  question: string;
  /** The cursor of the page's part of the history. */
  before: string | undefined;
  history: ListState<HistoryItem>;
  isReadOnly: boolean;
}

export default function AskPage({ loaderData }: { loaderData: AskData }) {
  const { publicUrl, question, before, isReadOnly } = loaderData;
  const history = useList(loaderData.history, () => browserClient().history({ before }), 'keep');
  const asking = useAsk(history.refresh);
  const { given, stage, ask } = asking;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="page page-reading ask-page">
      <h1>Ask a question</h1>
      <p className="lead">In your own words, in English or Arabic. The answer comes with the passages it rests on.</p>
      <ScriptingNote>
        Asking needs JavaScript, which is off in this browser. You can still read the questions and answers below.
      </ScriptingNote>
      {isReadOnly && (
        <p className="notice">Nothing can be saved at the moment. You can still ask, and read everything.</p>
      )}
      <AskForm initial={question} field={field} asking={asking} />
      {given && (
        <AnswerPanel
          publicUrl={publicUrl}
          given={given}
          stage={stage}
          onAsk={ask}
          onAskAnother={() => returnTo(field.current)}
        />
      )}
      {given?.answer?.kind !== 'help' && <History loaded={history.list} given={given} />}
    </div>
  );
}

/** Leads to the form, with its text selected: typing replaces it. */
function returnTo(field: HTMLTextAreaElement | null) {
  field?.select();
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
