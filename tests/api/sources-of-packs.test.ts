import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLibraryClient } from '../../src/contract/library-client.ts';
import type { Corpus, HeldEdition, Work } from '../../src/knowledge/corpus/corpus.ts';
import { fixedLibrary } from '../../src/knowledge/library.ts';
import { hadithWork, type PackTexts, tafsirWork } from '../../src/knowledge/packs/pack-work.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { testCorpus } from '../support/test-corpus.ts';

// Packs of an operator: hadith with letters, grades and chapters, and a commentary by verses. The
// texts are invented for the test, and say so.

const edition = (id: string, role: HeldEdition['role'], language: string, texts: string[]): HeldEdition => ({
  id,
  role,
  language,
  title: `Edition ${id}`,
  provenance: 'This test',
  licence: 'Free',
  text: (place) => texts[place] ?? '',
  words: () => ({}) as ReturnType<HeldEdition['words']>,
});

const manifest = (work: string, kind: 'hadith' | 'tafsir', title: string) =>
  ({ work, kind, title, numbering: 'as in this test', complete: false }) as PackTexts['manifest'];

const muslim = hadithWork({
  manifest: manifest('muslim', 'hadith', 'Sahih Muslim'),
  passages: [
    { first: 7, last: 7, letter: '' },
    { first: 8, last: 8, letter: 'a' },
    { first: 8, last: 8, letter: 'b' },
  ],
  editions: [
    edition('muslim-ar', 'original', 'ar', ['نص أول', 'نص ثان', 'نص ثالث']),
    edition('muslim-en', 'translation', 'en', ['Sample seven', 'Sample eight a', 'Sample eight b']),
  ],
  about: (place) => ({
    chapter: `Chapter ${place}`,
    grades: [{ grade: 'Sahih', by: 'A Grader' }],
    ...(place === 0 && { chains: { 'muslim-en': 'Sample'.length } }),
  }),
  chapters: () => [
    { title: 'Chapter 0', from: 0, to: 1 },
    { title: 'Later chapters', from: 1, to: 3 },
  ],
  otherNumbers: {
    schemes: [{ id: 'running', title: 'Running count' }],
    placesOf: (_, number) => ({ 8: [0], 9: [1] })[number] ?? [],
    numbersOf: (place) => (place < 2 ? [{ scheme: 'running', number: String(place + 8) }] : []),
    compare: () => [{ scheme: 'running', passages: 2, same: 0 }],
  },
  proof: { known: 20, held: 2, found: 2 },
});

let site: OpenSite;
beforeAll(async () => {
  const corpus = testCorpus();
  const [quran] = corpus.works as [Work];
  const notes = tafsirWork(
    {
      manifest: manifest('sample-notes', 'tafsir', 'Sample notes'),
      passages: [{ first: 0, last: 2, letter: '' }],
      editions: [edition('notes-en', 'commentary', 'en', ['A sample note on three verses'])],
      about: () => ({ grades: [] }),
    },
    quran,
  );
  const works = [quran, muslim, notes];
  const held: Corpus = {
    ...corpus,
    works,
    workOf: (reference) => works.find(({ id }) => id === (reference.work === 'quran' ? 'quran' : reference.collection)),
  };
  site = await openSite({}, { library: fixedLibrary(held) });
});
afterAll(() => site.close());

const source = (path: string) => createLibraryClient(`${site.url}/api`, fetch).source(path);

test('a hadith comes with its chapter, and its grade with the grader', async () => {
  const found = await source('/sources/muslim/7');
  expect(found).toMatchObject({ reference: 'Sahih Muslim 7', title: 'Sahih Muslim, hadith 7', before: [], after: [] });
  expect(found.passages[0]).toMatchObject({ chapter: 'Chapter 0', grades: [{ grade: 'Sahih', by: 'A Grader' }] });
  expect(found.next).toEqual({ reference: 'Sahih Muslim 8a', path: '/sources/muslim/8a' });
});

