import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patience } from '../../tests/support/patience.ts';
import { testCorpus, testCorpusPath } from '../../tests/support/test-corpus.ts';
import { testManifest, writeTestPack } from '../../tests/support/test-pack.ts';
import type { Work } from './corpus/corpus.ts';
import { type Library, openLibrary } from './library.ts';
import { addPack, removePack } from './packs/add-pack.ts';
import { writePack } from './packs/import/write-pack.ts';
import type { ListedPack } from './packs/pack-list.ts';
import { listFile, readPackList } from './packs/pack-list.ts';

const quran = testCorpus().works[0] as Work;
const hadith = (number: number, more = {}) => ({
  work: 'hadith' as const,
  collection: 'musnad-ahmad' as const,
  number,
  ...more,
});

let folder: string;
let packs: string;
/** How often an opened library looks at its list, in milliseconds. */
const LOOK_MS = 10;
const opened: Library[] = [];
const faults: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'isnad-library-'));
  packs = join(folder, 'packs');
  faults.length = 0;
});
afterEach(() => {
  for (const library of opened.splice(0)) library.close();
  rmSync(folder, { recursive: true });
});

async function open(more = {}): Promise<Library> {
  const onFault = (error: Error) => faults.push(error.message);
  const library = await openLibrary({
    corpusFile: testCorpusPath,
    packsFolder: packs,
    every: LOOK_MS,
    // Longer than any test: what began before a switch reads on.
    grace: 600_000,
    onFault,
    ...more,
  });
  opened.push(library);
  return library;
}

/**
 * Waits until a library has polled its list this many times: only then can a test see that something did not happen.
 */
async function looks(count: number): Promise<void> {
  for await (const _ of setInterval(LOOK_MS)) if (--count === 0) return;
}

/** Until that many changes were seen in a folder. */
async function changes(folder: string, count: number): Promise<void> {
  for await (const _ of watch(folder)) if (--count === 0) return;
}

function packFile(name: string, count: number, changes = {}, says?: string): string {
  const file = join(folder, name);
  writeTestPack(file, count, changes, says);
  return file;
}

test('a library without packs has the packaged works, with the Quran first', async () => {
  const corpus = (await open()).current();
  expect(corpus.works.map(({ id }) => id)).toEqual(['quran']);
  expect(corpus.workOf(hadith(1))).toBeUndefined();
});

test('an added collection is found by number and cited by it, its bytes as they were', async () => {
  const file = join(folder, 'letters.pack');
  const text = 'e\u0301 in two signs, a\u00A0space \u06DD';
  const numbers = ['1', '8a', '8b', '9-10'];
  const passages = numbers.map((number) => ({
    number,
    texts: { 'musnad-ahmad-en': `${text} ${number}` },
    ...(number === '1' && { chapter: 'Wells', grades: [{ grade: 'Sahih', by: 'A. Scholar' }] }),
  }));
  writePack(file, testManifest(), passages);
  expect(await addPack(packs, file, quran)).toMatchObject({
    kind: 'added',
    pack: { name: 'musnad-ahmad', passages: 4 },
  });

  const work = (await open()).current().workOf(hadith(1)) as Work;
  expect(work).toMatchObject({ id: 'musnad-ahmad', kind: 'hadith', complete: false, passages: 4 });
  expect(work.find(hadith(8))).toEqual({ from: 1, to: 3 });
  expect(work.find(hadith(8, { letter: 'b' }))).toEqual({ from: 2, to: 3 });
  expect(work.find(hadith(8, { letter: 'c' }))).toBeUndefined();
  expect(work.find(hadith(1, { letter: 'a' }))).toEqual({ from: 0, to: 1 });
  expect(work.find(hadith(10))).toEqual({ from: 3, to: 4 });
  expect(work.find(hadith(2))).toBeUndefined();
  expect(work.find(hadith(1, { book: 1 }))).toBeUndefined();
  expect(work.cite(2, 3)).toEqual(hadith(8, { letter: 'b' }));
  expect(work.about?.(0)).toEqual({ chapter: 'Wells', grades: [{ grade: 'Sahih', by: 'A. Scholar' }] });
  expect(work.about?.(1)).toEqual({ grades: [] });
  expect(work.editions[0]?.text(3)).toBe(`${text} 9-10`);
  expect(work.editions[0]?.words().starts).toHaveLength(5);
  expect([...(work.editions[0]?.words().sections ?? [])]).toEqual([0, 1, 2, 3]);
});

