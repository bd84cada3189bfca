/**
 * Transliterations of the Arabic article, and words that join two words. `Ali` and `Ale` are for the family of Imran.
 */
export const articles: ReadonlySet<string> = new Set(
  (
    'al el ul il l an en un in ar er ur as es us ash esh ush asy at et ut ath az ez uz ad ed ud adh edh udh ' +
    'adz aal ale ali aali aale e i'
  ).split(' '),
);

/** `Qur’ān` → `quran`: lower case, without accents, apostrophes and the English possessive. */
export function plainWord(word: string): string {
  if (isPlain.test(word)) return word;
  const plain = isAscii.test(word) ? word : word.normalize('NFD').replace(/ı/gu, 'i');
  return plain
    .toLowerCase()
    .replace(/['’`ʼ]s$/u, '')
    .replace(/[^a-z]/g, '');
}

/**
 * Brings the ways to write one Arabic word in Latin letters to one: `Baqarah`, `Baqara` and `Bakarah` are `bakara`.
 * `sh` stays apart from `s`, or else the surah called The Consultation would be any surah.
 */
export function latinKey(plain: string): string {
  return plain
    .replace(longVowels, (vowel) => short[vowel[0] ?? ''] ?? '')
    .replace(pairs, (pair) => single[pair] ?? pair)
    .replace(/(.)\1+/g, '$1')
    .replace(/ah$/, 'a');
}

const isPlain = /^[a-z]+$/;
const isAscii = /^[\0-\x7f]*$/;

const longVowels = /a{2,}|e{2,}|i{2,}|o{2,}|u{2,}|ou/g;
const short: Readonly<Record<string, string>> = { a: 'a', e: 'i', i: 'i', o: 'u', u: 'u' };

const pairs = /a[uw]|ow|a[iye]|e[iy]|iy|th|dh|kh|gh|dj|[qveo]/g;
const single: Readonly<Record<string, string>> = {
  au: 'aw',
  ow: 'aw',
  ai: 'ay',
  ae: 'ay',
  ei: 'ay',
  ey: 'ay',
  iy: 'i',
  th: 't',
  dh: 'd',
  kh: 'k',
  gh: 'g',
  dj: 'j',
  q: 'k',
  v: 'w',
  e: 'i',
  o: 'u',
};
