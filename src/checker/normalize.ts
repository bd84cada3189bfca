import { arabicForms, arabicWords } from '../knowledge/fold-arabic.ts';

/** One word made ready for comparison. */
export interface Word {
  /** The bare forms in which it may be met: two words are one if they share a form. */
  forms: readonly string[];
  /** Arabic as it stands, vowels and all. */
  vowelled?: string;
}

/** Words already made ready, by their writing: an edition's words recur, and share one object each. */
export type KnownWords = Map<string, Word>;

/** The words of an Arabic text. */
export function normalizeArabic(text: string, known: KnownWords = new Map()): Word[] {
  const words = arabicWords(text).map((vowelled) =>
    knownOr(known, vowelled, () => ({ forms: arabicForms(vowelled), vowelled })),
  );
  return words.filter(({ forms }) => forms.length > 0);
}

/** The words of a text in Latin letters: case, accents, punctuation, brackets and typographic quotes aside. */
export function normalizeLatin(text: string, known: KnownWords = new Map()): Word[] {
  return text
    .replace(verseNumber, ' ')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640'’‘ʼʾʿ`´[\]]/gu, '')
    .toLowerCase()
    .split(/(?:[^\p{L}\p{N}]|(?=\p{L})\p{Script=Arabic})+/u)
    .filter(Boolean)
    .map((form) => knownOr(known, form, () => ({ forms: [form] })));
}

/** A verse's number inside a quotation: `﴿١٨٣﴾`, `(183)`. Any other number is a word, and may be a wrong one. */
const verseNumber = /[﴿(]\s*(?:[٠-٩۰-۹]+|\d{1,3})\s*[﴾)]/gu;

function knownOr(known: KnownWords, written: string, make: () => Word): Word {
  const word = known.get(written) ?? make();
  known.set(written, word);
  return word;
}
