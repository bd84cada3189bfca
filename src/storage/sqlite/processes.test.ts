import { once } from 'node:events';
import { expect, test } from 'vitest';
import { saveElsewhere } from '../../../tests/support/save-elsewhere.ts';
import { temporaryFile } from '../../../tests/support/temporary-file.ts';
import { openSqlite } from './open.ts';

async function listedIds(file: string): Promise<number[]> {
  const storage = await openSqlite({ file });
  const rows = await storage.read((reader) => reader.history({ limit: 1_000_000 }));
  expect((await storage.revisions()).history).toBe(rows.length);
  await storage.close();
  return rows.map(({ id }) => id);
}

test('a process killed while it saves loses no row that it acknowledged', async () => {
  const { file, remove } = await temporaryFile();
  for (const acknowledged of [50, 200, 400]) {
    const { child, ids } = saveElsewhere(file, `${acknowledged}`);
    while (ids().length < acknowledged) await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGKILL');
    const kept = new Set(await listedIds(file));
    expect(ids().filter((id) => !kept.has(id))).toEqual([]);
  }
  await remove();
});

test('processes that start on one new file at the same moment all write to it', async () => {
  const { file, remove } = await temporaryFile();
  const writers = ['one', 'two', 'three'].map((name) => saveElsewhere(file, name, '60'));
  const codes = await Promise.all(writers.map(async ({ child }) => (await once(child, 'close'))[0]));
  expect(codes).toEqual([0, 0, 0]);
  const acknowledged = writers.flatMap(({ ids }) => ids()).sort((a, b) => b - a);
  expect(acknowledged).toHaveLength(180);
  expect(await listedIds(file)).toEqual(acknowledged);
  await remove();
});

test('a page sees the write of another process at once', async () => {
  const { file, remove } = await temporaryFile();
  const storage = await openSqlite({ file });
  expect(await storage.revisions()).toEqual({ articles: 0, history: 0 });
  await once(saveElsewhere(file, 'other', '3').child, 'close');
  expect(await storage.revisions()).toEqual({ articles: 0, history: 3 });
  await storage.close();
  await remove();
});