test('an added translation becomes an edition of the Quran, a commentary a work of its own', async () => {
  const [edition] = testManifest().editions;
  if (!edition) throw new Error('No edition');
  const translation = join(folder, 'translation.pack');
  const english = { ...edition, id: 'quran-en-test' };
  writePack(translation, testManifest({ work: 'quran', kind: 'quran', editions: [english] }), [
    { verse: '1:2', texts: { 'quran-en-test': 'Invented words' } },
  ]);
  const notes = join(folder, 'notes.pack');
  const commentary = { ...edition, id: 'notes-en', role: 'commentary' as const };
  writePack(notes, testManifest({ work: 'notes', kind: 'tafsir', editions: [commentary] }), [
    { verses: '2:1-5', texts: { 'notes-en': 'On the letters' } },
    { verses: '2:8', texts: { 'notes-en': 'On some people' } },
  ]);
  for (const file of [translation, notes]) await addPack(packs, file, quran);
  const { works } = (await open()).current();
  const added = works[0]?.editions.at(-1);
  expect(added?.id).toBe('quran-en-test');
  expect([added?.text(0), added?.text(1)]).toEqual(['', 'Invented words']);
  expect(added?.words().starts).toHaveLength(6237);
  const held = works[1];
  const verses = (from: number, to: number) => ({ work: 'quran' as const, surah: 2, from, to });
  expect(held?.find(verses(5, 8))).toEqual({ from: 0, to: 2 });
  expect(held?.find(verses(6, 7))).toBeUndefined();
  expect(held?.cite(0, 2)).toEqual(verses(1, 8));
});

test('a running library loads added, replaced and removed packs; requests that began before keep the old state', async () => {
  const switches: string[] = [];
  const told = (packs: readonly ListedPack[]) => packs.map(({ passages }) => passages).join();
  const library = await open({
    onSwitch: (added: ListedPack[], removed: ListedPack[]) => switches.push(`+${told(added)} -${told(removed)}`),
  });
  const before = library.current();
  await addPack(packs, packFile('one.pack', 3), quran);
  await vi.waitFor(() => expect(library.revision).toBe(1), patience);
  expect(before.works).toHaveLength(1);
  const first = library.current().works[1];
  expect(first?.passages).toBe(3);

  const added = await addPack(packs, packFile('two.pack', 5, {}, 'A shepherd said'), quran);
  expect(added).toMatchObject({ kind: 'added', replaced: { passages: 3 } });
  await vi.waitFor(() => expect(library.revision).toBe(2), patience);
  expect(library.current().works[1]?.editions[0]?.text(4)).toContain('A shepherd said');
  expect(first?.editions[0]?.text(2)).toContain('A traveller said');
  expect(readdirSync(packs).filter((name) => name.endsWith('.sqlite'))).toHaveLength(1);

  await removePack(packs, 'musnad-ahmad-en');
  await vi.waitFor(() => expect(library.current().works).toHaveLength(1), patience);
  expect(readdirSync(packs)).toEqual(['lock', 'packs.json']);
  await vi.waitFor(() => expect(switches).toEqual(['+3 -', '+5 -3', '+ -5']), patience);
  expect(faults).toEqual([]);
});

test('packs that did not change are not opened again and keep their loaded words', async () => {
  await addPack(packs, packFile('one.pack', 3), quran);
  const library = await open();
  const words = library.current().works[1]?.editions[0]?.words();
  await addPack(packs, packFile('two.pack', 3, { work: 'muslim' }), quran);
  await vi.waitFor(() => expect(library.current().works).toHaveLength(3), patience);
  expect(library.current().works[1]?.editions[0]?.words()).toBe(words);
});

