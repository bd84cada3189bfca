import type { Random } from '../random.ts';
import { type Quote, wordPlaces } from './quote.ts';
import { tellingWordsOf } from './telling-words.ts';
import { bareWord, type VerseUnits } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Mutation {
  quote: Quote;
  /** The change in a few words: `word → other`. */
  change: string;
}

interface Material {
  random: Random;
  vocabulary: Vocabulary;
  verses: readonly VerseUnits[];
}

type Mutate = (quote: Quote, material: Material) => Mutation | undefined;

/** Each changes a genuine quotation in one way; undefined where it does not lend itself. */
export const mutations = {
  'word changed': (quote, { random, vocabulary }) => exchange(quote, random, () => random.pick(vocabulary.units)),
  'near word': (quote, { random, vocabulary }) =>
    exchange(quote, random, (word) => {
      const near = vocabulary.near(word);
      return near.length > 0 ? random.pick(near) : undefined;
    }),
  'word dropped': (quote, { random }) => {
    const inner = wordPlaces(quote).slice(1, -1);
    return inner.length > 0 ? spliced(quote, random.pick(inner), 1) : undefined;
  },
  'word inserted': (quote, { random, vocabulary }) => {
    const inner = wordPlaces(quote).slice(1);
    return inner.length > 0 ? spliced(quote, random.pick(inner), 0, random.pick(vocabulary.units)) : undefined;
  },
  'words swapped': (quote, { random }) => {
    const at = random.pick(wordPlaces(quote));
    const [one, other] = quote.tokens.slice(at, at + 2);
    return one && other && bareWord(other) ? spliced(quote, at, 2, other, one) : undefined;
  },
  negation: (quote, { random, vocabulary }) => {
    const { negations } = tellingWordsOf(quote.edition);
    const held = placesOf(quote, negations);
    if (held.length > 0) return spliced(quote, random.pick(held), 1);
    const added = vocabulary.written(random.pick(negations.slice(0, 2)));
    const inner = wordPlaces(quote).slice(1);
    return added && inner.length > 0 ? spliced(quote, random.pick(inner), 0, added) : undefined;
  },
  'number changed': (quote, material) => exchangeListed(quote, material, tellingWordsOf(quote.edition).numbers),
  'name changed': (quote, material) => exchangeListed(quote, material, tellingWordsOf(quote.edition).names),
  'pronoun changed or dropped': (quote, material) => {
    const { pronouns } = tellingWordsOf(quote.edition);
    const held = placesOf(quote, pronouns);
    if (held.length > 0 && material.random.int(2) === 0) return spliced(quote, material.random.pick(held), 1);
    return exchangeListed(quote, material, pronouns);
  },
  'vowel changed': (quote, { random }) => {
    if (quote.edition !== 'uthmani' && quote.edition !== 'vowelled') return undefined;
    const at = random.pick(wordPlaces(quote));
    const other = otherVowel(quote.tokens[at] ?? '', random);
    return other === undefined ? undefined : spliced(quote, at, 1, other);
  },
  'wrong reference': (quote, { random, verses }) => {
    const { surah, from, to } = quote.passage;
    const other = random.pick(verses);
    const passage = random.pick([
      { surah: other.surah, from: other.ayah, to: other.ayah + to - from },
      { surah, from: to + 1, to: to + 1 + to - from },
      { surah: (surah % 114) + 1, from, to },
    ]);
    return { quote: { ...quote, passage }, change: `${surah}:${from} → ${passage.surah}:${passage.from}` };
  },
  'words of everywhere': (quote, { random, vocabulary }) => {
    const tokens = Array.from({ length: 6 + random.int(9) }, () => random.pick(vocabulary.units));
    return { quote: { ...quote, tokens }, change: 'all' };
  },
  'two halves': (quote, { random, verses }) => {
    const other = random.pick(verses).words[quote.edition];
    const places = wordPlaces(quote);
    const middle = places[Math.ceil(places.length / 2)];
    if (middle === undefined || other.length < 4) return undefined;
    const tokens = [...quote.tokens.slice(0, middle), ...other.slice(other.length >> 1)];
    return { quote: { ...quote, tokens }, change: 'second half' };
  },
} satisfies Record<string, Mutate>;

export type MutationKind = keyof typeof mutations;

function spliced(quote: Quote, at: number, count: number, ...put: string[]): Mutation {
  const removed = quote.tokens.slice(at, at + count).join(' ');
  const tokens = quote.tokens.toSpliced(at, count, ...put);
  return { quote: { ...quote, tokens }, change: `${removed || '–'} → ${put.join(' ') || '–'}` };
}

function exchange(
  quote: Quote,
  random: Random,
  otherThan: (word: string) => string | undefined,
  places = wordPlaces(quote),
): Mutation | undefined {
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  const other = otherThan(quote.tokens[at] ?? '');
  if (other === undefined || bareWord(other) === bareWord(quote.tokens[at] ?? '')) return undefined;
  return spliced(quote, at, 1, other);
}

/** Replaces a word by another of the same kind: Moses by Jesus. */
function exchangeListed(quote: Quote, { random, vocabulary }: Material, listed: readonly string[]) {
  return exchange(quote, random, () => vocabulary.written(random.pick(listed)), placesOf(quote, listed));
}

function placesOf(quote: Quote, listed: readonly string[]): number[] {
  return wordPlaces(quote).filter((at) => listed.includes(bareWord(quote.tokens[at] ?? '')));
}

const vowels = ['\u064E', '\u064F', '\u0650'];

/**
 * Another short vowel on one letter. Not before a letter that lengthens the vowel: that would be no word of the
 * language.
 */
function otherVowel(word: string, random: Random): string | undefined {
  const places = [...word.matchAll(/[\u064E-\u0650](?!\u0651?[اويىٰ\u0670\u06E5\u06E6])/gu)].map(({ index }) => index);
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  const other = random.pick(vowels.filter((vowel) => vowel !== word[at]));
  return `${word.slice(0, at)}${other}${word.slice(at + 1)}`;
}
