import { arabicLetter, foldArabic } from '../fold-arabic.ts';

/** A question's words as the tables of this folder write them: lower case, without accents, vowels and apostrophes. */
export function questionWords(question: string): string[] {
  return question
    .normalize('NFKD')
    .replace(/['’‘ʼʾʿ`´]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(plainWord)
    .filter(Boolean);
}

function plainWord(word: string): string {
  return arabicLetter.test(word) ? foldArabic(word, 'dropped') : word.replace(/\p{M}/gu, '').toLowerCase();
}

export function hasArabic(word: string): boolean {
  return arabicLetter.test(word);
}

/**
 * An Arabic word and what is left of it without the particles and the article that are written onto it (وبالصلاة →
 * الصلاة → صلاة), longest first.
 */
export function withoutClitics(word: string): string[] {
  const forms = [word];
  for (const clitic of [/^[وف]/u, /^[بكل](?=ال)/u, /^لل/u, /^ال/u]) {
    const last = forms.at(-1) ?? word;
    const bare = last.replace(clitic, '');
    if (bare !== last && bare.length >= 3) forms.push(bare);
  }
  return forms;
}

/** An Arabic word as it may stand in the text: with the particles and the article written onto it, or without. */
export function withClitics(word: string): string[] {
  return ['', 'ال', 'و', 'وال', 'ف', 'ب', 'بال', 'ل', 'لل'].map((clitic) => clitic + word);
}
