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
  const words = arabicWords(withoutPiles(text)).map((vowelled) =>
    knownOr(known, vowelled, () => ({ forms: arabicForms(vowelled), vowelled })),
  );
  return words.filter(({ forms }) => forms.length > 0);
}

/** The words of a text in Latin letters: case, accents, punctuation, brackets and typographic quotes aside. */
export function normalizeLatin(text: string, known: KnownWords = new Map()): Word[] {
  return withoutPiles(text)
    .replace(verseNumber, ' ')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640'’‘ʼʾʿ`´[\]]/gu, '')
    .toLowerCase()
    .split(/(?:[^\p{L}\p{N}]|(?=\p{L})\p{Script=Arabic})+/u)
    .filter(Boolean)
    .map((form) => knownOr(known, form, () => ({ forms: [form] })));
}

/** A verse's number inside a quotation: `﴿١٨٣﴾`, `(183)`. Any other number is a word, and may be a wrong one. */
const verseNumber = /[﴿(]\s*([٠-٩۰-۹]+|\d{1,3})\s*[﴾)]|\u06DD([٠-٩۰-۹]+|\d{1,3})/gu;

/** A text cut at its verses' numbers: what stands before each, and the number, which ends all but the last piece. */
export function cutAtVerseNumbers(text: string): { piece: string; number?: number }[] {
  const pieces: { piece: string; number?: number }[] = [];
  let end = 0;
  for (const { 0: written, 1: inBrackets = '', 2: afterSign, index } of text.matchAll(verseNumber)) {
    pieces.push({ piece: text.slice(end, index), number: numberOf(afterSign ?? inBrackets) });
    end = index + written.length;
  }
  return [...pieces, { piece: text.slice(end) }];
}

function numberOf(written: string): number {
  const digits = [...written].map((digit) => (digit < '٠' ? digit : digit.charCodeAt(0) % 16));
  return Number(digits.join(''));
}

/** No word carries so many marks; ICU sorts a pile of them in quadratic time. */
const pile = /(\p{M}{20})\p{M}+/gu;

function withoutPiles(text: string): string {
  return text.replace(pile, '$1');
}

function knownOr(known: KnownWords, written: string, make: () => Word): Word {
  const word = known.get(written) ?? make();
  known.set(written, word);
  return word;
}
