import { expect, test } from 'vitest';
import { readVectors } from '../../../tests/support/read-vectors.ts';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { arabicWords } from '../../text/fold-arabic.ts';
import { modernSpelling } from './modern-spelling.ts';

const { verses } = testCorpus();

test.each(readVectors('modern-spelling.tsv'))('%s → %s', (uthmani = '', modern = '') => {
  expect(modernSpelling(uthmani)).toBe(modern);
});

test('corresponds word by word to the Uthmani text, in every verse', () => {
  const astray = verses.filter(({ arabic }) => {
    const words = modernSpelling(arabic).split(' ').length;
    return words !== arabicWords(arabic).length || words !== arabicWords(modernSpelling(arabic)).length;
  });
  expect(astray.map(({ surah, ayah }) => `${surah}:${ayah}`)).toEqual([]);
});

test('contains only modern letters and vowels', () => {
  const strange = verses.filter(({ arabic }) =>
    /[^\u0621-\u063A\u0641-\u064A\u064B-\u0652 ]/u.test(modernSpelling(arabic)),
  );
  expect(strange).toEqual([]);
});

test('leaves words in modern spelling unchanged', () => {
  for (const { arabic } of verses) {
    const modern = modernSpelling(arabic);
    expect(modernSpelling(modern.replaceAll('\u0652', ''))).toBe(modern.replaceAll('\u0652', ''));
  }
});
