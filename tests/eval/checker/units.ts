import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { modernSpelling, plainSpelling } from './modern-spelling.ts';

/** The spellings in which quotations are generated. */
export const editions = ['uthmani', 'vowelled', 'plain', 'english'] as const;
export type Edition = (typeof editions)[number];

export const editionTitles: Readonly<Record<Edition, string>> = {
  uthmani: 'Arabic, Uthmani',
  vowelled: 'Arabic, modern with vowels',
  plain: 'Arabic, modern without',
  english: 'English',
};

/** A verse as rows of units. In Arabic a unit is one word of the source, which may be two words today (يا أيها). */
export interface VerseUnits {
  surah: number;
  ayah: number;
  words: Readonly<Record<Edition, readonly string[]>>;
}

export interface Passage {
  surah: number;
  from: number;
  to: number;
}

export function unitsOf(corpus: Corpus): VerseUnits[] {
  return corpus.verses.map(({ surah, ayah, arabic, translation }) => {
    const uthmani = arabic.split(' ').filter(hasLetter);
    const vowelled = uthmani.map(modernSpelling);
    const english = translation.split(/\s+/u).filter(hasLetter);
    return { surah, ayah, words: { uthmani, vowelled, plain: vowelled.map(plainSpelling), english } };
  });
}

export function hasLetter(token: string): boolean {
  return /\p{L}/u.test(token);
}

/** Ignores vowels, hamza seats, case and punctuation: words that still differ are different words. */
export function bareWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}ـء]/gu, '')
    .replace(/ٱ/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
}
