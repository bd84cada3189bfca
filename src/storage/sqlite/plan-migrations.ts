import { existsSync } from 'node:fs';
import { type Migration, pendingMigrations, readMigrations } from '../migrations.ts';
import { type Connection, connectForReading } from './connect.ts';
import { appliedIn } from './migrate.ts';
import { sqliteMigrations } from './open.ts';

/** The migrations that opening the file would apply. Nothing is changed, and a missing file is not made. */
export async function planSqliteMigrations(file: string, migrations = sqliteMigrations): Promise<Migration[]> {
  const known = await readMigrations(migrations);
  if (!existsSync(file)) return known;
  let connection: Connection | undefined;
  try {
    connection = connectForReading(file);
    return pendingMigrations(known, appliedIn(connection));
  } catch (error) {
    throw new Error(`The database ${file} cannot be used. ${(error as Error).message}`, { cause: error });
  } finally {
    connection?.close();
  }
}
