import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lostDatabase, prepareDataFolder } from './data-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-data-'));
const inFolder = (...names: string[]) => path.join(folder, ...names);
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder that is missing is made, with those above it', async () => {
  expect(await prepareDataFolder(inFolder('new', 'below'))).toBeUndefined();
  expect(existsSync(inFolder('new', 'below'))).toBe(true);
  expect(await prepareDataFolder(inFolder('new', 'below'))).toBeUndefined();
});

test('a file is no folder, nor can one be made in it', async () => {
  writeFileSync(inFolder('file'), '');
  expect(await prepareDataFolder(inFolder('file'))).toBe(
    `Isnad cannot use DATA_DIR ${inFolder('file')}: it is a file, not a folder.`,
  );
  expect(await prepareDataFolder(inFolder('file', 'below'))).toContain(`${inFolder('file')} is a file`);
});

test.runIf(process.platform === 'linux')('a folder that no system call makes is refused at once', async () => {
  expect(await prepareDataFolder('/proc/isnad')).toContain('/proc/isnad cannot be created (ENOENT)');
});

test('a file that is no database is refused, and an empty one is a database to be', async () => {
  mkdirSync(inFolder('garbage'));
  writeFileSync(inFolder('garbage', 'isnad.sqlite'), 'These are the minutes of the meeting of 3 March.');
  expect(await prepareDataFolder(inFolder('garbage'))).toContain('isnad.sqlite in it is not a database');
  writeFileSync(inFolder('garbage', 'isnad.sqlite'), '');
  expect(await prepareDataFolder(inFolder('garbage'))).toBeUndefined();
});

test('a database that was emptied is refused, and one that is gone is a warning', async () => {
  mkdirSync(inFolder('used', 'receipts'), { recursive: true });
  expect(lostDatabase(inFolder('used'))).toBeUndefined();
  writeFileSync(inFolder('used', 'receipts', 'log.sqlite'), '');
  expect(lostDatabase(inFolder('used'))).toContain('a new history begins');
  expect(await prepareDataFolder(inFolder('used'))).toBeUndefined();
  writeFileSync(inFolder('used', 'isnad.sqlite'), '');
  expect(lostDatabase(inFolder('used'))).toBeUndefined();
  expect(await prepareDataFolder(inFolder('used'))).toContain('isnad.sqlite in it was emptied; restore a backup');
});

/** As root every folder is writable, so this asks as a user without rights. */
function preparedAsNobody(target: string): string {
  const file = path.resolve('src/cli/data-folder.ts');
  const code = `
    import { lostDatabase, prepareDataFolder } from ${JSON.stringify(file)};
    if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
    console.log(await prepareDataFolder(${JSON.stringify(target)}));`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }).stdout.trim();
}

test.runIf(process.platform !== 'win32')('a folder without rights is refused with the name of the user', () => {
  mkdirSync(inFolder('locked'));
  chmodSync(folder, 0o755);
  chmodSync(inFolder('locked'), 0o555);
  expect(preparedAsNobody(inFolder('locked'))).toMatch(/: user \w+ may not write there\.$/);
  expect(preparedAsNobody(inFolder('locked', 'below'))).toMatch(/: user \w+ may not create \S+below\.$/);
});
