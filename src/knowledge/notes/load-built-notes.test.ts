import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildNotes, loadBuiltNotes } from './load-built-notes.ts';
import { loadNotes } from './load-notes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-built-notes-'));
const content = path.join(folder, 'content');
const file = path.join(folder, 'notes.json');
const wudu = path.join(content, 'notes', 'wudu.md');
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  rmSync(content, { recursive: true, force: true });
  for (const each of ['wudu.md', 'ar/wudu.md']) cpSync(`content/notes/${each}`, path.join(content, 'notes', each));
  writeFileSync(path.join(content, 'notes', 'shelves.txt'), 'Prayer: wudu\n');
  await buildNotes(content, file);
});

/** Whether what is loaded comes from the built file: its title is changed there. */
async function comesFromBuild(): Promise<boolean> {
  const built = readFileSync(file, 'utf8');
  writeFileSync(file, built.replace('"title":"', '"title":"Built: '));
  const [note] = await loadBuiltNotes(content, file);
  return note?.english.title.startsWith('Built: ') ?? false;
}

test('built notes are those of the files, word for word', async () => {
  expect(await loadBuiltNotes(content, file)).toEqual(await loadNotes(content));
  expect(await comesFromBuild()).toBe(true);
  // A path may be written from another folder.
  const [note] = await loadBuiltNotes(path.relative('.', content), file);
  expect(note?.english.title).toMatch(/^Built: /u);
});

test('after a change of a note the files are read', async () => {
  writeFileSync(wudu, `${readFileSync(wudu, 'utf8')}\n`);
  expect(await comesFromBuild()).toBe(false);
});

test('without a whole built file the notes are read from their own', async () => {
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -100));
  expect(await loadBuiltNotes(content, file)).toEqual(await loadNotes(content));
  rmSync(file);
  expect(await loadBuiltNotes(content, file)).toEqual(await loadNotes(content));
});
