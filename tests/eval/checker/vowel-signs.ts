import { checkText } from '../../../src/checker/check-text.ts';
import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { grouped, table } from '../../bench/table.ts';
import { type Random, seededRandom } from '../random.ts';
import { gather } from './gather.ts';
import { keepForInspection } from './inspect.ts';
import { unitsOf, type VerseUnits } from './units.ts';

const SEED = 20_261_123;
const vowelled = ['uthmani', 'vowelled'] as const;
type Vowelled = (typeof vowelled)[number];

/** Each changes one sign of one word; undefined where the word has none to change. */
const signChanges: Readonly<Record<string, (word: string, random: Random) => string | undefined>> = {
  'shadda added': (word, random) =>
    // On a letter with a vowel that is neither the first nor after a letter without a sign: there it only joins.
    replaceOne(
      word,
      /(?<=[\u064B-\u0652\u06E1]\u0651?[\u0621-\u064A])[\u064E-\u0650](?!\u0651)/gu,
      random,
      (sign) => `${sign}\u0651`,
    ),
  'shadda removed': (word, random) =>
    replaceOne(word, /(?<=[\u064E-\u0650][\u0621-\u064A][\u064E-\u0650])\u0651/gu, random, () => ''),
  'sukun → vowel': (word, random) =>
    replaceOne(word, /(?<=[\u0621-\u063A\u0641-\u064A])[\u06E1\u0652](?=\p{L})/gu, random, () =>
      random.pick(shortVowels),
    ),
  'vowel → sukun': (word, random) =>
    replaceOne(word, /(?<!\u0651)[\u064E-\u0650](?=[\u0621-\u0626\u0628-\u0647])/gu, random, () =>
      /\u06E1/u.test(word) ? '\u06E1' : '\u0652',
    ),
};

const shortVowels = ['\u064E', '\u064F', '\u0650'];

function replaceOne(word: string, sign: RegExp, random: Random, put: (sign: string) => string): string | undefined {
  const places = [...word.matchAll(sign)];
  if (places.length === 0) return undefined;
  const { index, 0: found } = random.pick(places);
  return word.slice(0, index) + put(found) + word.slice(index + found.length);
}

interface ChangedSign {
  kind: string;
  edition: Vowelled;
  change: string;
  text: string;
}

/** Whole verses with one sign of one word changed into a form that the edition does not have in that verse. */
export function changedSigns(verses: readonly VerseUnits[], each: number): ChangedSign[] {
  const random = seededRandom(SEED);
  return vowelled.flatMap((edition) =>
    Object.entries(signChanges).flatMap(([kind, change]) =>
      gather(each, () => {
        const { surah, ayah, words } = random.pick(verses);
        const at = random.int(words[edition].length);
        const word = words[edition][at] ?? '';
        const changed = change(word, random);
        if (changed === undefined || words[edition].includes(changed)) return undefined;
        const text = `﴿${words[edition].with(at, changed).join(' ')}﴾ [Quran ${surah}:${ayah}]`;
        return { kind, edition, change: `${word} → ${changed}`, text };
      }),
    ),
  );
}

/** Ways in which editions write the same recitation; not alterations. */
export const spellings: Readonly<Record<string, (verse: VerseUnits) => string>> = {
  'the edition’s own': ({ words }) => words.uthmani.join(' '),
  modern: ({ words }) => words.vowelled.join(' '),
  'modern, every sukun written, no shadda that only joins': ({ words }) =>
    words.vowelled.map(plainlyVowelled).join(' '),
  'modern, no shadda on sun letters': ({ words }) =>
    words.vowelled.map((word) => word.replace(/(?<=ال[\u0621-\u064A][\u064E-\u0650]?)\u0651/gu, '')).join(' '),
  'modern, tanween on its alef': ({ words }) =>
    words.vowelled.map((word) => word.replace(/\u064B([اى])/gu, '$1\u064B')).join(' '),
  'modern, no sukun': ({ words }) => words.vowelled.map((word) => word.replace(/\u0652/gu, '')).join(' '),
  'modern, letters alone': ({ words }) => words.plain.join(' '),
};

function plainlyVowelled(word: string): string {
  // A few words are listed in their modern spelling without vowels.
  if (!/[\u064B-\u0652]/u.test(word)) return word;
  return word
    .replace(/^([\u0621-\u064A])([\u064B-\u0650]?)\u0651/u, '$1$2')
    .replace(/(?<!ا)([بتثجحخدذرزسشصضطظعغفقكلمنه])(?=[بتثجحخدذرزسشصضطظعغفقكلمنه][\u064B-\u0650]?\u0651?)/gu, '$1\u0652')
    .replace(/(\u0652[\u0621-\u064A][\u064B-\u0650]?)\u0651/gu, '$1')
    .replace(/(ا)ل\u0652/gu, '$1ل')
    .replace(/([بتثجحخدذرزسشصضطظعغفقكلمنه])$/u, '$1\u0652');
}

/** Vowels, shadda and sukun: changed signs must be refused, and all spellings of unchanged ones accepted. */
export function measureVowelSigns(corpus: Corpus, each = 400): string {
  const verses = unitsOf(corpus);
  const verdictOf = (text: string) => checkText(text, corpus)[0]?.verdict ?? 'none';
  const changed = changedSigns(verses, each).map((one) => ({ ...one, verdict: verdictOf(one.text) }));
  const genuine = Object.entries(spellings).map(([name, write]) => {
    const refused = verses.flatMap((verse) => {
      const text = `﴿${write(verse)}﴾ [Quran ${verse.surah}:${verse.ayah}]`;
      const verdict = verdictOf(text);
      return verdict === 'verified' ? [] : [{ name, verdict, text }];
    });
    return { name, refused };
  });
  keepForInspection(
    'eval-signs-passed.tsv',
    changed.filter(({ verdict }) => verdict === 'verified').map((one) => [one.kind, one.edition, one.change, one.text]),
  );
  keepForInspection(
    'eval-signs-refused.tsv',
    genuine.flatMap(({ refused }) => refused.map(({ name, verdict, text }) => [name, verdict, text])),
  );
  const groups = [...Map.groupBy(changed, ({ kind, edition }) => `${kind}, ${edition}`)];
  return `### Signs of vowels, changed and spelled otherwise

${table(
  ['One sign changed', 'verses', 'verified all the same (must be 0)'],
  groups.map(([name, group]) => [
    name,
    grouped(group.length),
    grouped(group.filter(({ verdict }) => verdict === 'verified').length),
  ]),
)}

${table(
  ['The whole Quran, nothing changed', 'verses', 'refused'],
  genuine.map(({ name, refused }) => [name, grouped(verses.length), grouped(refused.length)]),
)}`;
}
