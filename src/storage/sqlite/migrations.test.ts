import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFile } from '../../../tests/support/temporary-file.ts';
import { historyRow } from '../conformance/rows.ts';
import { connectForWriting } from './connect.ts';
import { openSqlite } from './open.ts';

const first = {
  '0001-a.sql': "create table revisions (kind text, writes int); insert into revisions values ('history', 7);",
};
const second = { ...first, '0002-b.sql': 'create table b (id int);' };

/** Opens one database with one set of migrations after another; the last opening's outcome. */
async function openWith(...sets: Record<string, string>[]): Promise<string> {
  const { folder, file, remove } = await temporaryFile();
  let outcome = '';
  for (const [i, set] of sets.entries()) {
    const migrations = join(folder, `${i}`);
    await mkdir(migrations);
    for (const [name, sql] of Object.entries(set)) await writeFile(join(migrations, name), sql);
    outcome = await openSqlite({ file, migrations, now: () => new Date(1000) }).then(
      (storage) => storage.close().then(() => tablesOf(file)),
      (error: Error) => error.message.replace(file, 'FILE'),
    );
  }
  await remove();
  return outcome;
}

function tablesOf(file: string): string {
  const connection = connectForWriting(file);
  const names = connection.prepare("select name from sqlite_schema where type = 'table' order by name").pluck().all();
  connection.close();
  return names.join(' ');
}

test('migrations are applied once, and later ones when they come', async () => {
  expect(await openWith(first, first, second, second)).toBe('b migrations revisions');
});

test('other line endings do not change a migration', async () => {
  const [unix, windows] = ['create table c (\n id int);', 'create table c (\r\n id int);'];
  expect(await openWith({ ...first, '0002-c.sql': unix }, { ...first, '0002-c.sql': windows })).toBe(
    'c migrations revisions',
  );
});

test('a failing migration leaves the ones before it whole and nothing of its own', async () => {
  const broken = { ...first, '0002-b.sql': 'create table b (id int); create table b (id int);' };
  expect(await openWith(broken)).toBe(
    'The database FILE cannot be used. Migration 0002-b.sql failed: table b already exists',
  );
  expect(await openWith(broken, first)).toBe('migrations revisions');
});

test('a migration changed after it was applied refuses to start', async () => {
  expect(await openWith(second, { ...first, '0002-b.sql': 'create table b (id text);' })).toBe(
    'The database FILE cannot be used. Migration 0002-b.sql was changed after it was applied to the database. Undo the change and add a new migration.',
  );
});

test('an applied migration whose file is gone refuses to start', async () => {
  const { '0001-a.sql': _, ...rest } = second;
  expect(await openWith(second, rest)).toBe(
    'The database FILE cannot be used. Migration 0001-a.sql was applied to the database, but its file is missing. Put it back.',
  );
});

test('a database newer than the program refuses to start', async () => {
  expect(await openWith(second, first)).toBe(
    'The database FILE cannot be used. The database is newer than this program: it has migration 0002-b.sql. Start the newer program.',
  );
});

test('a migration that comes in before applied ones refuses to start', async () => {
  expect(await openWith(second, { ...second, '0001-b.sql': 'create table c (id int);' })).toBe(
    'The database FILE cannot be used. Migration 0001-b.sql comes before 0002-b.sql, which was applied already. Give it a later number.',
  );
});

test('beside a newer schema a running process goes on reading and writes nothing', async () => {
  const { file, remove } = await temporaryFile();
  const storage = await openSqlite({ file });
  await storage.transact((writer) => writer.saveHistory(historyRow()));
  const newer = connectForWriting(file);
  newer.exec("insert into migrations values ('9999-newer.sql', 'x', 0)");
  newer.close();
  await expect(storage.transact((writer) => writer.deleteHistory(1))).rejects.toThrow(
    'A newer version of this program has changed the database (migration 9999-newer.sql)',
  );
  expect(await storage.read((reader) => reader.history({ limit: 10 }))).toHaveLength(1);
  await storage.close();
  await remove();
});
