import type { Corpus } from '../../../../src/knowledge/corpus/corpus.ts';
import { table } from '../../../bench/table.ts';
import { hadithRows } from '../found-spans.ts';
import { judgeText, occursSomewhere } from '../judge-words.ts';
import { percent } from '../percent.ts';
import type { LabelledAnswer, LabelledSpan } from '../read-islamic-eval.ts';

/** Hadith quoted by models that are in the collections; the others may be from books that are not in the library. */
export function measureLabelledHadith(answers: readonly LabelledAnswer[], corpus: Corpus): string {
  const spans = answers.flatMap(({ spans }) => spans).filter(({ label }) => label.endsWith('Hadith'));
  const judged = spans.map((span) => ({ span, found: howFound(span, corpus) }));
  const rows = (['CorrectHadith', 'WrongHadith'] as const).map((label) => {
    const group = judged.filter(({ span }) => span.label === label);
    const count = (found: Found) => group.filter((each) => each.found === found).length;
    const share = percent(count('exactly') + count('nearly'), group.length);
    return [label, `${group.length}`, `${count('exactly')}`, `${count('nearly')}`, `${count('not')}`, share];
  });
  const exact = judged.filter(({ span, found }) => span.label === 'WrongHadith' && found === 'exactly');
  const unlabelled = countUnlabelled(answers, corpus);
  return `### Hadith quoted in whole answers (IslamicEval 2025)

Of the spans that people labelled as hadith, what stands in the three collections; what does not may stand in others.

${table(['Label', 'spans', 'exactly', 'nearly', 'not found', 'found'], rows)}

Called wrong by people and found word for word: ${exact.map(({ span }) => span.id).join(', ') || 'none'}.

Verified as hadith where people labelled no quotation at all: ${unlabelled} stretches in ${answers.length} answers.

${table(['Found in whole answers', 'precision', 'recall', 'F1'], hadithRows(answers, corpus))}`;
}

/** A name or a phrase that also occurs in some hadith is not a quotation of it. */
function countUnlabelled(answers: readonly LabelledAnswer[], corpus: Corpus): number {
  return answers.flatMap(({ text, spans }) =>
    judgeText(text, corpus)
      .filter(({ work, verdict, quotation }) => work === 'hadith' && verdict === 'verified' && quotation !== undefined)
      .filter(({ start, end }) => !spans.some((span) => span.start < end && start < span.end)),
  ).length;
}

type Found = 'exactly' | 'nearly' | 'not';

/** By the words alone, as a block quotation that names no source. */
function howFound({ text }: LabelledSpan, corpus: Corpus): Found {
  if (occursSomewhere(text, corpus)) return 'exactly';
  const verdicts = judgeText(`> ${text.trim().replaceAll('\n', '\n> ')}\n`, corpus).map(({ verdict }) => verdict);
  return verdicts.some((verdict) => verdict === 'misquoted' || verdict === 'verified') ? 'nearly' : 'not';
}
