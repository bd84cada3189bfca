import type { QuranReference } from '../../references/reference.ts';
import { versesIn } from '../../references/surahs.ts';
import { SURAHS } from '../corpus/corpus.ts';

/** The search table of the corpus file: which verses have a stem in an edition. Verses are its rows, from 1. */
export interface VerseIndex {
  rows(edition: string, stem: string): readonly number[];
  /** How many words the verse of a row has in the original. */
  length(row: number): number;
}

/** The surah of each row; the first row is 1. */
const surahOfRow: readonly number[] = [
  0,
  ...Array.from({ length: SURAHS }, (_, at) => Array.from({ length: versesIn(at + 1) }, () => at + 1)).flat(),
];

/** The row of each surah's first verse. */
const firstRows: readonly number[] = Array.from({ length: SURAHS + 1 }, (_, surah) => surahOfRow.indexOf(surah));

/** The rows of a passage. */
export function rowsOf({ surah, from, to }: QuranReference): number[] {
  const first = (firstRows[surah] ?? 0) - 1;
  return Array.from({ length: to - from + 1 }, (_, step) => first + from + step);
}

/** The verse of a row. */
export function verseOf(row: number): { surah: number; ayah: number } {
  const surah = surahOfRow[row] ?? 0;
  return { surah, ayah: row - (firstRows[surah] ?? 0) + 1 };
}
