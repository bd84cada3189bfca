import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runIsnad } from '../../tests/support/isnad-command.ts';
import { newSchema } from '../../tests/support/postgres/new-schema.ts';
import { openPlace } from '../server/storage-places.ts';
import { articleRow, historyRow } from '../storage/conformance/rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'isnad-cli-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a hub goes out of SQLite as files and into PostgreSQL, a second time without doubling', async () => {
  const from = { DATA_DIR: join(folder, 'from') };
  const storage = await openPlace(join(from.DATA_DIR, 'isnad.sqlite'));
  await storage.transact(async (writer) => {
    await writer.addArticle(articleRow());
    await writer.saveHistory(historyRow());
  });
  await storage.close();
  const target = join(folder, 'out');
  expect(await runIsnad(['export', target], from)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Written to .*out: 1 articles, 1 questions and answers, \d+ files, [\d.]+ MB\.\n$/),
    stderr: '',
  });
  expect(await runIsnad(['export', target], from)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('there'),
  });

  const { url, remove } = await newSchema();
  const to = { DATA_DIR: join(folder, 'to'), DATABASE_URL: url };
  expect((await runIsnad(['import', target], to)).stdout).toContain(
    'Articles: 1 added, 0 were here.\nCorrections of articles: 0 added, 0 were here.\nQuestions and answers: 1 added, 0 were here.\nNotes and entries: the same here.\n',
  );
  expect(await runIsnad(['import', target], to)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(
      'Articles: 0 added, 1 were here.\nCorrections of articles: 0 added, 0 were here.\nQuestions and answers: 0 added, 1 were here.\n',
    ),
  });
  writeFileSync(join(target, 'history.jsonl'), '');
  expect(await runIsnad(['import', target], to)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The export is damaged: history.jsonl was changed after it was made.\n',
  });
  await remove();
});

test('what is not understood says how it is meant, and a hub that is not there is not made by an export', async () => {
  for (const args of [
    ['export'],
    ['export', 'a', 'b'],
    ['export', '--all', 'a'],
    ['import'],
    ['import', '--forse', 'a'],
  ]) {
    expect(await runIsnad(args, {})).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`isnad ${args[0]} FOLDER`),
    });
  }
  const nowhere = { DATA_DIR: join(folder, 'nowhere') };
  expect(await runIsnad(['export', join(folder, 'none')], nowhere)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no database at /),
  });
});
