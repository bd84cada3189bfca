import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVectors } from '../../tests/support/read-vectors.ts';
import { collections } from './collections.ts';
import { findReferences } from './find-references.ts';
import { formatReference } from './format-reference.ts';
import { parseReference } from './parse-reference.ts';
import { readReference } from './read-reference.ts';
import type { Reference } from './reference.ts';
import { referenceUrl } from './reference-url.ts';

const number = fc.nat({ max: 999_999 });
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const hadith = {
  work: fc.constant('hadith' as const),
  collection: fc.constantFrom(...collections.map(({ id }) => id)),
  number,
};
const anyReference: fc.Arbitrary<Reference> = fc.oneof(
  fc.record({ work: fc.constant('quran' as const), surah: number, from: number, to: number }),
  fc.record({ ...hadith, letter, book: number }, { requiredKeys: ['work', 'collection', 'number'] }),
);

describe('parsing', () => {
  test.each(readVectors('references.tsv'))('reads "%s" as %s', (written, meant) => {
    const reference = parseReference(written ?? '');
    expect(reference ? formatReference(reference) : 'none').toBe(meant);
  });

  test('reads back whatever is formatted', () => {
    fc.assert(
      fc.property(anyReference, (reference) => {
        const canonical = formatReference(reference);
        expect(parseReference(canonical)).toEqual(reference);
        expect(readReference(canonical)).toEqual(reference);
        expect(findReferences(`[${canonical}]`)).toEqual([
          { start: 0, end: canonical.length + 2, text: canonical, reference, bracketed: true },
        ]);
      }),
    );
  });
});

describe('reading what is one reference', () => {
  test.each([
    ['2:255', 'Quran 2:255'],
    [' (2:255) ', 'Quran 2:255'],
    ['al-Baqarah 255', 'Quran 2:255'],
    ['surah yaseen', 'Quran 36:1-83'],
    ['البقرة: ٢٥٥', 'Quran 2:255'],
    ['bukhari no. 8', 'Sahih al-Bukhari 8'],
    ['صحيح مسلم ٨', 'Sahih Muslim 8'],
  ])('%s is %s', (written, meant) => {
    const reference = readReference(written);
    expect(reference && formatReference(reference)).toBe(meant);
  });

  test.each(['', ' ', '2:255; 3:18', '2:255 and more', 'Quran', 'at 10:30', '()', `Quran 2:255${' '.repeat(300)}x`])(
    '“%s” is not one',
    (written) => expect(readReference(written)).toBeUndefined(),
  );
});

test('links to quran.com and sunnah.com', () => {
  const url = (text: string) => referenceUrl(parseReference(text) as Reference);
  expect(url('Quran 2:183')).toBe('https://quran.com/2/183');
  expect(url('Quran 2:183-185')).toBe('https://quran.com/2/183-185');
  expect(url('Sahih al-Bukhari 8')).toBe('https://sunnah.com/bukhari:8');
  expect(url('Sahih Muslim 8a')).toBe('https://sunnah.com/muslim:8a');
  expect(url('Sahih Muslim, Book 1, Hadith 1')).toBe('https://sunnah.com/muslim');
  expect(url("Sunan an-Nasa'i 5000")).toBe('https://sunnah.com/nasai:5000');
  expect(url('Muwatta Malik 5')).toBe('https://sunnah.com/malik');
});
