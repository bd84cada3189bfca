import { paths } from './paths.ts';

/** A reference, by its parts. */
type CitedPassage =
  | { work: 'quran'; surah: number; from: number; to: number }
  | { work: 'hadith'; collection: string; number: number; letter?: string; book?: number };

/**
 * Where a passage stands: as a page of this site and, under the API's base address, as a call. Each passage has one
 * such path. `of` names the work where it is another than the reference does, such as a commentary on a verse.
 */
export function sourcePath(cited: CitedPassage, of?: string): string {
  if (cited.work === 'quran') {
    const { surah, from, to } = cited;
    return `${paths.sources}/${of ?? 'quran'}/${surah}/${from === to ? from : `${from}-${to}`}`;
  }
  const { collection, number, letter = '', book } = cited;
  return `${paths.sources}/${of ?? collection}/${book === undefined ? '' : `${book}/`}${number}${letter}`;
}
