import type { QuranReference } from '../../references/reference.ts';
import type { HeldEdition, Surah, Work } from './corpus.ts';
import { VERSES } from './corpus.ts';

/** The Quran in these editions. A verse's place is its number in the row of all verses, from 0. */
export function quranWork(surahs: readonly Surah[], editions: readonly HeldEdition[]): Work {
  const firstOf: number[] = [];
  const surahOf: number[] = [];
  for (const { number, verses } of surahs) {
    firstOf[number] = surahOf.length;
    for (let ayah = 1; ayah <= verses; ayah++) surahOf.push(number);
  }

  const cite = (from: number, to: number): QuranReference => {
    const surah = surahOf[from] ?? 0;
    const first = firstOf[surah] ?? 0;
    const verses = surahs[surah - 1]?.verses ?? 0;
    return { work: 'quran', surah, from: from - first + 1, to: Math.min(to - first, verses) };
  };

  return {
    id: 'quran',
    kind: 'quran',
    title: 'The Quran',
    numbering: 'The count of Kufa: 6,236 verses in 114 surahs',
    complete: true,
    passages: VERSES,
    editions,
    find: (reference) => {
      if (reference.work !== 'quran') return undefined;
      const { surah, from, to } = reference;
      const first = firstOf[surah];
      const verses = surahs[surah - 1]?.verses ?? 0;
      if (first === undefined || from < 1 || to < from || to > verses) return undefined;
      return { from: first + from - 1, to: first + to };
    },
    cite,
  };
}
