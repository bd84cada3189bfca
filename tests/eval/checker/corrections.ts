import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { table } from '../../bench/table.ts';
import { judgeWords } from './judge-words.ts';
import { modernSpelling, plainSpelling } from './modern-spelling.ts';
import { percent } from './percent.ts';
import type { LabelledAnswer } from './read-islamic-eval.ts';
import { bareWord } from './units.ts';

/** A3: of a wrong quotation, does the checker offer the right words, and none where there are none? */
export function measureCorrections(answers: readonly LabelledAnswer[], corpus: Corpus): string {
  const wrong = answers.flatMap(({ spans }) => spans).filter(({ label }) => label === 'WrongAyah');
  const judged = wrong.map((span) => ({
    expected: span.correction === undefined ? undefined : folded(span.correction),
    ...offeredFor(span.text, corpus),
  }));
  const withWords = judged.filter(({ expected }) => expected !== undefined);
  const without = judged.filter(({ expected }) => expected === undefined);
  const exact = withWords.filter(({ expected, words }) => expected === words).length;
  const part = withWords.filter(({ expected = '', words }) => words && contain(expected, words)).length;
  const inVerses = withWords.filter(({ expected = '', verses }) => verses && contain(verses, expected)).length;
  const silent = without.filter(({ words }) => words === undefined).length;
  const row = (name: string, right: number) => [
    name,
    `${right} of ${withWords.length}`,
    `${silent} of ${without.length}`,
    percent(right + silent, wrong.length),
  ];
  return `### Corrections offered (IslamicEval 2025, correction)

${wrong.length} wrong verse quotations, of which ${without.length} have no right words. The annotators mostly give whole verses, the checker the
words in the place of the quoted ones and the verses where they stand. Published best: 68.18 %.

${table(
  ['Counted as right', 'right words', 'rightly none', 'accuracy'],
  [
    row('the words offered are the annotators’', exact),
    row('or a part or a whole around them', part),
    row('the verses named hold the annotators’ words', inVerses),
  ],
)}`;
}

/** The checker's suggestions for a quotation: replacement words, and the full verses that it names. */
function offeredFor(text: string, corpus: Corpus): { words: string | undefined; verses: string | undefined } {
  const { correction, foundAt } = judgeWords(text, corpus) ?? {};
  const passage = foundAt && corpus.passage(foundAt);
  return {
    words: correction === undefined ? undefined : folded(correction),
    verses: passage && folded(passage.verses.map(({ arabic }) => arabic).join(' ')),
  };
}

/** The words as they are typed today, without vowels, verse numbers and hamza seats. */
function folded(text: string): string {
  const words = text.split(/[\s\d٠-٩()﴿﴾]+/u).filter((word) => /\p{L}/u.test(word));
  const modern = words.map((word) => plainSpelling(/[ٱ\u06E1]/u.test(text) ? modernSpelling(word) : word));
  return modern.map(bareWord).join(' ');
}

function contain(whole: string, part: string): boolean {
  return ` ${whole} `.includes(` ${part} `) || ` ${part} `.includes(` ${whole} `);
}
