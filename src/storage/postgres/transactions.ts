import pg from 'pg';
import type { BeginTransaction } from '../group-commit.ts';
import { newestOf, refuseNewerSchema } from '../migrations.ts';
import { type Revisions, UnclearOutcome } from '../port.ts';
import { createWriter } from '../writer.ts';
import { type Connections, isConnectionLost, type LentConnection, queriesOn } from './connect.ts';
import { asRevisions, READ_REVISIONS } from './revisions.ts';

/**
 * Transactions and migrations of all processes follow one another by this lock, one for each schema. It ends with the
 * transaction, and so with the connection too.
 */
export const TAKE_TURN = "select pg_advisory_xact_lock(hashtext('isnad'), hashtext(current_schema()))";

/** The same lock, held until the connection ends: nothing is written meanwhile. */
export const KEEP_TURN = "select pg_advisory_lock(hashtext('isnad'), hashtext(current_schema()))";

/** Acknowledged means on the disk, also where the server's own default is faster and forgets. */
const DURABLY =
  "select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'";

const LOCK_NOT_AVAILABLE = '55P03';

/** Transactions over the connections; `committed` is told the revisions that each of them leaves. */
export function postgresTransactions(
  connections: Connections,
  known: readonly { name: string }[],
  committed: (revisions: Revisions) => void,
): BeginTransaction {
  const newestKnown = newestOf(known);

  async function beginOn(client: LentConnection, patienceMs: number) {
    try {
      // One round trip; each statement sees what was committed before it, so the last sees what the wait was for.
      const results = await client.script(
        `begin; set local lock_timeout = ${patienceMs}; set local statement_timeout = 0; ${TAKE_TURN};
         set local statement_timeout to default; set local lock_timeout to default; ${DURABLY};
         select max(name) as newest from migrations`,
      );
      refuseNewerSchema(newestKnown, results.at(-1)?.rows[0].newest ?? '');
    } catch (error) {
      await giveUp(client);
      if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) {
        throw new Error(`Another process kept the database locked for more than ${patienceMs} ms.`, { cause: error });
      }
      throw error;
    }
    return openTransaction(client, committed);
  }

  return async (patienceMs) => {
    try {
      return await beginOn(await connections.acquire(), patienceMs);
    } catch (error) {
      // The pool did not yet know that its connection is gone. Nothing was done, so it may be done on another one.
      if (!isConnectionLost(error)) throw error;
      return beginOn(await connections.acquire(), patienceMs);
    }
  };
}

function openTransaction(client: LentConnection, committed: (revisions: Revisions) => void) {
  let held = true;
  /** A lost connection ends the transaction on the server. */
  async function run(sql: string) {
    try {
      return await client.script(sql);
    } catch (error) {
      if (isConnectionLost(error)) held = false;
      throw error;
    }
  }

  const queries = queriesOn({
    ...client,
    query: (sql, parameters) =>
      client.query(sql, parameters).catch((error: unknown) => {
        if (isConnectionLost(error)) held = false;
        throw error;
      }),
  });

  return {
    writer: createWriter(queries),
    held: () => held,
    async commit() {
      let results: pg.QueryResult[];
      try {
        results = await run(`${READ_REVISIONS}; commit`);
      } catch (error) {
        if (held) throw error;
        throw new UnclearOutcome(
          'The connection was lost during the commit: whether the writes were kept is not known.',
          {
            cause: error,
          },
        );
      }
      // After an error that nobody undid, PostgreSQL answers a commit with a rollback.
      if (results.at(-1)?.command !== 'COMMIT') throw new Error('The database undid the transaction.');
      held = false;
      committed(asRevisions(results[0]?.rows ?? []));
      client.release();
    },
    async rollback() {
      if (held) await giveUp(client);
      else client.release(true);
      held = false;
    },
    async savepoint() {
      await run('savepoint alone');
    },
    async releaseSavepoint() {
      await run('release savepoint alone');
    },
    async rollbackToSavepoint() {
      if (held) await run('rollback to savepoint alone; release savepoint alone');
    },
  };
}

/** Ends whatever the connection is in, and gives it back; one that cannot is closed. */
async function giveUp(client: LentConnection): Promise<void> {
  await client.script('rollback').then(
    () => client.release(),
    () => client.release(true),
  );
}
