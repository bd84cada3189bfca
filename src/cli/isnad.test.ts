import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { callIsnad, runIsnad } from '../../tests/support/isnad-command.ts';
import { testManifest, testPassages } from '../../tests/support/test-pack.ts';
import { buildCorpus } from '../knowledge/corpus/build-corpus.ts';
import { builtCorpus } from '../server/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'isnad-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
if (!existsSync(builtCorpus)) buildCorpus(builtCorpus);

const isnad = (...args: string[]) => runIsnad(args, { DATA_DIR: folder });

function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const about = ['--provenance', 'Invented', '--licence', 'None needed'];

test('prints its usage on --help, and fails on an unknown command', async () => {
  expect(await isnad('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('isnad pack') });
  expect(await isnad('pack', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('isnad pack add FILE'),
  });
  expect(await isnad('pack', 'import', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('hadith-csv'),
  });
  expect(await isnad('--version')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^isnad \d+\.\d+\.\d+\n$/),
  });
  expect(await isnad()).toMatchObject({ status: 2 });
  expect(await isnad('toString')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no command “toString”'),
  });
  expect(await isnad('pack', 'add')).toMatchObject({ status: 2 });
  expect(await isnad('pack', 'import', 'tanzil', 'x')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Still missing: --edition, --title'),
  });
});

test('as a process it gives the same words on the same streams, and its exit code', async () => {
  const wrong = file('wrong-in-a-process.md', 'See [Quran 2:999].');
  for (const args of [['--help'], ['toString'], ['pack', 'list'], ['check', wrong]]) {
    expect(await callIsnad(args, { DATA_DIR: folder }), args.join(' ')).toEqual(await isnad(...args));
  }
});

test('a table of hadith becomes a pack, is checked, added, listed and removed', async () => {
  const table = file('table.csv', 'number,text,grade\n2,"Two, in quotes",Hasan\n1,One,Sahih\n');
  const pack = join(folder, 'made.pack.gz');
  const make = [
    'pack',
    'import',
    'hadith-csv',
    table,
    '--work',
    'musnad-ahmad',
    '--title',
    'Invented',
    '--numbering',
    'Own',
  ];
  expect(await isnad(...make, ...about, '--out', pack)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('table.csv:2: number 2: has a grade without who gave it'),
  });
  expect(await isnad(...make, ...about, '--graded-by', 'A. Scholar', '--out', pack)).toMatchObject({ status: 0 });
  expect(await isnad('pack', 'check', pack)).toMatchObject({
    status: 0,
    stdout: 'Invented: 2 passages, no problem.\n',
  });
  expect((await isnad('pack', 'list')).stdout).toBe('No packs.\n');
  expect((await isnad('pack', 'add', pack)).stdout).toBe(
    `Added musnad-ahmad: Invented (hadith, 2 passages; musnad-ahmad-en) in ${join(folder, 'packs')}\n`,
  );
  expect((await isnad('pack', 'add', pack)).stdout).toContain('Replaced musnad-ahmad');
  expect((await isnad('pack', 'list')).stdout).toBe('musnad-ahmad: Invented (hadith, 2 passages; musnad-ahmad-en)\n');
  expect(await isnad('pack', 'remove', 'muslim')).toMatchObject({ status: 1 });
  expect((await isnad('pack', 'remove', 'musnad-ahmad')).stdout).toContain('Removed musnad-ahmad');
  expect((await isnad('pack', 'list')).stdout).toBe('No packs.\n');
});

test('imports a text of the Quran as a pack; reports problems with file and line and writes nothing', async () => {
  const text = (content: string) => file('verses.txt', content);
  const pack = join(folder, 'verses.pack');
  const make = (content: string, language: string) =>
    isnad(
      ...['pack', 'import', 'tanzil', text(content), '--edition', 'quran-en-test', '--title', 'Test'],
      ...['--language', language, ...about, '--out', pack],
    );
  expect(await make('1|1|In the name\n1|8|Too far\n', 'en')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('verses.txt:2: verse 1:8: there is no verse 1:8\n1 problem: no pack was written.'),
  });
  expect(await make('1|1|In the name\n', 'English')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^--language: use the language tag en in place of “English”\./),
  });
  expect(existsSync(pack)).toBe(false);
  expect((await make('1|1|In<br>the name\n', 'en')).status).toBe(0);
  expect(readFileSync(pack, 'utf8')).toContain('"In the name"');
});

