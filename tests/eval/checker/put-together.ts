import { Checker } from '../../../src/checker/checker.ts';
import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { modernSpelling } from '../../../src/knowledge/corpus/modern-spelling.ts';
import { type Random, seededRandom } from '../random.ts';
import { percent } from './percent.ts';

// Arabic that is announced as a verse and is none, or not only: nothing of it may be verified beside silence.

const bare = (text: string) =>
  modernSpelling(text)
    .replace(/[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/gu, '')
    .replace(/ٱ/gu, 'ا');

/** Words of no verse. */
const invented =
  'إن الله يحب الذين يعملون الخير في كل يوم ويساعدون الناس في الطريق والذين يصبرون على ما أصابهم فإن لهم جنات من نور لا يدخلها إلا كل عبد صابر شكور'.split(
    ' ',
  );

type Form = (words: string) => string;

const marked: readonly Form[] = [(words) => `قال الله تعالى: ﴿${words}﴾`, (words) => `قال الله تعالى: «${words}»`];
const unmarked: readonly Form[] = [(words) => `قال الله تعالى: ${words}`];

interface Kind {
  forms: readonly Form[];
  make: (one: readonly string[], other: readonly string[], random: Random) => string[];
}

/** Ways of making a verse that does not exist out of one or two that do. */
const kinds: Readonly<Record<string, Kind>> = {
  'two verses joined, in marks': { forms: marked, make: (one, other) => [...one.slice(0, 8), ...other.slice(-7)] },
  'invented words behind a piece, in marks': {
    forms: marked,
    make: (one, _, random) => [...one.slice(2, 8 + random.int(5)), ...invented.slice(0, 8 + random.int(10))],
  },
  'invented words around a piece, in marks': {
    forms: marked,
    make: (one) => [...invented.slice(0, 8), ...one.slice(2, 9), ...invented.slice(9, 15)],
  },
  'another last word, unmarked': {
    forms: unmarked,
    make: (one, _, random) => [...one.slice(0, 9), random.pick(invented)],
  },
  'another first word, unmarked': {
    forms: unmarked,
    make: (one, _, random) => [random.pick(invented), ...one.slice(1, 10)],
  },
};

/** A hamza on its alef moved below it, or back: another word each time. */
const hamzas: readonly (readonly [RegExp, string])[] = [
  [/^إنا$/u, 'أنا'],
  [/^إن$/u, 'أن'],
  [/^أن$/u, 'إن'],
  [/^إلا$/u, 'ألا'],
];

/** Texts of each kind, and of the hamzas. */
export function madeVerses(corpus: Corpus, count: number): Map<string, string[]> {
  const random = seededRandom(11);
  const long = corpus.verses.filter(({ arabic }) => arabic.split(' ').length >= 12);
  const wordsOf = () => bare(random.pick(long).arabic).split(' ');
  const made = new Map(
    Object.entries(kinds).map(([name, { forms, make }]) => [
      name,
      Array.from({ length: count }, () => random.pick(forms)(make(wordsOf(), wordsOf(), random).join(' '))),
    ]),
  );
  const moved: string[] = [];
  while (moved.length < count) {
    const { surah, ayah, arabic } = random.pick(corpus.verses);
    const words = bare(arabic).split(' ');
    const [pattern, put] = random.pick(hamzas);
    const at = words.findIndex((word) => pattern.test(word));
    if (at >= 0 && words.length > 4) moved.push(`﴿${words.with(at, put).join(' ')}﴾ [${surah}:${ayah}]`);
  }
  return made.set('a hamza moved', moved);
}

/** Of these texts, those of which something is verified. */
export const verifiedAmong = (texts: readonly string[], checker: Checker) =>
  texts.filter((text) => checker.checkText(text).some(({ verdict }) => verdict === 'verified'));

export function measureMadeVerses(corpus: Corpus): string {
  const checker = new Checker(corpus);
  const rows = [...madeVerses(corpus, 400)].map(([name, texts]) => {
    const count = verifiedAmong(texts, checker).length;
    return { count, row: `| ${name} | ${texts.length} | ${count} (${percent(count, texts.length)}) |` };
  });
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return `### Verses that are none, or not only

**verified in part ${all} of ${rows.length * 400}**

| made of | texts | verified, in part or whole |
| --- | ---: | ---: |
${rows.map(({ row }) => row).join('\n')}`;
}
