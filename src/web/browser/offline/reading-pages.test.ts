import { expect, test } from 'vitest';
import { isReadingPage } from './reading-pages.ts';

test.each([
  '/',
  '/questions',
  '/question/1',
  '/categories/quran',
  '/articles',
  '/articles/abraham-in-the-quran',
  '/answers/5CmVd0pX3oTg1qYb8sWzLA',
  '/topics',
  '/topics/words-to-say/prayer',
  '/ar/topics/zakat',
  '/sources',
  '/sources/quran/2',
  '/sources/quran/2?from=51',
  '/sources/quran/2/183-185',
  '/about',
])('a copy of %s is kept', (address) => {
  const [path = '', query] = address.split('?');
  expect(isReadingPage(path, query ? `?${query}` : '')).toBe(true);
});

test.each([
  '/ask',
  '/ask?q=my%20own%20case',
  '/search',
  '/search?q=debt',
  '/check',
  '/check/picture',
  '/operator',
  '/operator/saved',
  '/receipts',
  '/api/history',
  '/api/articles',
  '/mcp',
  '/embed/quran/2/183',
  '/sources/quran/search',
  '/sources/quran/search?q=x',
  '/sources/bukhari/numbers',
  '/sources/quran?go=2:183',
  '/articles?before=12',
  '/topics?q=debt',
  '/sources/quran/2?edition=x',
  '/sitemap.xml',
  '/feed.atom',
  '/questionsx',
  '/articlesx/a',
])('of %s nothing is kept', (address) => {
  const [path = '', query] = address.split('?');
  expect(isReadingPage(path, query ? `?${query}` : '')).toBe(false);
});
