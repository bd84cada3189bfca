import type { QuranReference } from '../../references/reference.ts';
import { versesIn } from '../../references/surahs.ts';
import { VERSES } from '../corpus/corpus.ts';

/** The search table of the corpus file: which verses have a stem in an edition. Verses are its rows, from 1. */
export interface VerseIndex {
  rows(edition: string, stem: string): readonly number[];
  /** How many words the verse of a row has in the original. */
  length(row: number): number;
}

const firstRows: number[] = [];
const surahOfRow: number[] = [];
for (let surah = 1; surahOfRow.length <= VERSES && versesIn(surah) > 0; surah++) {
  if (surahOfRow.length === 0) surahOfRow.push(0);
  firstRows[surah] = surahOfRow.length;
  for (let ayah = 1; ayah <= versesIn(surah); ayah++) surahOfRow.push(surah);
}

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
