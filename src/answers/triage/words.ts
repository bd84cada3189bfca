import { spelled } from './spelling.ts';

/** Marks the end of a sentence in a row of words. */
export const SENTENCE_END = '.';

/** The folded words of a text, the positions of each, and the classes of words that begin at each position. */
export interface FoldedWords {
  /** In order, with a full stop where a sentence ends. */
  row: readonly string[];
  /** Positions by word, both as written and without a joined conjunction; positions of a class under `@name`. */
  places: ReadonlyMap<string, readonly number[]>;
  /** For each position the classes that begin there, and over how many words each reaches. */
  classes: readonly (readonly ClassPlace[])[];
}

/** A word or words of a named class (`@kin`), as one of the lists of `content/triage` defines it. */
export interface ClassPlace {
  /** With its mark: `@kin`. */
  name: string;
  length: number;
}

// Zero-width marks, the soft hyphen and the tatweel occur inside words; apostrophes join ("don't" is "dont").
const INSIDE_WORDS = /[\u00ad\u200b-\u200f\u2060\ufeff\u0640'’‘`ʼ]/gu;
// Vowel signs that a script always writes are letters of its words.
const MARKS = /(?![\p{Script=Bengali}\p{Script=Devanagari}])\p{M}/gu;
// Any end mark ends a sentence here, a semicolon or line break too: visitors often leave out spaces and full stops.
const WORDS = /[\p{L}\p{N}\p{M}]+|[.!?؟;\n۔]/gu;

export function wordsOf(text: string): FoldedWords {
  const row = fold(text).match(WORDS) ?? [];
  return inOrder(row.map((word) => (/^[\p{L}\p{N}]/u.test(word) ? spelled(word) : SENTENCE_END)));
}

/** The same words with the classes that begin at each position. */
export function withClasses(words: FoldedWords, classes: readonly (readonly ClassPlace[])[]): FoldedWords {
  const of = new Map<string, number[]>();
  for (const [at, begun] of classes.entries()) {
    for (const { name } of begun) {
      const known = of.get(name);
      if (!known) of.set(name, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  }
  const places = new Map<string, readonly number[]>([...words.places, ...of]);
  return { row: words.row, places, classes };
}

function inOrder(row: readonly string[]): FoldedWords {
  const places = new Map<string, number[]>();
  for (const [at, word] of row.entries()) {
    for (const form of new Set([word, withoutConjunction(word)])) {
      const known = places.get(form);
      if (known) known.push(at);
      else places.set(form, [at]);
    }
  }
  return { row, places, classes: [] };
}

/** How words are compared: lower case, without vowel signs, accents, hamza seats and stretched letters. */
export function fold(text: string): string {
  // Decomposed, so that removing marks removes accents, vowel signs and the hamza from its seat. Marks that are apart
  // already go first: a long pile of them takes quadratic time to decompose.
  return text
    .toLowerCase()
    .replace(MARKS, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(INSIDE_WORDS, '')
    .replace(/[ىیے]/gu, 'ي')
    .replace(/[ةہھ]/gu, 'ه')
    .replace(/ک/gu, 'ك')
    .replace(/ں/gu, 'ن')
    .replace(/ı/gu, 'i')
    .replace(/ß/gu, 'ss')
    .replace(/ٱ/gu, 'ا')
    .replace(/(\p{L})\1{2,}/gu, '$1');
}

/** Arabic writes "and" and "so" as a letter of the next word. */
export function withoutConjunction(word: string): string {
  return word.length > 3 && /^[وف]/u.test(word) ? word.slice(1) : word;
}
