import { expect, test } from 'vitest';
import { readVectors } from '../../tests/support/read-vectors.ts';
import { findReferences } from './find-references.ts';
import { surahNamed } from './surah-names.ts';
import { surahs, versesIn } from './surahs.ts';

test('there are 114 surahs of 6,236 verses', () => {
  expect(surahs).toHaveLength(114);
  expect(surahs.reduce((sum, { verses }) => sum + verses, 0)).toBe(6_236);
  expect([versesIn(0), versesIn(1), versesIn(114), versesIn(115)]).toEqual([0, 7, 6, 0]);
});

test('no name is that of two surahs, once spellings are brought together', () => {
  const meant = surahs.flatMap(({ number, name, meanings, alsoCalled, arabicNames }) =>
    [name, ...meanings, ...alsoCalled, ...arabicNames].map((each) => [each, number, surahNamed(each)?.number]),
  );
  expect(meant.filter(([, number, found]) => number !== found)).toEqual([]);
});

test.each(readVectors('surah-names.tsv'))('%s is surah %s', (written = '', number) => {
  expect(surahNamed(written)?.number).toBe(Number(number));
  const called = /[a-z]/i.test(written) ? `Surah ${written}` : `سورة ${written}`;
  const [found] = findReferences(`as in ${called}: 2 and so on`);
  expect(found?.reference).toEqual({ work: 'quran', surah: Number(number), from: 2, to: 2 });
});

test.each([
  '',
  ' ',
  '-',
  'al-',
  'the',
  'Surah',
  'Genesis',
  'Bukhari',
  'البخاري',
  'Al-',
  'Allah',
  'Allaah',
  'x'.repeat(1_000),
])('“%s” is no surah', (written) => expect(surahNamed(written)).toBeUndefined());
