import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillHistory } from '../../../tests/bench/fill-history.ts';
import { callIsnad } from '../../../tests/support/isnad-command.ts';
import { newSchema } from '../../../tests/support/postgres/new-schema.ts';
import { execute, type OwnSchema } from '../../../tests/support/postgres/schema-in.ts';
import { temporaryFile } from '../../../tests/support/temporary-file.ts';
import { copyPlace, openPlace } from '../../server/storage-places.ts';
import { articleRow, historyRow, issuedAnswer, minutesAfterNoon, noon, pointText } from '../conformance/rows.ts';
import type { Storage } from '../port.ts';
import { connectForWriting } from '../sqlite/connect.ts';

let schema: OwnSchema;
let file: string;
let removeFile: () => Promise<void>;
beforeEach(async () => {
  schema = await newSchema();
  ({ file, remove: removeFile } = await temporaryFile());
});
afterEach(async () => {
  await schema.remove();
  await removeFile();
});

const quietly = () => undefined;

async function withPlace<Result>(place: string, work: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await openPlace(place);
  return work(storage).finally(() => storage.close());
}

/** A hub that has all kinds of rows, and whose newest row and newest article number were given away and taken back. */
async function fill(place: string): Promise<void> {
  await withPlace(place, async (storage) => {
    await storage.transact(async (writer) => {
      for (const question of ['ما الزكاة؟', 'hidden', 'unjudged', 'deleted']) {
        await writer.saveHistory(
          historyRow({
            question,
            points: [pointText('what')],
            ...(question === 'unjudged' && { listing: 'unjudged' }),
          }),
        );
      }
      await writer.listHistory(2, 'hidden');
      await writer.deleteHistory(4);
      await writer.addArticle(articleRow({ slug: 'alms', made: { form: 'explainer' }, points: [pointText('what')] }));
      await writer.changeArticle(1, { ...articleRow({ title: 'Changed' }), points: [pointText('who')] }, noon);
      const correction = { articleId: 1, said: 'Wrong.', says: 'Right.', why: '', correctedAt: noon };
      await writer.addCorrection({ ...correction, changesAnswer: true });
      await writer.changeSlug(1, 'zakat');
      await writer.rememberIssued(issuedAnswer(), noon);
      await writer.rememberIssued({ digest: 'of old', expiresAt: minutesAfterNoon(9) }, noon);
      await writer.spend('articles', '2026-03-01', 5);
      await writer.spend('Articles', '2026-03-01', 5);
    });
  });
}

const everything = (place: string) =>
  withPlace(place, async (storage) => ({
    revisions: await storage.revisions(),
    ...(await storage.read(async (reader) => ({
      secret: await reader.secret('history-ids'),
      listed: await reader.history({ limit: 100 }),
      whole: await reader.everyHistoryRow({ limit: 100 }),
      articles: await reader.articles({ limit: 100 }),
      revision: await reader.articleRevision(1, 1),
      corrections: await reader.corrections({ limit: 100 }),
      points: [await reader.pointsOf('article', [1]), await reader.pointsOf('history', [1, 2, 3])],
      formerly: await reader.articleBySlug('alms'),
      issued: await reader.issuedAnswer('a digest', noon),
    }))),
  }));

test('a hub moves from SQLite to PostgreSQL and back, is the same everywhere, and new keys come after the old', async () => {
  await fill(file);
  const there = await copyPlace(file, schema.url, quietly);
  expect(there.map(({ table, rows }) => [table, rows])).toEqual([
    ['secrets', 1],
    ['budgets', 2],
    ['issued_answers', 2],
    ['articles', 1],
    ['former_slugs', 1],
    ['article_revisions', 1],
    ['article_points', 1],
    ['corrections', 1],
    ['history', 3],
    ['history_points', 3],
    ['history_excerpts', 3],
    ['counters', 0],
    ['locks', 0],
    ['schedules', 0],
    ['daily_keys', 0],
    ['history_size', 1],
    ['revisions', 2],
  ]);
  expect(await everything(schema.url)).toEqual(await everything(file));

  const again = `${file}-back`;
  const back = await copyPlace(schema.url, again, quietly);
  expect(back.map(({ digest }) => digest)).toEqual(there.map(({ digest }) => digest));
  expect(await everything(again)).toEqual(await everything(file));

  // The key 4 was given to a row that is deleted: no other row gets its address.
  for (const place of [schema.url, again]) {
    const saved = await withPlace(place, (storage) =>
      storage.transact((writer) => writer.saveHistory(historyRow({ question: 'new' }))),
    );
    expect(saved.id).toBe(5);
    const article = await withPlace(place, (storage) =>
      storage.transact((writer) => writer.addArticle(articleRow({ slug: 'new' }))),
    );
    expect(article).toMatchObject({ row: { id: 2 } });
  }
});

