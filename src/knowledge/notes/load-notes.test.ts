import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadNotes } from './load-notes.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isnad-notes-'));
  mkdirSync(path.join(folder, 'notes', 'ar'), { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, 'notes', name), text);

const english = `---
title: A title
category: Quran
summary: What it covers.
related:
---
## A label {#a-point}

? what is it

A text.
`;

const arabic = `---
title: عنوان
summary: ما فيه.
---
## وصف {#a-point}

? ما هو

نص.
`;

test('notes come in the order of the shelves, each with its heading', async () => {
  for (const slug of ['wudu', 'hajj', 'umrah']) write(`${slug}.md`, english);
  write('shelves.txt', '# For those who browse.\n\nPurification: wudu\nPilgrimage: umrah hajj\n');
  expect((await loadNotes(folder)).map(({ slug, shelf }) => [slug, shelf])).toEqual([
    ['wudu', 'Purification'],
    ['umrah', 'Pilgrimage'],
    ['hajj', 'Pilgrimage'],
  ]);
});

test('quotation marks around a whole value are removed', async () => {
  write('wudu.md', english.replace('A title', '"Wudu: nail polish"').replace('What it covers.', '"What: it covers."'));
  write('hajj.md', english.replace('A title', '“Hajj” and “Umrah”'));
  write('shelves.txt', 'Prayer: wudu hajj');
  const [wudu, hajj] = await loadNotes(folder);
  expect([wudu?.english.title, wudu?.english.summary]).toEqual(['Wudu: nail polish', 'What: it covers.']);
  expect(hajj?.english.title).toBe('“Hajj” and “Umrah”');
});

test('values are text as written, not numbers, dates or booleans of YAML', async () => {
  write('wudu.md', english.replace('A title', 'yes').replace('What it covers.', '"1.10: a \\"quoted\\" word"'));
  write('shelves.txt', 'Prayer: wudu');
  const [wudu] = await loadNotes(folder);
  expect([wudu?.english.title, wudu?.english.summary]).toEqual(['yes', '1.10: a "quoted" word']);
});

test.for([
  ['a slug that YAML reads as a mapping', '\n  - what: is it', 'wudu.md:5: “related” must hold texts'],
  ['a text where a list belongs', ' what is it', 'wudu.md:5: “related” must be a list'],
] as const)('%s is refused with its line', async ([, question, why]) => {
  write('wudu.md', english.replace('related:', `related:${question}`));
  write('shelves.txt', 'Prayer: wudu');
  await expect(loadNotes(folder)).rejects.toThrow(why);
});

test.for([
  ['a note that no shelf holds', 'Prayer: hajj', 'no shelf holds wudu'],
  ['a shelf that holds what there is not', 'Prayer: wudu hajj sawm', 'there is no note notes/sawm.md'],
  ['a note on two shelves', 'Prayer: wudu hajj\nFasting: hajj', 'said before in “Fasting: hajj”'],
  ['a shelf without notes', 'Prayer: wudu hajj\nFasting:', 'a slug is missing'],
] as const)('%s is refused', async ([, shelves, why]) => {
  for (const slug of ['wudu', 'hajj']) write(`${slug}.md`, english);
  write('shelves.txt', shelves);
  await expect(loadNotes(folder)).rejects.toThrow(why);
});

test('an Arabic text belongs to its note, and without one it is refused', async () => {
  write('wudu.md', english);
  write('shelves.txt', 'Prayer: wudu');
  write('ar/wudu.md', arabic);
  expect((await loadNotes(folder))[0]?.arabic?.title).toBe('عنوان');
  write('ar/hajj.md', arabic);
  await expect(loadNotes(folder)).rejects.toThrow('notes/ar/hajj.md: there is no note notes/hajj.md');
});

test('an Arabic point without its English one is refused', async () => {
  write('wudu.md', english);
  write('shelves.txt', 'Prayer: wudu');
  write('ar/wudu.md', arabic.replace('#a-point', '#another'));
  await expect(loadNotes(folder)).rejects.toThrow('ar/wudu.md: the English text has no point “another”');
});

test('a fault of a point has the line of the file', async () => {
  write('wudu.md', english.replace('## A label {#a-point}', '## A label'));
  write('shelves.txt', 'Prayer: wudu');
  await expect(loadNotes(folder)).rejects.toThrow('wudu.md:7: a point begins with');
});
