import { surahTable } from './surah-table.ts';

export interface NamedSurah {
  number: number;
  verses: number;
  /** The usual name in Latin letters. */
  name: string;
  arabicName: string;
  /** English meanings by which people cite it. */
  meanings: readonly string[];
  /** Other names in Latin letters, and spellings that no rule brings to the usual one. */
  alsoCalled: readonly string[];
  arabicNames: readonly string[];
}

export const surahs: readonly NamedSurah[] = surahTable
  .trim()
  .split('\n')
  .map((line, index) => {
    const [verses = '', name = '', meanings = '', other = '', arabic = ''] = line.split(' | ');
    const arabicNames = arabic.split('، ');
    return {
      number: index + 1,
      verses: Number(verses),
      name,
      arabicName: arabicNames[0] ?? '',
      meanings: meanings.split(', '),
      alsoCalled: other === '-' ? [] : other.split(', '),
      arabicNames,
    };
  });

/** The number of verses of a surah; 0 if there is no such surah. */
export function versesIn(surah: number): number {
  return surahs[surah - 1]?.verses ?? 0;
}
