import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVectors } from '../../tests/support/read-vectors.ts';
import { collections } from './collections.ts';
import { findReferences } from './find-references.ts';
import { formatReference } from './format-reference.ts';
import { parseReference } from './parse-reference.ts';
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

  test('parses every formatted reference back', () => {
    fc.assert(
      fc.property(anyReference, (reference) => {
        const canonical = formatReference(reference);
        expect(parseReference(canonical)).toEqual(reference);
        expect(findReferences(`[${canonical}]`)).toEqual([
          { start: 0, end: canonical.length + 2, text: canonical, reference, bracketed: true },
        ]);
      }),
    );
  });
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
