import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  /** The file's name: migrations follow one another in its order. */
  name: string;
  sql: string;
  checksum: string;
}

export interface AppliedMigration {
  name: string;
  checksum: string;
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout may write its own line endings; the migration is the same one.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The last of the migrations, by which a schema is known; empty where there is none. */
export const newestOf = (migrations: readonly { name: string }[]): string => migrations.at(-1)?.name ?? '';

/** Asked in each transaction: a newer program may have changed the schema while this process runs. */
export function refuseNewerSchema(newestKnown: string, newestApplied: string): void {
  if (newestApplied <= newestKnown) return;
  throw new Error(
    `A newer version of this program has changed the database (migration ${newestApplied}): this process goes on reading and writes nothing more. Restart it with the newer version.`,
  );
}

/** The migrations still to apply. Throws if the applied ones are not those that this program knows. */
export function pendingMigrations(known: Migration[], applied: AppliedMigration[]): Migration[] {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  const lastKnown = newestOf(known);
  for (const { name, checksum } of applied) {
    const migration = byName.get(name);
    if (!migration && name > lastKnown) {
      throw new Error(`The database is newer than this program: it has migration ${name}. Start the newer program.`);
    }
    if (!migration) {
      throw new Error(`Migration ${name} was applied to the database, but its file is missing. Put it back.`);
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it was applied to the database. Undo the change and add a new migration.`,
      );
    }
  }
  const lastApplied = newestOf(applied);
  const done = new Set(applied.map(({ name }) => name));
  const pending = known.filter(({ name }) => !done.has(name));
  const late = pending.find(({ name }) => name < lastApplied);
  if (late) {
    throw new Error(
      `Migration ${late.name} comes before ${lastApplied}, which was applied already. Give it a later number.`,
    );
  }
  return pending;
}
