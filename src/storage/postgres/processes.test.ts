import { once } from 'node:events';
import { expect, test } from 'vitest';
import { newSchema } from '../../../tests/support/postgres/new-schema.ts';
import { execute, type OwnSchema } from '../../../tests/support/postgres/schema-in.ts';
import { saveElsewhere } from '../../../tests/support/save-elsewhere.ts';
import { historyRow } from '../conformance/rows.ts';
import type { Storage } from '../port.ts';
import { openPostgres } from './open.ts';

async function withSchema(work: (schema: OwnSchema) => Promise<void>): Promise<void> {
  const schema = await newSchema();
  await work(schema).finally(schema.remove);
}

const listedIds = async (storage: Storage) =>
  (await storage.read((reader) => reader.history({ limit: 1_000_000 }))).map(({ id }) => id);

test('processes that start on an empty database at the same moment all migrate it once and write to it', () =>
  withSchema(async ({ url }) => {
    const writers = ['one', 'two', 'three'].map((name) => saveElsewhere(url, name, '60'));
    const codes = await Promise.all(writers.map(async ({ child }) => (await once(child, 'close'))[0]));
    expect(codes).toEqual([0, 0, 0]);
    const storage = await openPostgres({ url });
    const acknowledged = writers.flatMap(({ ids }) => ids()).sort((a, b) => b - a);
    expect(acknowledged).toHaveLength(180);
    expect(await listedIds(storage)).toEqual(acknowledged);
    expect((await storage.revisions()).history).toBe(180);
    await storage.close();
  }));

test('a process killed while it saves loses no row that it acknowledged, and holds nobody up', () =>
  withSchema(async ({ url }) => {
    const storage = await openPostgres({ url });
    const { child, ids } = saveElsewhere(url, 'killed');
    while (ids().length < 100) await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect((await storage.transact((writer) => writer.saveHistory(historyRow()))).kept).toBe(true);
    const kept = new Set(await listedIds(storage));
    expect(ids().filter((id) => !kept.has(id))).toEqual([]);
    await storage.close();
  }));

test('the write of another process arrives by a notice, long before it is asked for', () =>
  withSchema(async ({ url }) => {
    const storage = await openPostgres({ url, freshMs: 3_600_000 });
    expect(await storage.revisions()).toEqual({ articles: 0, history: 0 });
    const listening = "select count(*)::int as n from pg_stat_activity where query = 'listen isnad_revisions'";
    const listeners = async () => (await execute(url, listening)).rows[0].n;
    await expect.poll(listeners, { timeout: 10_000 }).toBeGreaterThan(0);
    await once(saveElsewhere(url, 'other', '3').child, 'close');
    await expect.poll(() => storage.revisions(), { timeout: 10_000 }).toEqual({ articles: 0, history: 3 });
    await storage.close();
  }));

test('without notices the write of another process is seen when the bound has passed', () =>
  withSchema(async ({ url }) => {
    const [storage, other] = [await openPostgres({ url, freshMs: 300, listen: false }), await openPostgres({ url })];
    expect((await storage.revisions()).history).toBe(0);
    await other.transact((writer) => writer.saveHistory(historyRow()));
    await expect.poll(async () => (await storage.revisions()).history, { timeout: 10_000 }).toBe(1);
    await Promise.all([storage.close(), other.close()]);
  }));

test('beside a newer schema a running process goes on reading and writes nothing; one that starts is refused', () =>
  withSchema(async ({ url }) => {
    const storage = await openPostgres({ url });
    await storage.transact((writer) => writer.saveHistory(historyRow()));
    await execute(url, "insert into migrations values ('9999-newer.sql', 'x', 0)");
    await expect(storage.transact((writer) => writer.deleteHistory(1))).rejects.toThrow(
      'A newer version of this program has changed the database (migration 9999-newer.sql)',
    );
    expect(await listedIds(storage)).toHaveLength(1);
    await storage.close();
    await expect(openPostgres({ url })).rejects.toThrow(
      'The database is newer than this program: it has migration 9999-newer.sql. Start the newer program.',
    );
  }));
