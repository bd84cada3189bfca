import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GroupLimits, groupCommit } from '../group-commit.ts';
import { readMigrations } from '../migrations.ts';
import type { Storage } from '../port.ts';
import { createReader } from '../reader.ts';
import { createWriter } from '../writer.ts';
import { type Connection, connectForReading, connectForWriting, queriesOver, waitBriefly } from './connect.ts';
import { migrate } from './migrate.ts';
import { watchRevisions } from './revisions.ts';
import { sameFile } from './same-file.ts';
import { sqliteTransactions } from './transactions.ts';

export interface SqliteOptions {
  /** Its folder is created if missing. */
  file: string;
  now?: () => Date;
  migrations?: string;
  limits?: Partial<GroupLimits>;
}

const ourLimits: GroupLimits = { lockMs: 5000, workMs: 10_000, size: 100 };
export const sqliteMigrations = fileURLToPath(new URL('../../../db/migrations/sqlite/', import.meta.url));

/** Opens the storage in one file, brought up to date; several processes may open the same one. */
export async function openSqlite({
  file,
  now = () => new Date(),
  migrations = sqliteMigrations,
  limits,
}: SqliteOptions): Promise<Storage> {
  const path = resolve(file);
  const known = await readMigrations(migrations);
  const opened: Connection[] = [];
  try {
    await mkdir(dirname(path), { recursive: true });
    const writing = connectForWriting(path);
    opened.push(writing);
    migrate(writing, known, now);
    waitBriefly(writing);
    const reading = connectForReading(path);
    opened.push(reading);
    const reader = createReader(queriesOver(reading));
    const revisions = watchRevisions(reading);
    const begin = sqliteTransactions(writing, sameFile(path), createWriter(queriesOver(writing)), known);
    const transactions = groupCommit(begin, { ...ourLimits, ...limits });

    let closed = false;
    const stillOpen = () => {
      if (closed) throw new Error('The storage is closed.');
    };
    return {
      async read(work) {
        stillOpen();
        return work(reader);
      },
      async transact(work) {
        stillOpen();
        return transactions.transact(work);
      },
      async revisions() {
        stillOpen();
        return revisions();
      },
      async emptyLog() {
        stillOpen();
        await transactions.idle();
        const [outcome] = writing.pragma('wal_checkpoint(truncate)') as [{ busy: number }];
        return outcome.busy === 0;
      },
      async close() {
        closed = true;
        await transactions.idle();
        // The writer is closed last: the last connection writes the log back into the file.
        reading.close();
        writing.close();
      },
    };
  } catch (error) {
    for (const connection of opened) connection.close();
    throw new Error(`The database ${path} cannot be used. ${(error as Error).message}`, { cause: error });
  }
}
