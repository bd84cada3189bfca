import { type Migration, pendingMigrations, readMigrations } from '../migrations.ts';
import { patiently, unusable } from './connect.ts';
import { applied } from './migrate.ts';
import { postgresMigrations } from './open.ts';

/** The migrations that opening the database would apply. Nothing is changed. */
export async function planPostgresMigrations(url: string, migrations = postgresMigrations): Promise<Migration[]> {
  try {
    return pendingMigrations(await readMigrations(migrations), await patiently(url, applied));
  } catch (error) {
    throw unusable(url, error);
  }
}
