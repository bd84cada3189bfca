import { execFile } from 'node:child_process';
import { chmod, mkdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFile } from '../../../tests/support/temporary-file.ts';
import { historyRow } from '../conformance/rows.ts';
import { groupCommit } from '../group-commit.ts';
import type { Storage } from '../port.ts';
import { createWriter } from '../writer.ts';
import { type Connection, connectForWriting, queriesOver } from './connect.ts';
import { openSqlite } from './open.ts';
import { sqliteTransactions } from './transactions.ts';

const save = (storage: Pick<Storage, 'transact'>, question: string, answer = 'An answer.') =>
  storage.transact((writer) => writer.saveHistory(historyRow({ question, answer })));

test('writes are flushed to the disk before they are acknowledged', async () => {
  const { file, remove } = await temporaryFile();
  await (await openSqlite({ file })).close();
  const connection = connectForWriting(file);
  expect(connection.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(connection.pragma('synchronous', { simple: true })).toBe(2);
  expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
  connection.close();
  await remove();
});

test.each([
  ['deleted', async (file: string) => rm(file)],
  ['replaced', async (file: string) => rename(`${file}.other`, file)],
  ['emptied', async (file: string) => truncate(file, 0)],
])('where the file is %s under a running server nothing is acknowledged that would be lost', async (_, harm) => {
  const { file, remove } = await temporaryFile();
  const storage = await openSqlite({ file });
  await save(storage, 'before');
  await writeFile(`${file}.other`, 'something else');
  await harm(file);
  await expect(save(storage, 'after')).rejects.toThrow('nothing more is written');
  await storage.close().catch(() => undefined);
  await remove();
});

test('while another process holds the file a write waits without blocking, is refused in the end, and the next one goes on', async () => {
  const { file, remove } = await temporaryFile();
  const storage = await openSqlite({ file, limits: { lockMs: 1_000 } });
  const other = connectForWriting(file);

  other.exec('begin immediate');
  const waiting = save(storage, 'waits');
  await otherWork();
  expect(await storage.read((reader) => reader.history({ limit: 1 }))).toEqual([]);
  other.exec('commit');
  expect((await waiting).kept).toBe(true);

  other.exec('begin immediate');
  await expect(save(storage, 'refused')).rejects.toThrow('Another process kept the database locked');
  other.exec('commit');
  expect((await save(storage, 'after')).kept).toBe(true);

  other.close();
  await storage.close();
  await remove();
});

test('a callback that takes too long is rolled back, and those after it go on', async () => {
  const { file, remove } = await temporaryFile();
  const storage = await openSqlite({ file, limits: { workMs: 20 } });
  const slow = storage.transact(async (writer) => {
    await writer.saveHistory(historyRow({ question: 'slow' }));
    await new Promise(() => {});
  });
  const behind = save(storage, 'behind');
  await expect(slow).rejects.toThrow('took longer than 20 ms');
  await behind;
  const rows = await storage.read((reader) => reader.history({ limit: 10 }));
  expect(rows.map(({ question }) => question)).toEqual(['behind']);
  await storage.close();
  await remove();
});

test('a full disk refuses the write that found no room, and the storage works again when there is some', async () => {
  await withWriter(async ({ connection, transact, listed }) => {
    // A limit on pages fails as a full disk does, with SQLITE_FULL, in the midst of a transaction.
    connection.pragma(`max_page_count = ${Number(connection.pragma('page_count', { simple: true })) + 4}`);
    const outcomes = await Promise.allSettled([
      save({ transact }, 'small'),
      save({ transact }, 'large', 'x'.repeat(1_000_000)),
      save({ transact }, 'small too'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await listed()).toEqual(['small too', 'small']);

    connection.pragma('max_page_count = 1000000');
    expect((await save({ transact }, 'large', 'x'.repeat(1_000_000))).kept).toBe(true);
  });
});

test('when the database gives a transaction up, none of its saves is acknowledged', async () => {
  await withWriter(async ({ connection, transact, listed }) => {
    const outcomes = await Promise.allSettled([
      save({ transact }, 'before'),
      transact(async (writer) => {
        // What SQLite does by itself when the disk fails.
        connection.exec('rollback');
        await writer.saveHistory(historyRow({ question: 'stubborn' })).catch(() => undefined);
      }),
      save({ transact }, 'after'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(await listed()).toEqual(['after']);
  });
});

test('a failing commit rejects every transaction of its group', async () => {
  await withWriter(async ({ connection, transact, listed }) => {
    connection.exec(`create table promises (id integer references kept (id) deferrable initially deferred);
      create table kept (id integer primary key)`);
    const outcomes = await Promise.allSettled([
      save({ transact }, 'one'),
      transact(async () => connection.exec('insert into promises values (1)')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await listed()).toEqual([]);
    expect((await save({ transact }, 'after')).kept).toBe(true);
  });
});

test('a database that cannot be used says so, with its name', async () => {
  const { folder, file, remove } = await temporaryFile();
  await mkdir(`${folder}/a-folder.db`);
  await writeFile(`${folder}/a-file`, 'This is a letter, and no database at all.\n'.repeat(50));
  await expect(openSqlite({ file: `${folder}/a-folder.db` })).rejects.toThrow(
    /^The database .*a-folder\.db cannot be used/,
  );
  await expect(openSqlite({ file: `${folder}/a-file/isnad.db` })).rejects.toThrow(/cannot be used. EEXIST/);
  await expect(openSqlite({ file: `${folder}/a-file` })).rejects.toThrow(/cannot be used. file is not a database/);

  // Once with the file alone protected, once with its folder too.
  await (await openSqlite({ file })).close();
  await chmod(folder, 0o755);
  await chmod(file, 0o444);
  expect(await openAsNobody(file)).toMatch(/^The database .*isnad\.db cannot be used. .*(readonly|unable to open)/);
  await chmod(dirname(file), 0o555);
  expect(await openAsNobody(file)).toMatch(/^The database .*isnad\.db cannot be used. .*(readonly|unable to open)/);
  await chmod(dirname(file), 0o755);
  await remove();
});

async function openAsNobody(file: string): Promise<string> {
  const program = fileURLToPath(new URL('../../../tests/support/open-as-nobody.ts', import.meta.url));
  return (await promisify(execFile)(process.execPath, [program, file])).stdout.trim();
}

/** Only the writer, with its connection, so that a test can damage it. */
async function withWriter(
  work: (at: {
    connection: Connection;
    transact: Storage['transact'];
    listed: () => Promise<string[]>;
  }) => Promise<void>,
): Promise<void> {
  const { file, remove } = await temporaryFile();
  await (await openSqlite({ file })).close();
  const connection = connectForWriting(file);
  const writer = createWriter(queriesOver(connection));
  const { transact } = groupCommit(
    sqliteTransactions(connection, () => true, writer, [{ name: '9999' }]),
    {
      lockMs: 100,
      workMs: 1000,
      size: 100,
    },
  );
  const listed = async () => (await writer.history({ limit: 10 })).map(({ question }) => question);
  try {
    await work({ connection, transact, listed });
  } finally {
    connection.close();
    await remove();
  }
}
