import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { newSchema } from '../../tests/support/postgres/new-schema.ts';
import { execute } from '../../tests/support/postgres/schema-in.ts';
import { temporaryFile } from '../../tests/support/temporary-file.ts';
import { copiedTables } from './copy/copied-tables.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';

test('both databases have the same tables and columns, and a copy takes each of them along', async () => {
  const { file, remove } = await temporaryFile();
  await (await openSqlite({ file })).close();
  const sqlite = new Database(file);
  const inSqlite = sqlite
    .prepare<[], { name: string }>(
      `select tables.name || '.' || columns.name as name from pragma_table_list tables, pragma_table_info(tables.name) columns
       where tables.schema = 'main' and tables.name not like 'sqlite%'`,
    )
    .all();
  sqlite.close();
  await remove();

  const schema = await newSchema();
  await (await openPostgres({ url: schema.url, listen: false })).close();
  const inPostgres = await execute(
    schema.url,
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = current_schema()",
  );
  await schema.remove();

  const columns = inSqlite.map(({ name }) => name).sort();
  expect(inPostgres.rows.map(({ name }) => name).sort()).toEqual(columns);
  const copied = Object.entries(copiedTables).flatMap(([table, one]) => one.columns.map((name) => `${table}.${name}`));
  expect(copied.sort()).toEqual(columns.filter((name) => !name.startsWith('migrations.')));
});
