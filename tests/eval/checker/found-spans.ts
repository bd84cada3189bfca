import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { table } from '../../bench/table.ts';
import { judgeText } from './judge-words.ts';
import type { LabelledAnswer } from './read-islamic-eval.ts';
import { added, characterScore, covered, noScore, rates, type Score, type Span, spanScore } from './span-score.ts';

/** A2: of whole answers, which quotations does the checker find? */
export function measureFoundSpans(answers: readonly LabelledAnswer[], corpus: Corpus): string {
  const texts = judgedTexts(answers, corpus);
  const neither = sum(texts, (text) => neitherScore(text.length, text.any.wanted, text.any.found));
  const macro = [characters(texts, 'ayah'), characters(texts, 'hadith'), neither].map((score) => rates(score).f1);
  return `### Quotations found in whole answers (IslamicEval 2025, span detection)

${table(
  ['Found', 'precision', 'recall', 'F1'],
  [
    row('verses, by characters', characters(texts, 'ayah')),
    row('verses, by spans', spans(texts, 'ayah')),
    ...rowsOfHadith(texts),
    row('any quotation, by characters', characters(texts, 'any')),
    row('any quotation, by spans', spans(texts, 'any')),
    row('what is no quotation, by characters', neither),
  ],
)}

Macro-averaged F1 over verse, hadith and neither, by characters: ${figure(macro.reduce((a, b) => a + b) / macro.length)} (published best: 90.06).
A span counts as found where what it shares with the labelled one is at least half of what both cover. Hadith are
told from their reference alone as long as the library holds none.`;
}

/** Precision, recall and F1 of the hadith alone. */
export function hadithRows(answers: readonly LabelledAnswer[], corpus: Corpus): string[][] {
  return rowsOfHadith(judgedTexts(answers, corpus));
}

interface JudgedText extends Record<'ayah' | 'hadith' | 'any', { wanted: readonly Span[]; found: readonly Span[] }> {
  length: number;
}

function judgedTexts(answers: readonly LabelledAnswer[], corpus: Corpus): JudgedText[] {
  return answers.map((answer) => {
    const quoted = judgeText(answer.text, corpus).filter(({ quotation }) => quotation !== undefined);
    const labelled = (work: 'Ayah' | 'Hadith') => answer.spans.filter(({ label }) => label.endsWith(work));
    return {
      length: answer.text.length,
      ayah: { wanted: labelled('Ayah'), found: quoted.filter(({ work }) => work === 'quran') },
      hadith: { wanted: labelled('Hadith'), found: quoted.filter(({ work }) => work === 'hadith') },
      any: { wanted: answer.spans, found: quoted },
    };
  });
}

type Kind = 'ayah' | 'hadith' | 'any';

const sum = (texts: readonly JudgedText[], scoreOf: (text: JudgedText) => Score) =>
  texts.map(scoreOf).reduce(added, noScore);

const characters = (texts: readonly JudgedText[], kind: Kind) =>
  sum(texts, (text) => characterScore(text[kind].wanted, text[kind].found));

const spans = (texts: readonly JudgedText[], kind: Kind) =>
  sum(texts, (text) => spanScore(text[kind].wanted, text[kind].found));

const rowsOfHadith = (texts: readonly JudgedText[]) => [
  row('hadith, by characters', characters(texts, 'hadith')),
  row('hadith, by spans', spans(texts, 'hadith')),
];

function row(name: string, score: Score): string[] {
  const { precision, recall, f1 } = rates(score);
  return [name, figure(precision), figure(recall), figure(f1)];
}

const figure = (share: number) => (100 * share).toFixed(1);

function neitherScore(length: number, wanted: readonly Span[], found: readonly Span[]): Score {
  const [one, other] = [covered(wanted), covered(found)];
  const either = new Set([...one, ...other]).size;
  return { wanted: length - one.size, found: length - other.size, both: length - either };
}
