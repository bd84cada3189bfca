import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLibraryClient } from '../../src/contract/library-client.ts';
import { type OpenSite, openApi } from '../support/site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openApi();
});
afterAll(() => site.close());

const client = () => createLibraryClient(site.url, fetch);

test('the works are listed with their editions, and each edition with provenance, licence and limits', async () => {
  const { works } = await client().sources();
  const [quran] = works;
  expect(quran).toMatchObject({ id: 'quran', kind: 'quran', passages: 6236, complete: true });
  expect(quran?.first).toEqual({ reference: 'Quran 1:1', path: '/sources/quran/1/1' });
  expect(quran?.editions[0]).toMatchObject({ role: 'original', language: 'ar' });
  for (const { title, provenance, licence } of works.flatMap(({ editions }) => editions)) {
    for (const said of [title, provenance, licence]) expect(said).not.toBe('');
  }
  expect(JSON.stringify(works)).not.toContain('"text"');
});

test('a verse comes in every edition, with its place, its neighbours and the verses around it', async () => {
  const source = await client().source('/sources/quran/2/183');
  expect(source).toMatchObject({
    reference: 'Quran 2:183',
    path: '/sources/quran/2/183',
    title: 'Al-Baqarah (The Cow), verse 183',
    work: { id: 'quran', kind: 'quran' },
    url: 'https://quran.com/2/183',
    previous: { reference: 'Quran 2:182', path: '/sources/quran/2/182' },
    next: { reference: 'Quran 2:184', path: '/sources/quran/2/184' },
  });
  expect(source.passages).toHaveLength(1);
  const { editions } = (await client().sources()).works[0] ?? { editions: [] };
  expect(source.passages[0]?.texts.map(({ edition }) => edition)).toEqual(editions.map(({ id }) => id));
  expect(source.passages[0]?.texts[0]?.text).toBe(site.context.library.current().verses[7 + 182]?.arabic);
  expect(source.before.map(({ reference }) => reference)).toEqual(['Quran 2:181', 'Quran 2:182']);
  expect(source.after.map(({ reference }) => reference)).toEqual(['Quran 2:184', 'Quran 2:185']);
  expect(source.before[0]?.texts.map(({ language }) => language)).toEqual(['ar', 'en']);
});

test('a run of verses comes verse by verse', async () => {
  const source = await client().source('/sources/quran/2/183-185');
  expect([source.reference, source.title]).toEqual(['Quran 2:183-185', 'Al-Baqarah (The Cow), verses 183 to 185']);
  expect(source.passages.map(({ path }) => path)).toEqual([183, 184, 185].map((verse) => `/sources/quran/2/${verse}`));
  expect([source.previous?.reference, source.next?.reference]).toEqual(['Quran 2:182', 'Quran 2:186']);
});

test('a long passage gives its first verses, and a link to the rest', async () => {
  const source = await client().source('/sources/quran/2/1-286');
  expect(source.passages).toHaveLength(30);
  expect(source.continues).toEqual({ reference: 'Quran 2:31-286', path: '/sources/quran/2/31-286' });
  expect(source.next?.reference).toBe('Quran 3:1');
});

test('the first and the last verse have one neighbour, and surrounding verses belong to the same surah', async () => {
  const first = await client().source('/sources/quran/1/1');
  const last = await client().source('/sources/quran/114/6');
  expect([first.previous, first.next?.reference]).toEqual([undefined, 'Quran 1:2']);
  expect([last.previous?.reference, last.next]).toEqual(['Quran 114:5', undefined]);
  const beginning = await client().source('/sources/quran/2/1');
  expect([beginning.before, beginning.previous?.reference]).toEqual([[], 'Quran 1:7']);
});

test.each([
  ['/sources/quran/2/183-183', '/sources/quran/2/183'],
  ['/sources/quran/02/0183', '/sources/quran/2/183'],
])('%s names the one path of the passage', async (asked, path) => {
  expect((await client().source(asked)).path).toBe(path);
});

test.each([
  ['/sources/quran/2/287', 'There is no Quran 2:287. Surah 2 (Al-Baqarah) has 286 verses.'],
  ['/sources/quran/2/280-300', 'There is no Quran 2:280-300. Surah 2 (Al-Baqarah) has 286 verses.'],
  ['/sources/quran/115/1', 'The Quran has 114 surahs; there is no surah 115.'],
  ['/sources/quran/0/1', 'The Quran has 114 surahs; there is no surah 0.'],
  ['/sources/quran/2/0', 'Surah 2 (Al-Baqarah) has 286 verses; they are counted from 1.'],
  ['/sources/quran/2/5-3', 'Surah 2 (Al-Baqarah) has 286 verses; verse 3 comes before verse 5.'],
  ['/sources/quran/2/x', 'A verse is named by its surah and its number, as in /sources/quran/2/183.'],
  ['/sources/quran/2', 'A verse is named by its surah and its number, as in /sources/quran/2/183.'],
  ['/sources/nothing/8', 'This library does not hold such a work. It holds The Quran.'],
  ['/sources/constructor/2/1', 'This library does not hold such a work. It holds The Quran.'],
])('%s is not there, and a sentence says why', async (path, detail) => {
  const response = await fetch(site.url + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
  expect(await response.json()).toMatchObject({ code: 'no-such-passage', detail });
});

test('a repeated request gets 304, and pages of any origin may read it', async () => {
  for (const path of ['/sources', '/sources/quran/112/1']) {
    const response = await fetch(site.url + path, { headers: { Origin: 'https://elsewhere.example' } });
    expect([response.headers.get('cache-control'), response.headers.get('access-control-allow-origin')]).toEqual([
      'no-cache',
      '*',
    ]);
    const known = { 'If-None-Match': response.headers.get('etag') ?? '' };
    expect((await fetch(site.url + path, { headers: known })).status).toBe(304);
  }
});

test('another method is refused', async () => {
  const response = await fetch(`${site.url}/sources/quran/2/183`, { method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
