import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildCorpus } from '../knowledge/corpus/build-corpus.ts';
import { builtCorpus } from '../server/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'isnad-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
if (!existsSync(builtCorpus)) buildCorpus(builtCorpus);

function isnad(...args: string[]) {
  const environment = { ...process.env, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync('node', ['src/cli/isnad.ts', ...args], {
    env: environment,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const about = ['--provenance', 'Invented', '--licence', 'None needed'];

test('says what it can do when asked, and fails when it does not understand', () => {
  expect(isnad('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('isnad pack') });
  expect(isnad('pack', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('isnad pack add FILE') });
  expect(isnad('pack', 'import', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('hadith-csv') });
  expect(isnad()).toMatchObject({ status: 2 });
  expect(isnad('toString')).toMatchObject({ status: 2, stderr: expect.stringContaining('no command “toString”') });
  expect(isnad('pack', 'add')).toMatchObject({ status: 2 });
  expect(isnad('pack', 'import', 'tanzil', 'x')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Still missing: --edition, --title'),
  });
});

test('a table of hadith becomes a pack, is checked, added, listed and removed', () => {
  const table = file('table.csv', 'number,text,grade\n2,"Two, in quotes",Hasan\n1,One,Sahih\n');
  const pack = join(folder, 'made.pack.gz');
  const make = [
    'pack',
    'import',
    'hadith-csv',
    table,
    '--work',
    'bukhari',
    '--title',
    'Invented',
    '--numbering',
    'Own',
  ];
  expect(isnad(...make, ...about, '--out', pack)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('table.csv:2: has a grade without who gave it'),
  });
  expect(isnad(...make, ...about, '--graded-by', 'A. Scholar', '--out', pack)).toMatchObject({ status: 0 });
  expect(isnad('pack', 'check', pack)).toMatchObject({ status: 0, stdout: 'Invented: 2 passages, no fault.\n' });
  expect(isnad('pack', 'list').stdout).toBe('No packs.\n');
  expect(isnad('pack', 'add', pack).stdout).toBe('Added bukhari: Invented (hadith, 2 passages; bukhari-en)\n');
  expect(isnad('pack', 'add', pack).stdout).toContain('Replaced bukhari');
  expect(isnad('pack', 'list').stdout).toBe('bukhari: Invented (hadith, 2 passages; bukhari-en)\n');
  expect(isnad('pack', 'remove', 'muslim')).toMatchObject({ status: 1 });
  expect(isnad('pack', 'remove', 'bukhari').stdout).toContain('Removed bukhari');
  expect(isnad('pack', 'list').stdout).toBe('No packs.\n');
}, 60_000);

test('a text of the Quran becomes a pack; faults are told with file and line', () => {
  const text = file('verses.txt', '1|1|In the name\n1|8|Too far\n');
  const pack = join(folder, 'verses.pack');
  const make = ['pack', 'import', 'tanzil', text, '--edition', 'quran-en-test', '--title', 'Test', '--language', 'en'];
  expect(isnad(...make, ...about, '--out', pack).status).toBe(0);
  const added = isnad('pack', 'add', pack);
  expect(added).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('verses.pack:3: there is no verse 1:8\n1 fault.'),
  });
  expect(isnad('pack', 'add', join(folder, 'nowhere.pack'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('ENOENT'),
  });
}, 60_000);

test('a text is judged, and the exit code says whether something is wrong', () => {
  const wrong = file(
    'wrong.md',
    'See “O you who have believed, decreed upon you is feasting as it was decreed” [Quran 2:183].',
  );
  const judged = isnad('check', wrong);
  expect(judged.status).toBe(1);
  expect(judged.stdout).toContain('1:5 ✗ Quran 2:183: differs from the source (Saheeh International (English))');
  expect(judged.stdout).toContain('differs feasting → fasting');
  expect(judged.stdout).toContain('1 citation, 1 at fault');

  const json = isnad('check', '--json', wrong);
  expect(json.status).toBe(1);
  expect(JSON.parse(json.stdout).citations[0]).toMatchObject({ verdict: 'misquoted', reference: 'Quran 2:183' });

  expect(isnad('check', file('right.md', 'Fasting is prescribed [Quran 2:183].'))).toMatchObject({ status: 0 });
  expect(isnad('check', file('none.md', 'Nothing is cited here.')).stdout).toContain('no reference was found');
});

test('a text that cannot be read is told apart from a text with faults', () => {
  expect(isnad('check', join(folder, 'missing.md'))).toMatchObject({ status: 2 });
  expect(isnad('check')).toMatchObject({ status: 2 });
});
