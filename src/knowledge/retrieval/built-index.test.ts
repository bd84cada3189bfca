import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVectors } from '../../../tests/support/read-vectors.ts';
import { testCorpus, testCorpusPath } from '../../../tests/support/test-corpus.ts';
import { testNotes } from '../../../tests/support/test-notes.ts';
import { openReadOnly } from '../corpus/open-read-only.ts';
import { digestOfSource, readBuiltIndex } from './built-index.ts';
import { sourceOf } from './create-retrieval.ts';
import { loadThesaurus } from './load-thesaurus.ts';
import { buildSearchIndex, openSearchIndex } from './open-search-index.ts';
import { searchLibrary } from './search-library.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-search-index-'));
const file = path.join(folder, 'search-index.bin');
const parts = { corpusPath: testCorpusPath, corpus: testCorpus(), thesaurus: await loadThesaurus('content') };
const source = sourceOf({ ...parts, notes: (await testNotes()).slice(0, 25) });
const { subjects } = parts.thesaurus;
const db = openReadOnly(testCorpusPath);
const digest = await digestOfSource(source, db);

beforeAll(() => buildSearchIndex(source, file));
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

test('an index from the file finds what one finds that was made anew', async () => {
  expect(await readBuiltIndex(file, digest, subjects)).toBeDefined();
  const [built, anew] = [await openSearchIndex(source, file), await openSearchIndex(source)];
  // Slips and words that nobody here uses, too: they are looked up in other tables than known words.
  const asked = [...readVectors('questions-on-topic.tsv'), ['whta is zakta'], ['ما هي الزكاة'], ['xylophone lessons']];
  for (const [question = ''] of asked) {
    const request = { question, limit: 8 };
    expect(searchLibrary(request, built), question).toEqual(searchLibrary(request, anew));
  }
});

test('a file that was made of other texts, or is broken, is not used', async () => {
  const fewer = await digestOfSource({ ...source, notes: source.notes.slice(1) }, db);
  const withoutTypos = await digestOfSource({ ...source, ablations: { ...source.ablations, typos: false } }, db);
  for (const other of [fewer, withoutTypos]) expect(await readBuiltIndex(file, other, subjects)).toBeUndefined();
  expect(await readBuiltIndex(path.join(folder, 'nothing'), digest, subjects)).toBeUndefined();

  const broken = path.join(folder, 'broken.bin');
  const whole = readFileSync(file);
  for (const length of [0, 10, 64, 100, whole.length >> 1, whole.length - 1]) {
    writeFileSync(broken, whole.subarray(0, length));
    expect(await readBuiltIndex(broken, digest, subjects), `${length} bytes`).toBeUndefined();
  }
  const changed = Buffer.from(whole);
  const place = whole.length >> 1;
  changed[place] = (changed[place] ?? 0) ^ 1;
  writeFileSync(broken, changed);
  expect(await readBuiltIndex(broken, digest, subjects)).toBeUndefined();
});