test('a list that cannot be opened changes nothing and is reported once', async () => {
  await addPack(packs, packFile('one.pack', 3), quran);
  const library = await open();
  const corpus = library.current();
  const [pack] = await readPackList(packs);
  for (const broken of ['{"packs":', JSON.stringify({ packs: [{ ...pack, file: '../../secret.sqlite' }] })]) {
    faults.length = 0;
    // Rename into place, as real lists are replaced: a poll of a half-written file would be reported too.
    const next = join(folder, 'next.json');
    writeFileSync(next, broken);
    renameSync(next, listFile(packs));
    await vi.waitFor(() => expect(faults).toHaveLength(1), patience);
    await looks(5);
    expect(faults).toHaveLength(1);
    expect(library.current()).toBe(corpus);
  }
});

test('a pack that was changed on disk is refused; at the start the other packs are loaded without it', async () => {
  await addPack(packs, packFile('one.pack', 3), quran);
  await addPack(packs, packFile('two.pack', 3, { work: 'muslim' }), quran);
  const [file = ''] = readdirSync(packs).filter((name) => name.startsWith('musnad-ahmad'));
  appendFileSync(join(packs, file), 'x');
  const library = await open();
  expect(library.current().works.map(({ id }) => id)).toEqual(['quran', 'muslim']);
  expect(faults).toEqual([expect.stringContaining('was changed after it was added')]);
});

test('a refused pack changes nothing, and two packs cannot contain the same edition', async () => {
  await addPack(packs, packFile('one.pack', 3), quran);
  const before = readdirSync(packs);
  const empty = join(folder, 'empty.pack');
  writeFileSync(empty, '');
  expect(await addPack(packs, empty, quran)).toMatchObject({ kind: 'refused' });
  const twice = packFile('twice.pack', 3, { work: 'muslim', editions: testManifest().editions });
  expect(await addPack(packs, twice, quran)).toMatchObject({
    kind: 'refused',
    check: { problems: [{ line: 1, message: 'editions: musnad-ahmad-en is held already (by the pack musnad-ahmad)' }] },
  });
  expect(readdirSync(packs)).toEqual(before);
});

test('many commands at once leave every pack on the list', async () => {
  const works = ['musnad-ahmad', 'muwatta-malik', 'muslim', 'tirmidhi', 'nasai', 'ibn-majah'];
  // Of the others well-known hadith would be missed under their numbers.
  const files = works.map((work, at) => packFile(`${work}.pack`, at < 2 ? 200 : 4, { work }));
  const command = ['src/cli/isnad.ts', 'pack', 'add'];
  const environment = { ...process.env, DATA_DIR: folder };
  const children = files.map((file) => spawn('node', [...command, file], { env: environment, stdio: 'ignore' }));
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual(works.map(() => 0));
  expect((await readPackList(packs)).map(({ name }) => name).sort()).toEqual(works.toSorted());
  expect((await open()).current().works).toHaveLength(7);
  expect(readdirSync(packs).filter((name) => name.endsWith('.sqlite'))).toHaveLength(6);
});

test('a command that is killed at any moment leaves the old list or the new one', async () => {
  const files = ['A traveller said', 'A shepherd said'].map((says, at) => packFile(`${at}.pack`, 300, {}, says));
  await addPack(packs, files[0] ?? '', quran);
  for (let round = 0; round < 8; round++) {
    const child = spawn('node', ['tests/support/add-packs-until-killed.ts', packs, ...files], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await changes(packs, 1 + 2 * round);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const library = await open();
    expect(library.current().works[1]?.editions[0]?.text(299)).toMatch(
      /^A (traveller|shepherd) said that the well number 300/,
    );
    library.close();
    opened.pop();
  }
  expect(faults).toEqual([]);
  // The lock of a dead process is ignored, and its leftover files are deleted.
  expect(await addPack(packs, files[1] ?? '', quran)).toMatchObject({ kind: 'added' });
  expect(
    readdirSync(packs).filter((name) => !/^(lock|packs\.json|musnad-ahmad\.[0-9a-f]{12}\.sqlite)$/.test(name)),
  ).toEqual([]);
});