test('a copy can be made again where nothing changed, and writes nothing then', async () => {
  await fill(file);
  await copyPlace(file, schema.url, quietly);
  const again = await copyPlace(file, schema.url, quietly);
  expect(again.filter(({ written }) => written > 0)).toEqual([]);
});

test('a target that holds rows of its own is refused, and keeps them', async () => {
  await fill(file);
  await fill(schema.url);
  await expect(copyPlace(file, schema.url, quietly)).rejects.toThrow(/holds another hub.* nothing was copied/);
  expect((await everything(schema.url)).whole).toHaveLength(3);
});

test.each([
  ['one more', "insert into budgets values ('zakat', '2026-03-02', 1)", /holds a row of its own/],
  ['a changed one', "update history set answer = 'Another.' where id = 1", /holds a row of its own/],
])('a copy to which somebody wrote (%s) is refused', async (_what, sql, said) => {
  await fill(file);
  await copyPlace(file, schema.url, quietly);
  await execute(schema.url, sql);
  await expect(copyPlace(file, schema.url, quietly)).rejects.toThrow(said);
});

test.each(['SQLite', 'PostgreSQL'])(
  'while it is copied from %s nobody writes to the source, and reading goes on',
  async (from) => {
    const [source, target] = from === 'SQLite' ? [file, schema.url] : [schema.url, file];
    await fill(source);
    const server = await openPlace(source);
    const save = () => server.transact((writer) => writer.saveHistory(historyRow({ question: 'meanwhile' })));
    let saved: Promise<unknown> | undefined;
    let order = '';
    await copyPlace(source, target, () => {
      saved ??= save().then(() => {
        order += 'saved ';
      });
      order = order || 'copying ';
    });
    order += 'copied ';
    await saved;
    expect(order).toBe('copying copied saved ');
    await server.close();
  },
);

test('a copy that is killed goes on when it is called again', async () => {
  await fillHistory(file, 20_000);
  const args = ['storage', 'copy', '--from', file, '--to', schema.url];
  const killed = spawn(process.execPath, ['src/cli/isnad.ts', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(killed, 'close');
  let progress = '';
  killed.stderr.on('data', (bytes) => {
    progress += bytes;
    if (progress.includes('history: 10000 rows')) killed.kill('SIGKILL');
  });
  await ended;
  expect(killed.signalCode).toBe('SIGKILL');
  const { rows } = await execute(schema.url, 'select count(*)::int as n from history');
  expect(rows[0].n).toBeGreaterThanOrEqual(10_000);
  expect(rows[0].n).toBeLessThan(20_000);

  const { status, stdout } = await callIsnad(args, {});
  expect(stdout).toContain(`history           20000 rows (${20_000 - rows[0].n} of them now)`);
  expect(stdout).toContain('Copied: counts and digests are the same in both.');
  expect(status).toBe(0);
});

test('a row of an old version that PostgreSQL cannot keep is named, and the copy goes on when it is corrected', async () => {
  await fill(file);
  const old = connectForWriting(file);
  old.exec("update history set answer = 'NUL ' || char(0) || ' here' where id = 1");
  await expect(copyPlace(file, schema.url, quietly)).rejects.toThrow(
    'The row [1] of history holds a NUL character, which PostgreSQL does not keep.',
  );
  old.exec("update history set answer = 'An answer.' where id = 1");
  old.close();
  expect((await copyPlace(file, schema.url, quietly)).find(({ table }) => table === 'history')?.rows).toBe(3);
});

test('places that cannot be copied are named, without a password', async () => {
  await expect(copyPlace(`${file}-none`, schema.url, quietly)).rejects.toThrow(/^There is no database at .*-none\.$/);
  await expect(copyPlace(schema.url, file, quietly)).rejects.toThrow(/It is empty, or of an earlier version/);
  await expect(copyPlace('postgres://a:secret@127.0.0.1:1/isnad', file, quietly)).rejects.toThrow(
    /^The database 127\.0\.0\.1:1\/isnad cannot be copied\. connect ECONNREFUSED/,
  );
});
