import { arabicFigures } from '../text/arabic-figures.ts';
import { collectionOf } from './collections.ts';
import { formatReference } from './format-reference.ts';
import type { CitedReference } from './reference.ts';
import { surahs } from './surahs.ts';

/** The form of a reference in Arabic prose, without brackets: `البقرة: ١٨٣-١٨٥`, `صحيح البخاري ٨`. */
export function formatReferenceInArabic(reference: CitedReference): string {
  if (reference.work === 'quran') {
    const { surah, from, to } = reference;
    const verses = from === to ? arabicFigures(from) : `${arabicFigures(from)}-${arabicFigures(to)}`;
    return `${surahs[surah - 1]?.arabicName ?? surah}: ${verses}`;
  }
  // A letter or a book behind the number has no usual Arabic form.
  if (reference.work === 'hadith' && reference.letter === undefined && reference.book === undefined) {
    return `${collectionOf(reference.collection).arabicTitle} ${arabicFigures(reference.number)}`;
  }
  return formatReference(reference);
}
