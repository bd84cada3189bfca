import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Connection } from './connect.ts';

const BETWEEN_TRIES_MS = 10;

/** The statements that begin and end transactions, prepared once for a connection. */
export function transactionControl(connection: Connection) {
  const beginNow = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const rollback = connection.prepare('rollback');
  const savepoint = connection.prepare('savepoint alone');
  const release = connection.prepare('release alone');
  const rollbackTo = connection.prepare('rollback to alone');

  return {
    /** SQLite may end a transaction by itself: on a full disk it rolls back. */
    held: () => connection.inTransaction,

    /**
     * Waits while another process locks the file. SQLite's own waiting would block this process's thread, and with it
     * every page.
     */
    async begin(patienceMs: number): Promise<void> {
      const giveUpAt = performance.now() + patienceMs;
      for (;;) {
        try {
          beginNow.run();
          return;
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
    },

    commit: () => commit.run(),
    rollback() {
      if (connection.inTransaction) rollback.run();
    },

    savepoint: () => savepoint.run(),
    releaseSavepoint: () => release.run(),
    rollbackToSavepoint() {
      if (!connection.inTransaction) return;
      rollbackTo.run();
      release.run();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
