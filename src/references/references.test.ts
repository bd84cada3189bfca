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
const anyReference: fc.Arbitrary<Reference> = fc.oneof(
  fc.record({ work: fc.constant('quran' as const), surah: number, from: number, to: number }),
  fc.record({
    work: fc.constant('hadith' as const),
    collection: fc.constantFrom(...collections.map(({ id }) => id)),
    number,
  }),
);

describe('parsing', () => {
  test.each(readVectors('references.tsv'))('reads "%s" as %s', (written, meant) => {
    const reference = parseReference(written ?? '');
    expect(reference ? formatReference(reference) : 'none').toBe(meant);
  });

  test('reads back whatever is formatted', () => {
    fc.assert(
      fc.property(anyReference, (reference) => {
        expect(parseReference(formatReference(reference))).toEqual(reference);
      }),
    );
  });
});

describe('finding', () => {
  test('gives the offsets of the bracket', () => {
    const text = 'Fasting is prescribed [Quran 2:183], says the verse.';
    const [found] = findReferences(text);
    expect(text.slice(found?.start, found?.end)).toBe('[Quran 2:183]');
    expect(found?.text).toBe('Quran 2:183');
  });

  test('reads several references in one bracket', () => {
    const found = findReferences('[Quran 2:183; Sahih al-Bukhari 8; and others]');
    expect(found.map(({ text }) => text)).toEqual(['Quran 2:183', 'Sahih al-Bukhari 8']);
  });

  test('passes over brackets that hold no reference or never close', () => {
    expect(findReferences('[All] praise is [due] to Allah [see below] [Quran 2:183')).toEqual([]);
    expect(findReferences('[[Quran 1:1]]')).toHaveLength(1);
  });

  test('finds every reference in whatever surrounds it', () => {
    const prose = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[[\]]/g, ''));
    fc.assert(
      fc.property(prose, anyReference, prose, (before, reference, after) => {
        expect(findReferences(`${before}[${formatReference(reference)}]${after}`)[0]?.reference).toEqual(reference);
      }),
    );
  });

  test('reads a megabyte of brackets at once', () => {
    const started = performance.now();
    for (const hostile of ['[', '[]', '[Quran 2:', '[Quran 2:1;', 'Q 1:1;;]'])
      findReferences(hostile.repeat(1_000_000 / hostile.length));
    findReferences(`[${'Quran 2:1;'.repeat(100_000)}]`);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

test('links to quran.com and sunnah.com', () => {
  const url = (text: string) => referenceUrl(parseReference(text) as Reference);
  expect(url('Quran 2:183')).toBe('https://quran.com/2/183');
  expect(url('Quran 2:183-185')).toBe('https://quran.com/2/183-185');
  expect(url('Sahih al-Bukhari 8')).toBe('https://sunnah.com/bukhari:8');
  expect(url("Sunan an-Nasa'i 5000")).toBe('https://sunnah.com/nasai:5000');
  expect(url('Muwatta Malik 5')).toBe('https://sunnah.com/malik');
});
