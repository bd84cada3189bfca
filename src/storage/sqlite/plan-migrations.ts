import { existsSync } from 'node:fs';
import { type Migration, pendingMigrations, readMigrations } from '../migrations.ts';
import { connectForReading } from './connect.ts';
import { appliedIn } from './migrate.ts';
import { sqliteMigrations } from './open.ts';

/** The migrations that opening the file would apply. Nothing is changed, and a missing file is not made. */
export async function planSqliteMigrations(file: string, migrations = sqliteMigrations): Promise<Migration[]> {
  const known = await readMigrations(migrations);
  if (!existsSync(file)) return known;
  const connection = connectForReading(file);
  try {
    return pendingMigrations(known, appliedIn(connection));
  } finally {
    connection.close();
  }
}
