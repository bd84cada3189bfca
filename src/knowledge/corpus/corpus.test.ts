import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testCorpus, testCorpusPath } from '../../../tests/support/test-corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { loadCorpus } from './load-corpus.ts';

const corpus = testCorpus();
const directory = mkdtempSync(join(tmpdir(), 'isnad-corpus-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('holds the whole Quran', () => {
  expect(corpus.surahs).toHaveLength(114);
  expect(corpus.verses).toHaveLength(6236);
  expect(corpus.surahs[1]).toEqual({
    number: 2,
    name: 'Al-Baqarah',
    arabicName: 'البقرة',
    meaning: 'The Cow',
    revealedIn: 'Madinah',
    verses: 286,
  });
});

test("keeps the editions' own bytes", () => {
  const source = JSON.parse(readFileSync('node_modules/quran-json/dist/quran_en.json', 'utf8'));
  const texts = source.flatMap((surah: { verses: unknown[] }) => surah.verses);
  expect(
    corpus.verses.map((verse) => ({ id: verse.ayah, text: verse.arabic, translation: verse.translation })),
  ).toEqual(texts);
});

test('gives the verses of a reference', () => {
  const passage = corpus.passage({ work: 'quran', surah: 2, from: 183, to: 185 });
  expect(passage?.verses.map(({ ayah }) => ayah)).toEqual([183, 184, 185]);
  expect(corpus.passage({ work: 'quran', surah: 114, from: 6, to: 6 })?.verses).toHaveLength(1);
});

test('knows which references do not exist, in part or whole', () => {
  for (const [surah, from, to] of [
    [2, 287, 287],
    [2, 285, 287],
    [2, 5, 3],
    [2, 0, 0],
    [0, 1, 1],
    [115, 1, 1],
  ] as const) {
    expect(corpus.passage({ work: 'quran', surah, from, to })).toBeUndefined();
  }
});

test('builds the same bytes every time and leaves nothing beside them', () => {
  const paths = ['one.sqlite', 'two.sqlite'].map((name) => join(directory, name));
  for (const path of paths) buildCorpus(path);
  const [one, two] = paths.map((path) => readFileSync(path));
  expect(one?.equals(two as Buffer)).toBe(true);
  expect(readdirSync(directory)).toEqual(['one.sqlite', 'two.sqlite']);
});

test('refuses a changed source and writes nothing', () => {
  const changed = join(directory, 'changed.json');
  writeFileSync(changed, '[]');
  expect(() => buildCorpus(join(directory, 'never.sqlite'), changed)).toThrow('not the reviewed text');
  expect(() => loadCorpus(join(directory, 'never.sqlite'))).toThrow();
});

test('loads fast enough to start with', () => {
  const started = performance.now();
  loadCorpus(testCorpusPath);
  expect(performance.now() - started).toBeLessThan(500);
});