test('a file that is not there is reported in one sentence', async () => {
  const nowhere = join(folder, 'nowhere.pack.gz');
  for (const action of ['add', 'check']) {
    expect(await isnad('pack', action, nowhere)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `${nowhere} cannot be read: there is no such file.\n`,
    });
  }
  expect(await isnad('pack', 'check', folder)).toMatchObject({
    status: 2,
    stderr: `${folder} cannot be read: it is a folder.\n`,
  });
});

/** A chapter as the best-known public set has it: rows are counted from 1, without the numbers that readers cite. */
const chapter = {
  metadata: { length: 2 },
  hadiths: [
    {
      id: 1,
      idInBook: 1,
      chapterId: 2,
      bookId: 1,
      english: { narrator: 'Someone said:', text: 'Islam stands on five.' },
    },
    {
      id: 2,
      idInBook: 2,
      chapterId: 2,
      bookId: 1,
      english: { narrator: 'Another said:', text: 'Faith has branches.' },
    },
  ],
};
const importChapter = (work: string, content: unknown, ...more: string[]) =>
  isnad(
    ...['pack', 'import', 'hadith-json', file('chapter.json', JSON.stringify(content)), '--work', work, '--title', 'A'],
    ...['--numbering', 'Own', ...about, '--out', join(folder, 'chapter.pack.gz'), ...more],
  );

test('lines written by hand become a pack with their number and digest, and problems are named with their lines', async () => {
  const manifest = testManifest();
  const lines = join(folder, 'lines.jsonl');
  const out = join(folder, 'sealed.pack.gz');
  const write = (...passages: unknown[]) =>
    writeFileSync(lines, [manifest, ...passages].map((line) => `${JSON.stringify(line)}\n`).join('\n'));

  write({ number: '1', texts: {} }, { number: 'first' });
  const refused = await isnad('pack', 'seal', lines, out);
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/lines\.jsonl:5: .*\nNo pack was written\.\n$/s),
  });
  expect(existsSync(out)).toBe(false);

  write(...testPassages(3));
  expect(await isnad('pack', 'seal', lines, out)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('3 passages'),
  });
  expect(await isnad('pack', 'check', out)).toMatchObject({ status: 0 });

  writeFileSync(lines, 'These are the minutes of the meeting.');
  expect(await isnad('pack', 'seal', lines, out)).toMatchObject({
    status: 2,
    stderr: `${lines}:1: is no JSON object.\n`,
  });
});

test('a chapter whose rows are only counted never becomes a pack of the collection', async () => {
  expect(await importChapter('bukhari', chapter)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('chapter.json: entry 1: “id” and “idInBook” count the rows of the file'),
  });
  expect(await importChapter('bukhari', chapter, '--number', 'id')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('chapter.json: entry 1: “id” counts the rows of a file'),
  });
  const renamed = { hadiths: chapter.hadiths.map(({ id, english }) => ({ number: id, english })) };
  for (const attempt of [
    await importChapter('bukhari', chapter, '--number', 'id', '--running-numbers'),
    await importChapter('bukhari', renamed),
  ]) {
    expect(attempt).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        'chapter.json: entry 1: 1 of 1 well-known hadith of Sahih al-Bukhari are not under',
      ),
    });
  }
  expect(await importChapter('musnad-ahmad', chapter, '--number', 'id', '--running-numbers')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('“id” counts rows, and no well-known hadith of musnad-ahmad prove'),
  });
  expect(existsSync(join(folder, 'chapter.pack.gz'))).toBe(false);
});

test('accepts a running number as the hadith number with an option, if well-known hadith prove it', async () => {
  const wordsOf: Record<number, string> = {
    1: 'Deeds are judged by intentions.',
    3: 'Islam stands on five.',
    5: 'What is added to it is rejected.',
    6: 'Between them are doubtful things.',
    7: 'Religion is sincerity.',
  };
  const hadiths = [1, 2, 3, 4, 5, 6, 7].map((idInBook) => ({
    id: 40943 + idInBook,
    idInBook,
    english: { text: wordsOf[idInBook] ?? 'Other words.' },
  }));
  const content = { chapters: [{ id: 1 }], hadiths };
  const asked = ['--list', 'hadiths', '--number', 'idInBook', '--running-numbers', '--part'];
  expect(await importChapter('nawawi-40', content, ...asked)).toMatchObject({ status: 0 });
  const packed = gunzipSync(readFileSync(join(folder, 'chapter.pack.gz'))).toString('utf8');
  expect(packed).toContain('"number":"7"');
  expect(packed).toContain('"title":"A (English)"');
  rmSync(join(folder, 'chapter.pack.gz'));
});

