import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { BeginTransaction } from '../group-commit.ts';
import { newestOf, refuseNewerSchema } from '../migrations.ts';
import type { Writer } from '../port.ts';
import type { Connection } from './connect.ts';

const BETWEEN_TRIES_MS = 10;

/** Transactions of a connection; their statements are prepared once. `known` are the names of the migrations known here. */
export function sqliteTransactions(
  connection: Connection,
  isUnmoved: () => boolean,
  writer: Writer,
  known: readonly { name: string }[],
): BeginTransaction {
  const beginNow = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const rollback = connection.prepare('rollback');
  const savepoint = connection.prepare('savepoint alone');
  const release = connection.prepare('release alone');
  const rollbackTo = connection.prepare('rollback to alone');
  const newestApplied = connection.prepare<[], string | null>('select max(name) from migrations').pluck();
  const newestKnown = newestOf(known);

  const transaction = {
    writer,
    /** SQLite may end a transaction by itself: on a full disk it rolls back. */
    held: () => connection.inTransaction,
    commit: () => void commit.run(),
    rollback() {
      if (connection.inTransaction) rollback.run();
    },
    savepoint: () => void savepoint.run(),
    releaseSavepoint: () => void release.run(),
    rollbackToSavepoint() {
      if (!connection.inTransaction) return;
      rollbackTo.run();
      release.run();
    },
  };

  /**
   * Waits while another process locks the file. SQLite's own waiting would block this process's thread, and with it
   * every page.
   */
  return async (patienceMs) => {
    if (!isUnmoved()) {
      throw new Error(
        'The file of the database was removed, replaced or emptied while this program uses it: nothing more is written. ' +
          'Put a backup in its place and restart.',
      );
    }
    const giveUpAt = performance.now() + patienceMs;
    for (;;) {
      try {
        beginNow.run();
        break;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() > giveUpAt) {
          throw new Error(`Another process kept the database locked for more than ${patienceMs} ms.`, {
            cause: error,
          });
        }
        await pause(BETWEEN_TRIES_MS);
      }
    }
    try {
      refuseNewerSchema(newestKnown, newestApplied.get() ?? '');
    } catch (error) {
      rollback.run();
      throw error;
    }
    return transaction;
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
