import { collectionOf } from './collections.ts';
import type { Reference } from './reference.ts';

/** Where a reader finds the passage on a public site: quran.com or sunnah.com. */
export function referenceUrl(reference: Reference): string {
  if (reference.work === 'quran') {
    const { surah, from, to } = reference;
    return `https://quran.com/${surah}/${from === to ? from : `${from}-${to}`}`;
  }
  const { id, sunnahCom } = collectionOf(reference.collection);
  // sunnah.com numbers the Muwatta by book, not throughout: only the collection itself can be linked.
  if (id === 'muwatta-malik') return `https://sunnah.com/${sunnahCom}`;
  return `https://sunnah.com/${sunnahCom}:${reference.number}`;
}
