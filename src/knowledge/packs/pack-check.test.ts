import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { testManifest, testPassages } from '../../../tests/support/test-pack.ts';
import type { Work } from '../corpus/corpus.ts';
import { checkPack } from './add-pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'isnad-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));
const quran = testCorpus().works[0] as Work;

interface Written {
  manifest?: object;
  lines?: (object | string | Buffer)[];
  sha256?: string;
  passages?: number;
}

/** The bytes of a pack of three sound passages, changed. */
function bytesOf({ manifest, lines = testPassages(3), sha256, passages }: Written): Buffer {
  const bytesOfLine = (line: object | string | Buffer) =>
    Buffer.isBuffer(line) ? line : Buffer.from(typeof line === 'string' ? line : JSON.stringify(line));
  const body = Buffer.concat(lines.flatMap((line) => [bytesOfLine(line), Buffer.from('\n')]));
  const first = {
    ...testManifest(),
    ...manifest,
    passages: passages ?? lines.length,
    sha256: sha256 ?? createHash('sha256').update(body).digest('hex'),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(first)}\n`), body]);
}

async function problemsOf(bytes: Buffer, name = 'test.pack'): Promise<string[]> {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const { problems } = await checkPack(file, quran);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

const one = (changes: object) => [{ ...testPassages(1)[0], ...changes }];
const [edition] = testManifest().editions;
const quranPack = {
  work: 'quran',
  kind: 'quran',
  editions: [{ ...edition, id: 'quran-en-test' }],
};
const verse = (at: string) => ({ verse: at, texts: { 'quran-en-test': 'Invented' } });
const tafsirPack = { work: 'notes', kind: 'tafsir', editions: [{ ...edition, id: 'notes-en', role: 'commentary' }] };
const note = (verses: string) => ({ verses, texts: { 'notes-en': 'Invented' } });

test.each<[string, Written, string]>([
  ['a wrong format', { manifest: { 'isnad-pack': 2 } }, '1: isnad-pack: must be 1'],
  ['a manifest that lacks a key', { manifest: { title: undefined } }, '1: title: is missing'],
  ['a manifest with a strange key', { manifest: { colour: 'red' } }, '1: colour: is not known here'],
  [
    'an empty licence',
    { manifest: { editions: [{ ...edition, licence: ' ' }] } },
    '1: editions.0.licence: must not be empty',
  ],
  ['a name with a slash', { manifest: { work: '../musnad-ahmad' } }, '1: work: must be of small letters'],
  [
    'a collection that nobody can cite',
    { manifest: { work: 'my-hadith' } },
    '1: work: must be a collection that can be cited',
  ],
  [
    'a wrong language',
    { manifest: { editions: [{ ...edition, language: 'English' }] } },
    '1: editions.0.language: use the language tag en in place of “English”',
  ],
  ['two editions of one id', { manifest: { editions: [edition, edition] } }, '1: editions: must have different ids'],
  [
    'an edition that ships',
    {
      manifest: { ...quranPack, editions: [{ ...edition, id: 'quran-fr-hamidullah' }] },
      lines: [{ verse: '1:1', texts: { 'quran-fr-hamidullah': 'x' } }],
    },
    '1: editions: quran-fr-hamidullah is held already',
  ],
  [
    'a commentary among hadith',
    { manifest: { editions: [{ ...edition, role: 'commentary' }] } },
    '1: editions: a commentary is',
  ],
  ['another count', { passages: 4 }, '1: passages: 4 were announced, 3 are there'],
  ['another digest', { sha256: '0'.repeat(64) }, '1: sha256: the lines after the first have'],
  ['a line that is no JSON', { lines: [...testPassages(1), '{"number": "2",'] }, '3: is no JSON'],
  ['an empty line', { lines: [...testPassages(1), ''] }, '3: is no JSON'],
  ['a line that is no UTF-8', { lines: [...testPassages(1), Buffer.from([0xff, 0xfe])] }, '3: is not UTF-8'],
  [
    'a line that is too long',
    { lines: one({ texts: { 'musnad-ahmad-en': 'x'.repeat(1_000_001) } }) },
    '2: is longer than 1000000 bytes',
  ],
  ['a strange key', { lines: one({ colour: 'red' }) }, '2: number 1: colour: is not known here'],
  ['no texts', { lines: one({ texts: {} }) }, '2: number 1: texts: must have one text at least'],
  [
    'an empty text',
    { lines: one({ texts: { 'musnad-ahmad-en': ' \n' } }) },
    '2: number 1: texts.musnad-ahmad-en: must not be empty',
  ],
  [
    'a strange edition',
    { lines: one({ texts: { 'muslim-en': 'x' } }) },
    '2: number 1: texts: muslim-en is no edition of this pack',
  ],
  [
    'a control character',
    { lines: one({ texts: { 'musnad-ahmad-en': 'a\u0000b' } }) },
    '2: number 1: texts.musnad-ahmad-en: has the control character U+0000 at character 2',
  ],
  [
    'half a character',
    { lines: ['{"number":"1","texts":{"musnad-ahmad-en":"a\\ud800b"}}'] },
    '2: number 1: texts.musnad-ahmad-en: has half a character',
  ],
  [
    'a grade without who gave it',
    { lines: one({ grades: [{ grade: 'Sahih' }] }) },
    '2: number 1: grades.0.by: is missing',
  ],
  [
    'a grade by nobody',
    { lines: one({ grades: [{ grade: 'Sahih', by: ' ' }] }) },
    '2: number 1: grades.0.by: must not be empty',
  ],
  ['no number', { lines: one({ number: undefined }) }, '2: must be cited by "number" alone'],
  ['a number and a verse', { lines: one({ verse: '1:1' }) }, '2: number 1: must be cited by "number" alone'],
  ['a number that is none', { lines: one({ number: '08' }) }, '2: number 08: “08” is no number'],
  ['numbers that run backwards', { lines: one({ number: '9-8' }) }, '2: number 9-8: “9-8” runs backwards'],
  [
    'a slip in a range',
    { lines: one({ number: '2669-2970' }) },
    '2: number 2669-2970: “2669-2970” spans too many numbers',
  ],
  ['a passage twice', { lines: [...testPassages(1), ...testPassages(1)] }, '3: number 1: stands here twice'],
  ['passages out of order', { lines: testPassages(2).toReversed() }, '3: number 1: is out of order'],
  [
    'letters out of order',
    { lines: ['8b', '8a'].flatMap((number) => one({ number })) },
    '3: number 8a: is out of order',
  ],
  [
    'a verse that does not exist',
    { manifest: quranPack, lines: [verse('2:286'), verse('2:287')] },
    '3: verse 2:287: there is no verse 2:287',
  ],
  ['verses for a translation', { manifest: quranPack, lines: [verse('2:1-2')] }, '2: verse 2:1-2: “2:1-2” is no verse'],
  ['a verse twice', { manifest: quranPack, lines: [verse('2:1'), verse('2:1')] }, '3: verse 2:1: stands here twice'],
  [
    'comments that overlap',
    { manifest: tafsirPack, lines: [note('2:1-5'), note('2:3-8')] },
    '3: verse 2:3-8: is out of order',
  ],
])('refuses %s, with its line', async (_, written, expected) => {
  const problems = await problemsOf(bytesOf(written));
  expect(problems.find((fault) => fault.startsWith(expected)) ?? problems).toContain(expected);
});

test('reports at most twenty problems, and their total number', async () => {
  const file = join(folder, 'many.pack');
  writeFileSync(file, bytesOf({ lines: testPassages(50).map((passage) => ({ ...passage, texts: {} })) }));
  const { problems, problemCount } = await checkPack(file, quran);
  expect(problems).toHaveLength(20);
  expect(problemCount).toBe(50);
});

test('a file that is not a pack is refused after its first line', async () => {
  expect(await problemsOf(Buffer.from('number,text\n1,x\n'))).toEqual([
    '1: is no manifest: a pack begins with one line of JSON',
  ]);
  expect(await problemsOf(Buffer.alloc(0))).toEqual(['1: is empty']);
  expect(await problemsOf(Buffer.from('not packed'), 'test.pack.gz')).toEqual(['1: cannot be unpacked']);
  expect(await problemsOf(gzipSync(bytesOf({})).subarray(0, 60), 'short.pack.gz')).toEqual(['1: cannot be unpacked']);
});

test('accepts a correct pack of every kind, compressed or not, with letters, ranges and gaps', async () => {
  expect(await problemsOf(bytesOf({}))).toEqual([]);
  expect(await problemsOf(gzipSync(bytesOf({})), 'test.pack.gz')).toEqual([]);
  expect(await problemsOf(bytesOf({ manifest: quranPack, lines: [verse('1:1'), verse('114:6')] }))).toEqual([]);
  expect(await problemsOf(bytesOf({ manifest: tafsirPack, lines: [note('2:1-5'), note('2:6')] }))).toEqual([]);
  const file = join(folder, 'numbers.pack');
  const numbers = ['1', '3', '3', '8a', '8b', '9-10', '12'];
  const lines = numbers.flatMap((number, at) => one({ number, texts: { 'musnad-ahmad-en': `Text ${at}` } }));
  writeFileSync(file, bytesOf({ manifest: { complete: true }, lines }));
  const { problems, notes } = await checkPack(file, quran);
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    'no well-known hadith of this collection prove its numbers: compare a few yourself',
    '1 passages share a number with the one before',
    '6 between the first and the last are not here (2, 4, 5, 6, 7, 11): as the work is called complete, they are taken not to exist',
  ]);
});
