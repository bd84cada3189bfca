import { type AppliedMigration, type Migration, pendingMigrations } from '../migrations.ts';
import type { LentConnection } from './connect.ts';
import { TAKE_TURN } from './transactions.ts';

/**
 * Applies the missing migrations, each in its own transaction and under the lock of all writes; returns their names. A
 * migration may rewrite a large table, and others may be migrating: the connection is one without limits of time.
 */
export async function migrate(client: LentConnection, known: Migration[], now: () => Date): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const name = await applyNext(client, known, now);
    if (!name) return names;
    names.push(name);
  }
}

async function applyNext(client: LentConnection, known: Migration[], now: () => Date): Promise<string | undefined> {
  await client.script(`begin; ${TAKE_TURN}`);
  try {
    await client.script(`create table if not exists migrations (
      name text collate "C" primary key, checksum text not null, applied_at bigint not null
    )`);
    // Asked inside the transaction: another process may have applied it while this one waited.
    const [next] = pendingMigrations(known, await applied(client));
    if (next) {
      await client.script(next.sql).catch((error: Error) => {
        throw new Error(`Migration ${next.name} failed: ${error.message}`, { cause: error });
      });
      await client.query('insert into migrations (name, checksum, applied_at) values ($1, $2, $3)', [
        next.name,
        next.checksum,
        now().getTime(),
      ]);
    }
    await client.script('commit');
    return next?.name;
  } catch (error) {
    await client.script('rollback').catch(() => undefined);
    throw error;
  }
}

/** What was applied so far; nothing where the table is not there yet. */
export async function applied(client: LentConnection): Promise<AppliedMigration[]> {
  const [found] = await client.script("select to_regclass('migrations') is not null as exists");
  if (!found?.rows[0].exists) return [];
  return (await client.query('select name, checksum from migrations order by name')).rows;
}
