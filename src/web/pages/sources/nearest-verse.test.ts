import { expect, test } from 'vitest';
import { nearestVerse } from './nearest-verse.ts';

test.each([
  ['/sources/quran/2/300', 'Quran 2:286', '/sources/quran/2/286'],
  ['/sources/quran/2/280-300', 'Quran 2:286', '/sources/quran/2/286'],
  ['/sources/quran/2/0', 'Quran 2:1', '/sources/quran/2/1'],
])('%s leads to %s', (path, reference, there) => {
  expect(nearestVerse(path)).toEqual({ reference, path: there });
});

test.each([
  '/sources/quran/115/1',
  '/sources/quran/2',
  '/sources/quran/2/5-3',
  '/sources/bukhari/8',
  '/sources/quran/2/x',
])('%s leads nowhere', (path) => expect(nearestVerse(path)).toBeUndefined());
