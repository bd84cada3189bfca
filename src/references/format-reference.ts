import { collectionOf } from './collections.ts';
import type { CitedReference } from './reference.ts';

/**
 * The canonical form of a reference, without brackets: `Quran 2:183-185`, `Sahih Muslim 8a`, `Sahih Muslim, Book 1, Hadith 1`.
 * A surah that does not exist has none: its reference stays as it was written.
 */
export function formatReference(reference: CitedReference): string {
  if (reference.work === 'unknown-surah') return reference.written;
  if (reference.work === 'hadith') {
    const { collection, book, number, letter = '' } = reference;
    const place = book === undefined ? '' : `, Book ${book}, Hadith`;
    return `${collectionOf(collection).title}${place} ${number}${letter}`;
  }
  const { surah, from, to } = reference;
  return from === to ? `Quran ${surah}:${from}` : `Quran ${surah}:${from}-${to}`;
}
