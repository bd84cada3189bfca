import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StoredTables } from '../copy/stored-tables.ts';
import { pendingMigrations, readMigrations } from '../migrations.ts';
import { connectForWriting, queriesOver } from './connect.ts';
import { appliedIn } from './migrate.ts';
import { openSqlite, sqliteMigrations } from './open.ts';

/** The tables of a file: of one that is there and brought up to date, or with `create` of a new one too. */
export async function openSqliteTables(file: string, { create = false } = {}): Promise<StoredTables> {
  const path = resolve(file);
  if (create) await (await openSqlite({ file: path })).close();
  if (!existsSync(path)) throw new Error(`There is no database at ${path}.`);
  const connection = connectForWriting(path);
  const db = queriesOver(connection);
  try {
    const pending = pendingMigrations(await readMigrations(sqliteMigrations), appliedIn(connection));
    if (pending.length > 0) throw new Error(`It is of an earlier version: run isnad migrate first.`);
  } catch (error) {
    connection.close();
    throw new Error(`The database ${path} cannot be copied. ${(error as Error).message}`, { cause: error });
  }
  return {
    place: path,
    db,
    async givenKeys() {
      const given = connection
        .prepare<[], { name: string; seq: number }>('select name, seq from sqlite_sequence')
        .all();
      const of = (table: string) => given.find(({ name }) => name === table)?.seq ?? 0;
      return { history: of('history'), articles: of('articles'), corrections: of('corrections') };
    },
    async giveKeysAfter(keys) {
      for (const [table, seq] of Object.entries(keys)) {
        connection.prepare('delete from sqlite_sequence where name = ?').run(table);
        connection.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, seq);
      }
    },
    async keepOthersFromWriting() {
      connection.exec('begin immediate');
    },
    async close() {
      if (connection.inTransaction) connection.exec('rollback');
      connection.close();
    },
  };
}
