import type { Surah, Verse } from './corpus.ts';
import { ARABIC_EDITION, ENGLISH_EDITION } from './editions.ts';

/** Every verse in the two editions that answers quote, by the texts of these editions. */
export function versesOf(surahs: readonly Surah[], texts: ReadonlyMap<string, readonly string[]>): Verse[] {
  const arabic = texts.get(ARABIC_EDITION) ?? [];
  const translation = texts.get(ENGLISH_EDITION) ?? [];
  let place = 0;
  return surahs.flatMap(({ number, verses }) =>
    Array.from({ length: verses }, (_, index) => {
      const verse = {
        surah: number,
        ayah: index + 1,
        arabic: arabic[place] ?? '',
        translation: translation[place] ?? '',
      };
      place++;
      return verse;
    }),
  );
}