test('Arabic texts do not become the English edition', async () => {
  const hadiths = ['بُنِيَ الإِسْلاَمُ عَلَى خَمْسٍ', 'الدِّينُ النَّصِيحَةُ'].map((text, at) => ({ hadithnumber: at + 1, text }));
  expect(await importChapter('muslim', { metadata: {}, hadiths })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      'entry 1: muslim-en is called en, but 2 of its 2 texts are not mostly in Latin letters',
    ),
  });
  expect(existsSync(join(folder, 'chapter.pack.gz'))).toBe(false);
});

test('a text is judged, and the exit code says whether something is wrong', async () => {
  const wrong = file(
    'wrong.md',
    'See “O you who have believed, decreed upon you is feasting as it was decreed” [Quran 2:183].',
  );
  const judged = await isnad('check', wrong);
  expect(judged.status).toBe(1);
  expect(judged.stdout).toContain('1:5 ✗ Quran 2:183: differs from the source (Saheeh International (English))');
  expect(judged.stdout).toContain('differs feasting → fasting');
  expect(judged.stdout).toContain('1 citation, 1 at fault');

  const json = await isnad('check', '--json', wrong);
  expect(json.status).toBe(1);
  expect(JSON.parse(json.stdout).citations[0]).toMatchObject({ verdict: 'misquoted', reference: 'Quran 2:183' });

  expect(await isnad('check', file('right.md', 'Fasting is prescribed [Quran 2:183].'))).toMatchObject({ status: 0 });
  expect((await isnad('check', file('none.md', 'Nothing is cited here.'))).stdout).toContain('no reference was found');
});

test('several texts are judged one after another, and each line begins with the file', async () => {
  const wrong = file('wrong-$&.md', 'See [Quran 2:999].\n\nAnd [Quran 2:183].');
  const right = file('right.md', 'Fasting is prescribed [Quran 2:183].');
  const none = file('none.md', 'Nothing is cited here.');
  const judged = await isnad('check', right, wrong, none);
  expect(judged.status).toBe(1);
  const lines = judged.stdout.split('\n').filter((line) => line !== '');
  expect(lines.every((line) => [right, wrong, none].some((name) => line.startsWith(`${name}:`)))).toBe(true);
  expect(lines).toContainEqual(expect.stringMatching(/right\.md:1:23 · Quran 2:183/));
  expect(lines).toContain(`${wrong}:2 citations, 1 at fault`);
  const json: unknown = JSON.parse((await isnad('check', '--json', right, none)).stdout);
  expect(json).toMatchObject([
    { file: right, check: { citations: [{ reference: 'Quran 2:183' }] } },
    { file: none, check: { citations: [] } },
  ]);
});

test('a text that cannot be read has an exit code of its own, and the others are still judged', async () => {
  const missing = join(folder, 'missing.md');
  expect(await isnad('check', missing)).toMatchObject({
    status: 2,
    stderr: `${missing} cannot be read: there is no such file.\n`,
  });
  expect(await isnad('check')).toMatchObject({ status: 2 });
  expect(await isnad('check', '--strict', missing)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('“--strict”'),
  });
  const right = file('right.md', 'Fasting is prescribed [Quran 2:183].');
  const encoded: [string, Buffer][] = [
    ['utf-16', Buffer.from('\uFEFFSee [Quran 2:999].', 'utf16le')],
    ['utf-16-without-mark', Buffer.from('See [Quran 2:999].', 'utf16le')],
    ['latin-1', Buffer.from('Le Coran est r\u00E9cit\u00E9 [Quran 2:999].', 'latin1')],
  ];
  for (const [name, bytes] of encoded) {
    const text = file(`${name}.md`, bytes);
    expect(await isnad('check', text, right)).toMatchObject({
      status: 2,
      stdout: expect.stringContaining('Quran 2:183'),
      stderr: `${text} is not UTF-8 text.\n`,
    });
  }
});
