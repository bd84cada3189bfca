import { expect, test } from 'vitest';
import { goToVerse } from './go-to-verse.ts';

test.each([
  ['2:255', '/sources/quran/2?from=251#v255'],
  ['2.255', '/sources/quran/2?from=251#v255'],
  ['Quran 2:50', '/sources/quran/2#v50'],
  ['baqarah 51', '/sources/quran/2?from=51#v51'],
  ['surah yasin verse 3', '/sources/quran/36#v3'],
  ['94:5-6', '/sources/quran/94#v5'],
  ['Ya-Sin', '/sources/quran/36'],
  ['yasin', '/sources/quran/36'],
  ['البقرة', '/sources/quran/2'],
  ['36', '/sources/quran/36'],
  ['2 255', '/sources/quran/2?from=251#v255'],
  ['٢:٢٥٥', '/sources/quran/2?from=251#v255'],
  ['۲ ۲۵۵', '/sources/quran/2?from=251#v255'],
  ['البقرة 255', '/sources/quran/2?from=251#v255'],
  ['البقرة ٢٥٥', '/sources/quran/2?from=251#v255'],
])('“%s” leads to %s', (typed, to) => {
  expect(goToVerse(typed)).toEqual({ to });
});

test('a bare number is a verse of the open surah', () => {
  expect(goToVerse('183', 2)).toEqual({ to: '/sources/quran/2?from=151#v183' });
  expect(goToVerse('3:7', 2)).toEqual({ to: '/sources/quran/3#v7' });
});

test.each([
  ['3:250', undefined, 'Surah 3 has 200 verses, so there is no verse 250.'],
  ['201', 3, 'Surah 3 has 200 verses, so there is no verse 201.'],
  ['0', 3, 'Surah 3 has 200 verses, so there is no verse 0.'],
  ['115', undefined, 'There is no surah 115: the Quran has 114 surahs.'],
  [
    'the best verse',
    undefined,
    '“the best verse” is no place in the Quran that can be read here. Try 2:255, or the name of a surah.',
  ],
])('“%s” is told why it leads nowhere', (typed, open, why) => {
  expect(goToVerse(typed, open)).toEqual({ why });
});
