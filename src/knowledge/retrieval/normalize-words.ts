import { fieldStems } from './index-thesaurus.ts';
import type { Lexicon } from './lexicon.ts';
import { saysNothing } from './read-words.ts';

/** A text's words after unknown ones were replaced by known ones. */
interface NormalizedWords {
  /** The known word instead of each: of the field in another spelling, or the one that was misspelt. */
  meant: ReadonlyMap<string, string>;
  /** The known words that replaced misspelt ones. */
  corrected: ReadonlySet<string>;
}

/** Looking for a misspelling costs most of all that is done with a question: the bound keeps the cost even. */
const MOST_STRANGE = 16;

export function normalizeWords(words: readonly string[], language: string, lexicon: Lexicon): NormalizedWords {
  const meant = new Map<string, string>();
  const corrected = new Set<string>();
  let looked = 0;
  for (const word of new Set(words)) {
    const spoken = inLetters(word);
    if (spoken !== undefined) {
      const known = isKnown(spoken, lexicon) ? spoken : lexicon.variantOf(spoken);
      if (known !== undefined) meant.set(word, known);
      continue;
    }
    if (!latin.test(word) || isKnown(word, lexicon) || saysNothing(word, language, lexicon)) continue;
    if (lexicon.thesaurus.elsewhereWords.has(word)) continue;
    if (looked++ >= MOST_STRANGE) break;
    const variant = lexicon.variantOf(word);
    // Of other languages it is not known which words are misspelt.
    const correction = variant === undefined && language === 'en' ? lexicon.correctionOf(word) : undefined;
    if (correction !== undefined) corrected.add(correction);
    const instead = variant ?? correction;
    if (instead !== undefined) meant.set(word, instead);
  }
  return { meant, corrected };
}

const latin = /^[a-z]{3,40}$/;

/** Arabic typed on a telephone: digits replace the letters that they resemble ("du3a", "7ijab"). */
function inLetters(word: string): string | undefined {
  if (!typedWithDigits.test(word)) return undefined;
  return word.replace(/[2356789]/g, (digit) => LETTERS[digit] ?? '');
}

const typedWithDigits = /^(?=[a-z0-9]*[a-z]{2})(?=[a-z]*[2356789])[a-z2356789]{3,40}$/;

const LETTERS: Readonly<Record<string, string>> = {
  '2': '',
  '3': '',
  '5': 'kh',
  '6': 't',
  '7': 'h',
  '8': 'gh',
  '9': 's',
};

export function isKnown(word: string, lexicon: Lexicon): boolean {
  return lexicon.knows(word) || isOfTheField(word, lexicon);
}

export function isOfTheField(word: string, { thesaurus: { fieldWords } }: Lexicon): boolean {
  return fieldStems(word).some((stem) => fieldWords.has(stem));
}