test('a number includes all narrations under it, a letter only one of them', async () => {
  const both = await source('/sources/muslim/8');
  expect([both.path, both.passages.map(({ path }) => path)]).toEqual([
    '/sources/muslim/8',
    ['/sources/muslim/8a', '/sources/muslim/8b'],
  ]);
  expect((await source('/sources/muslim/8b')).passages).toHaveLength(1);
  expect((await source('/sources/muslim/7a')).path).toBe('/sources/muslim/7');
});

test('a number missing from the pack is not called nonexistent', async () => {
  const response = await fetch(`${site.url}/api/sources/muslim/9`);
  expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([
    404,
    'This library does not hold this number of Sahih Muslim. That does not mean that there is none.',
  ]);
});

test('a commentary is found by a verse, and named by all that it explains', async () => {
  const found = await source('/sources/sample-notes/1/2');
  expect(found).toMatchObject({ path: '/sources/sample-notes/1/1-3', reference: 'Quran 1:1-3' });
  expect(found.title).toBe('Sample notes on Al-Fatihah (The Opener), verses 1 to 3');
});

test.each([
  ['/sources/muslim/8', 200, '<h1>Sahih Muslim 8</h1>'],
  ['/sources/muslim/7', 200, 'Graded <strong>Sahih</strong> by <!-- -->A Grader'],
  ['/sources/sample-notes/1/1-3', 200, '<h1>Sample notes, Quran 1:1-3</h1>'],
  ['/sources/muslim/9', 404, 'That does not mean that there is none.'],
])('%s is a page of its own', async (path, status, holds) => {
  const response = await fetch(site.url + path);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(holds)]);
});

test('a number is looked up in every scheme, each text with all its numbers', async () => {
  const { numbers } = createLibraryClient(`${site.url}/api`, fetch);
  const { schemes, proof, compared, found } = await numbers('muslim', '8');
  expect(schemes.map(({ id }) => id)).toEqual(['cited', 'running']);
  expect({ proof, compared }).toEqual({
    proof: { known: 20, held: 2, found: 2 },
    compared: [{ scheme: 'running', passages: 2, same: 0 }],
  });
  expect(found?.map(({ scheme, passages }) => [scheme, passages.map(({ reference }) => reference)])).toEqual([
    ['cited', ['Sahih Muslim 8a', 'Sahih Muslim 8b']],
    ['running', ['Sahih Muslim 7']],
  ]);
  expect(found?.[1]?.passages[0]).toMatchObject({
    opening: { language: 'en', text: 'seven' },
    numbers: [
      { scheme: 'cited', number: '7' },
      { scheme: 'running', number: '8' },
    ],
  });
  await expect(numbers('quran', '8')).rejects.toThrow('404');
});

test('the page of a work has its contents, the page of its numbers looks one up without scripts', async () => {
  const page = async (path: string) => (await fetch(site.url + path)).text();
  expect(await page('/sources/muslim')).toMatch(
    /<h2 id="contents">Contents<\/h2>.*Later chapters.*2 of 2 well-known|2 of 2 well-known.*Later chapters/s,
  );
  expect(await page('/sources/quran')).toContain('href="/sources/quran/114"');
  const found = await page('/sources/muslim/numbers?number=9');
  expect(found).toContain('No hadith here has this number.');
  expect(found).toContain('href="/sources/muslim/8a"');
  expect((await fetch(`${site.url}/sources/ahmad/numbers`)).status).toBe(404);
});

test('a chain of narrators is folded above its text, and a verse leads to its commentary', async () => {
  const hadith = await (await fetch(`${site.url}/sources/muslim/7`)).text();
  expect(hadith).toMatch(/<summary>Chain of narrators.*<p[^>]*>Sample<\/p><\/details><p[^>]*>seven</s);
  const verse = await (await fetch(`${site.url}/sources/quran/1/2`)).text();
  expect(verse).toContain('<a href="/sources/sample-notes/1/1-3"');
});

test('the works are listed with their limits', async () => {
  const text = await (await fetch(`${site.url}/sources`)).text();
  expect(text).toContain('Not the whole work: a number that is not here may exist elsewhere.');
  expect(text).toContain('Sample notes');
});
