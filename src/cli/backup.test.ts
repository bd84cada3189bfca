import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runIsnad } from '../../tests/support/isnad-command.ts';
import { openSite } from '../../tests/support/site.ts';
import { writeTestPack } from '../../tests/support/test-pack.ts';
import { restoringMark } from '../server/backups/restore-backup.ts';
import { databaseFile } from '../server/context.ts';
import { openPlace } from '../server/storage-places.ts';
import { prepareDataFolder } from './data-folder.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'isnad-backup-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

let data: string;
let kept: string;
beforeEach(() => {
  data = newFolder();
  kept = path.join(newFolder(), 'kept');
});

const isnad = (...args: string[]) => runIsnad(args, { DATA_DIR: data });

/** A hub in `data` with one saved answer, closed again unless `work` does something meanwhile. */
async function withHub(work: (url: string) => Promise<void> = async () => undefined): Promise<void> {
  const site = await openSite({ DATA_DIR: data });
  const pair = { question: 'When is the time of prayer?', answer: 'It follows the sun.', userRole: 'user' };
  const saved = await fetch(`${site.url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pair),
  });
  expect(saved.status).toBe(201);
  await work(site.url).finally(() => site.close());
}

async function questions(): Promise<string[]> {
  const storage = await openPlace(databaseFile({ DATA_DIR: data }));
  const rows = await storage.read((reader) => reader.everyHistoryRow({ limit: 10 }));
  await storage.close();
  return rows.map(({ question }) => question);
}

test('what was saved while the server ran is in the backup, and comes back after everything is lost', async () => {
  await withHub(async () => {
    const made = await isnad('backup', kept);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain('1 saved answers');
  });
  expect(await isnad('backup', '--check', kept)).toMatchObject({ status: 0 });
  const key = readFileSync(path.join(data, 'receipts/signing-key.pem'), 'utf8');
  for (const name of readdirSync(data)) rmSync(path.join(data, name), { recursive: true });
  expect(await isnad('restore', kept)).toMatchObject({ status: 0, stderr: '' });
  expect(await questions()).toEqual(['When is the time of prayer?']);
  expect(readFileSync(path.join(data, 'receipts/signing-key.pem'), 'utf8')).toBe(key);
});

test('only the owner may read a backup, and a folder that is there is never written into', async () => {
  await withHub();
  await isnad('backup', kept);
  for (const name of ['', 'isnad.sqlite', 'manifest.json', 'receipts/signing-key.pem']) {
    expect(statSync(path.join(kept, name)).mode & 0o077, name).toBe(0);
  }
  expect(await isnad('backup', kept)).toMatchObject({ status: 1 });
  expect(existsSync(`${kept}.unfinished`)).toBe(false);
});

test('a broken backup is refused, and nothing is changed', async () => {
  await withHub();
  await isnad('backup', kept);
  const database = path.join(kept, 'isnad.sqlite');
  const bytes = readFileSync(database);
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
  writeFileSync(database, bytes);
  const before = readdirSync(data).sort();
  const refused = await isnad('restore', kept);
  expect(refused).toMatchObject({ status: 1, stderr: 'The backup is broken: isnad.sqlite was changed.\n' });
  expect(await isnad('backup', '--check', kept)).toMatchObject({ status: 1 });
  expect(readdirSync(data).sort()).toEqual(before);
  rmSync(path.join(kept, 'receipts'), { recursive: true });
  cpSync(path.join(data, 'isnad.sqlite'), database);
  expect((await isnad('restore', kept)).status).toBe(1);
  expect((await isnad('restore', data)).stderr).toContain('is no backup');
});

test('a folder without a database is one sentence that says what to give the command', async () => {
  for (const command of [['backup', kept], ['stats'], ['history', 'list'], ['articles', 'list']]) {
    expect(await isnad(...command)).toMatchObject({
      status: 1,
      stderr: `There is no database at ${path.join(data, 'isnad.sqlite')}: call the command with the DATA_DIR or DATABASE_URL of the server.\n`,
    });
  }
  expect(existsSync(kept)).toBe(false);
});

test('while a server uses the folder nothing is restored', async () => {
  await withHub(async () => {
    await isnad('backup', kept);
    const refused = await isnad('restore', kept);
    expect(refused).toMatchObject({ status: 1, stderr: 'A server uses this data folder: stop it, then restore.\n' });
  });
  expect(await questions()).toHaveLength(1);
});

test('what was there before lies aside, and is not lost', async () => {
  await withHub();
  await isnad('backup', kept);
  const storage = await openPlace(databaseFile({ DATA_DIR: data }));
  await storage.transact((writer) => writer.deleteHistory(1));
  await storage.close();
  expect(await questions()).toEqual([]);
  const restored = await isnad('restore', kept);
  expect(restored.status).toBe(0);
  const aside = /lies in (.*): delete/.exec(restored.stdout)?.[1] ?? '';
  expect(existsSync(path.join(aside, 'isnad.sqlite'))).toBe(true);
  expect(await questions()).toHaveLength(1);
});

test('after an interrupted restore the server does not start, and restoring again ends it', async () => {
  await withHub();
  await isnad('backup', kept);
  writeFileSync(restoringMark(data), kept);
  rmSync(path.join(data, 'isnad.sqlite'));
  expect(await prepareDataFolder(data)).toContain('a restore was interrupted');
  expect((await isnad('restore', kept)).status).toBe(0);
  expect(await prepareDataFolder(data)).toBeUndefined();
  expect(await questions()).toHaveLength(1);
});

test('a backup of a later version is refused', async () => {
  await withHub();
  await isnad('backup', kept);
  const database = new Database(path.join(data, 'isnad.sqlite'));
  database.prepare('insert into migrations values (?, ?, 0)').run('9999-from-the-future.sql', 'x');
  database.close();
  const later = `${kept}-later`;
  expect((await isnad('backup', later)).status).toBe(0);
  const refused = await isnad('restore', later);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('newer');
});

test('doctor finds a healthy hub fine, and says what to do with a damaged one', async () => {
  await withHub();
  const well = await isnad('doctor', '--json');
  const findings = JSON.parse(well.stdout) as { about: string; state: string }[];
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(findings.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['settings', 'data folder', 'disk', 'migrations', 'database', 'packs', 'receipts', 'clock']),
  );
  const file = databaseFile({ DATA_DIR: data });
  const bytes = readFileSync(file);
  bytes.fill(0, 4096, 5 * 4096);
  writeFileSync(file, bytes);
  const ill = await isnad('doctor');
  expect(ill.status).toBe(1);
  expect(ill.stdout).toMatch(/^wrong +database: .*restore a backup/m);
  expect((await isnad('doctor', '--nonsense')).status).toBe(2);
});

test('doctor reads packs, keys and the log of the receipts, and says what to do with each', async () => {
  await withHub();
  const file = path.join(newFolder(), 'narrations.jsonl.gz');
  writeTestPack(file, 20);
  const added = await isnad('pack', 'add', file);
  expect(added.status, added.stderr).toBe(0);
  const sayings = async (about: string) => {
    const findings = JSON.parse((await isnad('doctor', '--json')).stdout) as Record<string, string>[];
    return findings.filter((found) => found.about === about).map(({ state, says }) => `${state}: ${says}`);
  };
  expect(await sayings('packs')).toEqual(['fine: 1 are held, and were read whole']);
  expect(await sayings('receipts')).toEqual(['fine: the key, the public keys and the log belong together']);

  const [pack = ''] = readdirSync(path.join(data, 'packs')).filter((name) => name.endsWith('.sqlite'));
  appendFileSync(path.join(data, 'packs', pack), 'x');
  expect(await sayings('packs')).toEqual([expect.stringMatching(/^wrong: .* was changed .*add the pack again/)]);
  rmSync(path.join(data, 'packs', pack));
  expect(await sayings('packs')).toEqual([expect.stringMatching(/^wrong: .* is missing; add the pack again/)]);

  const key = path.join(data, 'receipts', 'signing-key.pem');
  chmodSync(key, 0o644);
  expect(await sayings('receipts')).toEqual([`warning: others may read the key: chmod 600 ${key}`]);
  chmodSync(key, 0o600);
  writeFileSync(path.join(data, 'receipts', 'log.sqlite'), 'no log');
  expect(await sayings('receipts')).toEqual([expect.stringMatching(/^wrong: the public log cannot be read/)]);
  writeFileSync(key, 'no key');
  expect(await sayings('receipts')).toEqual([expect.stringMatching(/^wrong: the keys cannot be read/)]);
  rmSync(key);
  expect(await sayings('receipts')).toEqual([expect.stringMatching(/^wrong: .*signing-key\.pem is missing/)]);
});

test('stats counts what the hub holds, and shows no text', async () => {
  await withHub();
  const said = await isnad('stats');
  expect(said).toMatchObject({ status: 0, stderr: '' });
  expect(said.stdout).toMatch(/^saved answers {2}1, .*\n {2}listed, unverified +1\n/);
  expect(said.stdout).not.toContain('prayer');
  expect(JSON.parse((await isnad('stats', '--json')).stdout)).toMatchObject({ items: 1, days: { length: 7 } });
});
