import { paths } from './paths.ts';

/** A reference, by its parts. */
type CitedPassage =
  | { work: 'quran'; surah: number; from: number; to: number }
  | { work: 'hadith'; collection: string; number: number; letter?: string; book?: number };

/**
 * The one path of a passage: of its page on this site and, under the API's base address, of its call. `of` names the work
 * if it is not the reference's own, such as a commentary on a verse.
 */
export function sourcePath(cited: CitedPassage, of?: string): string {
  if (cited.work === 'quran') {
    const { surah, from, to } = cited;
    return `${paths.sources}/${of ?? 'quran'}/${surah}/${from === to ? from : `${from}-${to}`}`;
  }
  const { collection, number, letter = '', book } = cited;
  return `${paths.sources}/${of ?? collection}/${book === undefined ? '' : `${book}/`}${number}${letter}`;
}
