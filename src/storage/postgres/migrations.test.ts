import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newSchema } from '../../../tests/support/postgres/new-schema.ts';
import { execute } from '../../../tests/support/postgres/schema-in.ts';
import { openPostgres } from './open.ts';

const first = {
  '0001-a.sql': "create table revisions (kind text, writes bigint); insert into revisions values ('history', 7);",
};

/** Opens one database with one set of migrations after another: what the last opening said, and the tables then. */
async function openWith(...sets: Record<string, string>[]): Promise<{ said: string; tables: string }> {
  const { url, remove } = await newSchema();
  let said = '';
  for (const set of sets) {
    const migrations = await mkdtemp(join(tmpdir(), 'isnad-migrations-'));
    for (const [name, sql] of Object.entries(set)) await writeFile(join(migrations, name), sql);
    said = await openPostgres({ url, migrations, listen: false }).then(
      (storage) => storage.close().then(() => ''),
      (error: Error) => error.message.replace(/^The database \S+ /, ''),
    );
    await rm(migrations, { recursive: true });
  }
  const { rows } = await execute(
    url,
    "select string_agg(tablename, ' ' order by tablename) as names from pg_tables where schemaname = current_schema()",
  );
  await remove();
  return { said, tables: rows[0].names };
}

test('migrations are applied once, and later ones when they come', async () => {
  const second = { ...first, '0002-b.sql': 'create table b (id int);' };
  expect(await openWith(first, first, second, second)).toEqual({ said: '', tables: 'b migrations revisions' });
});

test('a failing migration leaves the ones before it whole and nothing of its own', async () => {
  const broken = { ...first, '0002-b.sql': 'create table b (id int); create table b (id int);' };
  expect(await openWith(broken)).toEqual({
    said: 'cannot be used. Migration 0002-b.sql failed: relation "b" already exists',
    tables: 'migrations revisions',
  });
});

test('a migration changed after it was applied refuses to start', async () => {
  const changed = { '0001-a.sql': 'create table revisions (kind text);' };
  expect((await openWith(first, changed)).said).toContain('Migration 0001-a.sql was changed after it was applied');
});
