import { type AppliedMigration, type Migration, pendingMigrations } from '../migrations.ts';
import type { Connection } from './connect.ts';

/** Applies the missing migrations, each in its own transaction; returns their names. */
export function migrate(connection: Connection, known: Migration[], now: () => Date): string[] {
  connection.exec(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at integer not null
  ) strict, without rowid`);
  const record = connection.prepare<[string, string, number]>(
    'insert into migrations (name, checksum, applied_at) values (?, ?, ?)',
  );

  // Asked again inside the transaction: another process may be starting on the same file.
  const applyNext = connection.transaction(() => {
    const [next] = pendingMigrations(known, appliedIn(connection));
    if (!next) return undefined;
    try {
      connection.exec(next.sql);
    } catch (error) {
      throw new Error(`Migration ${next.name} failed: ${(error as Error).message}`, { cause: error });
    }
    record.run(next.name, next.checksum, now().getTime());
    return next.name;
  });

  const names: string[] = [];
  for (let name = applyNext.immediate(); name; name = applyNext.immediate()) names.push(name);
  return names;
}

/** What was applied so far; nothing where the table is not there yet. */
export function appliedIn(connection: Connection): AppliedMigration[] {
  const table = connection.prepare("select 1 from sqlite_schema where type = 'table' and name = 'migrations'").get();
  if (!table) return [];
  return connection.prepare<[], AppliedMigration>('select name, checksum from migrations order by name').all();
}
