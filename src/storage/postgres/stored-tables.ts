import { type Kysely, sql } from 'kysely';
import type { GivenKeys, StoredTables } from '../copy/stored-tables.ts';
import { pendingMigrations, readMigrations } from '../migrations.ts';
import type { Tables } from '../tables.ts';
import { openConnections, placeOf, queriesOver, reasonOf } from './connect.ts';
import { applied } from './migrate.ts';
import { openPostgres, postgresMigrations } from './open.ts';
import { KEEP_TURN } from './transactions.ts';

/** The tables of a database: of one that was brought up to date, or with `create` of an empty one too. */
export async function openPostgresTables(url: string, { create = false } = {}): Promise<StoredTables> {
  if (create) await (await openPostgres({ url, listen: false })).close();
  // One works, one holds the lock; nothing here is hurried.
  const connections = openConnections(url, { pool: 2, statementMs: 0 });
  try {
    const client = await connections.acquire();
    const done = await applied(client).finally(() => client.release());
    const pending = pendingMigrations(await readMigrations(postgresMigrations), done);
    if (pending.length > 0) throw new Error('It is empty, or of an earlier version: run isnad migrate first.');
  } catch (error) {
    await connections.end();
    throw new Error(`The database ${placeOf(url)} cannot be copied. ${reasonOf(error)}`, { cause: error });
  }
  const db = queriesOver(connections.acquire);
  let releaseLock = () => undefined as unknown;
  return {
    place: placeOf(url),
    db,
    givenKeys: async () => ({
      history: await givenKey(db, 'history'),
      articles: await givenKey(db, 'articles'),
      corrections: await givenKey(db, 'corrections'),
    }),
    async giveKeysAfter(keys) {
      for (const [table, key] of Object.entries(keys)) {
        if (key > 0) await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${key})`.execute(db);
      }
    },
    async keepOthersFromWriting() {
      const client = await connections.acquire();
      // The lock ends with its connection, which is therefore closed.
      releaseLock = () => client.release(true);
      await client.script(KEEP_TURN);
    },
    async close() {
      releaseLock();
      await connections.end();
    },
  };
}

async function givenKey(db: Kysely<Tables>, table: keyof GivenKeys): Promise<number> {
  const { rows } = await sql<{ name: string }>`select pg_get_serial_sequence(${table}, 'id') as name`.execute(db);
  const sequence = sql.raw(rows[0]?.name ?? '');
  const given = await sql<{ key: number }>`
    select case when is_called then last_value else 0 end as key from ${sequence}
  `.execute(db);
  return given.rows[0]?.key ?? 0;
}
