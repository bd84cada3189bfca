import { expect, test } from 'vitest';
import { collections } from './collections.ts';
import { findReferences } from './find-references.ts';
import { formatReferenceInArabic } from './format-reference-in-arabic.ts';
import type { Reference } from './reference.ts';
import { surahs } from './surahs.ts';

const readBack = (reference: Reference) => findReferences(`نص [${formatReferenceInArabic(reference)}].`);

test.each(surahs)('a reference to surah $number is read as what was written', ({ number, verses }) => {
  for (const [from, to] of [
    [1, 1],
    [1, verses],
    [verses, verses],
  ] as const) {
    const reference: Reference = { work: 'quran', surah: number, from, to };
    expect(readBack(reference)).toMatchObject([{ reference, bracketed: true }]);
  }
});

test.each(collections)('a reference to $title is read as what was written', ({ id }) => {
  for (const rest of [{ number: 5 }, { number: 1936 }, { number: 8, letter: 'a' }]) {
    const reference: Reference = { work: 'hadith', collection: id, ...rest };
    expect(readBack(reference)).toMatchObject([{ reference, bracketed: true }]);
  }
});
