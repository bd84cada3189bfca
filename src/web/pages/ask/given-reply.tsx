import type { Ask } from '../../../contract/entities.ts';
import { ProvenanceBar } from '../../ui/provenance-bar.tsx';
import { SourcesPanel } from '../../ui/sources-panel.tsx';
import { verdictCounts } from '../../ui/verdict-counts.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerParts } from './answer-parts.tsx';

export interface GivenReplyProps {
  question: string;
  answer: Ask;
  /** The answer in the public history, if it is listed. */
  item: string | number | undefined;
  onAsk: (question: string) => void;
  /** Leads back to the form. */
  onAskAnother: () => void;
}

/** A reply below its question: who made it, its parts, its sources, and what can be done with it. */
export default function GivenReply({ question, answer, item, onAsk, onAskAnother }: GivenReplyProps) {
  const { kind = 'answer', ai_suggestion, check, sources } = answer;
  // Help, a choice and “nothing here” are for this visitor now, and rest on nothing.
  if (kind !== 'answer' && kind !== 'personal-ruling') return <AnswerParts answer={answer} onAsk={onAsk} />;
  return (
    <>
      <ProvenanceBar who="Put together by a program">
        {verdictCounts(check)}
        <span>no scholar has read it</span>
      </ProvenanceBar>
      <AnswerParts answer={answer} onAsk={onAsk} />
      <SourcesPanel sources={sources ?? []} />
      <AnswerActions question={question} markdown={ai_suggestion} item={item} onAskAnother={onAskAnother} />
    </>
  );
}
