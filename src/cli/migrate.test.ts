import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runIsnad } from '../../tests/support/isnad-command.ts';
import { newSchema } from '../../tests/support/postgres/new-schema.ts';
import { execute } from '../../tests/support/postgres/schema-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'isnad-cli-migrate-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the check says what is missing and makes no file; the command applies it once', async () => {
  const at = { DATA_DIR: join(folder, 'new') };
  const missing = await runIsnad(['migrate', '--check'], at);
  expect(missing).toMatchObject({ status: 3, stdout: expect.stringContaining('  0001-history-and-articles.sql\n') });
  expect(existsSync(at.DATA_DIR)).toBe(false);
  expect(await runIsnad(['migrate'], at)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Applied:\n {2}0001/),
  });
  for (const args of [['migrate'], ['migrate', '--check']]) {
    expect(await runIsnad(args, at)).toEqual({ status: 0, stdout: 'The database is up to date.\n', stderr: '' });
  }
});

test('with DATABASE_URL it works on that database, and one of a newer version is refused', async () => {
  const { url, remove } = await newSchema();
  const at = { DATA_DIR: join(folder, 'unused'), DATABASE_URL: url };
  expect(await runIsnad(['migrate', '--check'], at)).toMatchObject({ status: 3 });
  expect((await execute(url, "select to_regclass('migrations') as found")).rows).toEqual([{ found: null }]);
  expect(await runIsnad(['migrate'], at)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Applied:\n {2}0001-tables\.sql\n/),
  });
  await execute(url, "insert into migrations values ('9999-newer.sql', 'x', 0)");
  for (const args of [['migrate'], ['migrate', '--check']]) {
    expect(await runIsnad(args, at)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The database .* cannot be used\. .*9999-newer\.sql/),
    });
  }
  await remove();
  expect(existsSync(at.DATA_DIR)).toBe(false);
});

test('a command that is not understood says how it is meant', async () => {
  for (const args of [
    ['migrate', '--chek'],
    ['migrate', 'now'],
    ['storage'],
    ['storage', 'move'],
    ['storage', 'copy'],
  ]) {
    expect(await runIsnad(args, {})).toMatchObject({ status: 2, stderr: expect.stringContaining(`isnad ${args[0]}`) });
  }
});
