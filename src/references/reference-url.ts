import { collectionOf } from './collections.ts';
import type { Reference } from './reference.ts';

/** Where a reader finds the passage on a public site: quran.com or sunnah.com. */
export function referenceUrl(reference: Reference): string {
  if (reference.work === 'quran') {
    const { surah, from, to } = reference;
    return `https://quran.com/${surah}/${from === to ? from : `${from}-${to}`}`;
  }
  const { id, sunnahCom } = collectionOf(reference.collection);
  const { book, number, letter = '' } = reference;
  // sunnah.com numbers the Muwatta by book, not throughout; and other books' numbers differ from edition to edition:
  // only the collection itself can be linked.
  if (id === 'muwatta-malik' || book !== undefined) return `https://sunnah.com/${sunnahCom}`;
  return `https://sunnah.com/${sunnahCom}:${number}${letter}`;
}
