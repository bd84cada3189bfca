import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { table } from '../../bench/table.ts';
import { occursSomewhere } from './judge-words.ts';
import { percent } from './percent.ts';
import type { LabelledAnswer, LabelledSpan } from './read-islamic-eval.ts';

/** A1: given a labelled quotation's words alone, does the checker find in the Quran what people called right? */
export function measureValidation(answers: readonly LabelledAnswer[], corpus: Corpus): string {
  const judged = answers
    .flatMap(({ spans }) => spans)
    .filter(({ label }) => label === 'CorrectAyah' || label === 'WrongAyah')
    .map((span) => ({ span, found: occursSomewhere(span.text, corpus), isRight: span.label === 'CorrectAyah' }));
  const row = (name: string, group: typeof judged) => [
    name,
    `${group.length}`,
    `${group.filter(({ found, isRight }) => found === isRight).length}`,
    percent(group.filter(({ found, isRight }) => found === isRight).length, group.length),
    `${group.filter(({ found, isRight }) => !found && isRight).length}`,
    `${group.filter(({ found, isRight }) => found && !isRight).length}`,
  ];
  const long = judged.filter(({ span }) => countWords(span) >= 4);
  const short = judged.filter(({ span }) => countWords(span) < 4);
  const ids = (wanted: boolean) =>
    judged.flatMap(({ span, found, isRight }) => (found === wanted && isRight !== wanted ? [span.id] : [])).join(', ');
  return `### Verse quotations judged (IslamicEval 2025, validation)

Goal: 92 %. Published: large models 88–90 %, plain folding 87.3 %.

${table(
  ['Quotations', 'count', 'judged right', 'share', 'right, refused', 'wrong, accepted'],
  [row('all', judged), row('four words or more', long), row('fewer', short)],
)}

Called right by people and not found: ${ids(false) || 'none'}.
Called wrong by people and found word for word (most are called wrong for being incomplete or without verse numbers): ${ids(true) || 'none'}.`;
}

function countWords({ text }: LabelledSpan): number {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
}
