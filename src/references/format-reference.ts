import { collectionOf } from './collections.ts';
import type { Reference } from './reference.ts';

/** The canonical form of a reference, without brackets: `Quran 2:183-185`, `Sahih al-Bukhari 8`. */
export function formatReference(reference: Reference): string {
  if (reference.work === 'hadith') return `${collectionOf(reference.collection).title} ${reference.number}`;
  const { surah, from, to } = reference;
  return from === to ? `Quran ${surah}:${from}` : `Quran ${surah}:${from}-${to}`;
}
