import type { Ask } from '../../../contract/entities.ts';
import { parseProse } from '../../../contract/prose.ts';
import { directionOf } from '../../ui/prose.tsx';
import { ProvenanceBar } from '../../ui/provenance-bar.tsx';
import { SourcesPanel } from '../../ui/sources-panel.tsx';
import { verdictCounts } from '../../ui/verdict-counts.tsx';
import { arabic } from '../../words/arabic.ts';
import { english } from '../../words/english.ts';
import { WordsContext } from '../../words/words.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerParts } from './answer-parts.tsx';

export interface GivenReplyProps {
  /** The address of this site. */
  publicUrl: string;
  question: string;
  answer: Ask;
  /** The answer in the public history, if it is listed. */
  item: string | number | undefined;
  onAsk: (question: string) => void;
  /** Leads back to the form. */
  onAskAnother: () => void;
}

/** A reply below its question: who made it, its parts, its sources, and what can be done with it. */
export default function GivenReply({ publicUrl, question, answer, item, onAsk, onAskAnother }: GivenReplyProps) {
  const { kind = 'answer', ai_suggestion, check, sources } = answer;
  // Help, a choice and “nothing here” are for this visitor now, and rest on nothing.
  if (kind !== 'answer' && kind !== 'personal-ruling') return <AnswerParts answer={answer} onAsk={onAsk} />;
  const isArabic = directionOf(parseProse(ai_suggestion)) !== undefined;
  const words = isArabic ? arabic : english;
  return (
    <WordsContext value={words}>
      <div {...(isArabic && { dir: 'rtl', lang: 'ar' })}>
        <ProvenanceBar who="program">
          {verdictCounts(check, words.language)}
          <span>{words.noScholar}</span>
        </ProvenanceBar>
        <AnswerParts answer={answer} onAsk={onAsk} />
        <SourcesPanel sources={sources ?? []} />
        <AnswerActions
          publicUrl={publicUrl}
          question={question}
          markdown={ai_suggestion}
          item={item}
          onAskAnother={onAskAnother}
        />
      </div>
    </WordsContext>
  );
}
