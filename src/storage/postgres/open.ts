import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type GroupLimits, groupCommit } from '../group-commit.ts';
import { readMigrations } from '../migrations.ts';
import type { Storage } from '../port.ts';
import { createReader } from '../reader.ts';
import {
  backoff,
  type Connections,
  connectionOptions,
  isConnectionLost,
  type LentConnection,
  openConnections,
  patiently,
  queriesOver,
  unusable,
} from './connect.ts';
import { migrate } from './migrate.ts';
import { asRevisions, keepRevisions, listenForRevisions, READ_REVISIONS } from './revisions.ts';
import { postgresTransactions } from './transactions.ts';

export interface PostgresOptions {
  /** `postgres://name:password@host:port/database?parameters` */
  url: string;
  /** Most connections for reading and writing. */
  pool?: number;
  /** Maximum time of one statement. */
  statementMs?: number;
  now?: () => Date;
  migrations?: string;
  limits?: Partial<GroupLimits>;
  /** The bound on how long a page may miss what another process wrote. Notices make it milliseconds. */
  freshMs?: number;
  /** How long a start waits for a server that refuses connections or is itself starting. */
  startMs?: number;
  /** Whether commits of other processes are listened for; without it they are known when `freshMs` have passed. */
  listen?: boolean;
}

const ourLimits: GroupLimits = { lockMs: 5_000, workMs: 10_000, size: 100 };
export const postgresMigrations = fileURLToPath(new URL('../../../db/migrations/postgres/', import.meta.url));

const POOL = 10;
const STATEMENT_MS = 5_000;
const FRESH_MS = 1_000;
const START_MS = 5_000;

/** Opens the storage in a PostgreSQL database, brought up to date; any number of processes may open the same one. */
export async function openPostgres({
  url,
  pool = POOL,
  statementMs = STATEMENT_MS,
  now = () => new Date(),
  migrations = postgresMigrations,
  limits,
  freshMs = FRESH_MS,
  startMs = START_MS,
  listen = true,
}: PostgresOptions): Promise<Storage> {
  const known = await readMigrations(migrations);
  const connections = openConnections(url, { pool, statementMs });
  let schema: string;
  try {
    (await firstConnection(connections, startMs)).release();
    schema = await patiently(url, async (client) => {
      const found = await schemaOf(client);
      await migrate(client, known, now);
      return found;
    });
  } catch (error) {
    await connections.end();
    throw unusable(url, error);
  }

  const reader = createReader(queriesOver(connections.acquire));
  const revisions = keepRevisions(async () => {
    const rows = await onceMore(async () => {
      const client = await connections.acquire();
      return client.query(READ_REVISIONS).finally(() => client.release());
    });
    return asRevisions(rows.rows);
  }, freshMs);
  const listener = listen && listenForRevisions(connectionOptions(url, { statementMs }), schema, revisions.arrived);
  const transactions = groupCommit(postgresTransactions(connections, known, revisions.arrived), {
    ...ourLimits,
    ...limits,
  });

  let closed: Promise<void> | undefined;
  const stillOpen = () => {
    if (closed) throw new Error('The storage is closed.');
  };
  return {
    async read(work) {
      stillOpen();
      return onceMore(() => work(reader));
    },
    async transact(work) {
      stillOpen();
      return transactions.transact(work);
    },
    async revisions() {
      stillOpen();
      return revisions.current();
    },
    async emptyLog() {
      stillOpen();
      await transactions.idle();
      await patiently(url, clearDeleted);
      return true;
    },
    close() {
      closed ??= (async () => {
        await transactions.idle();
        if (listener) await listener.close();
        await connections.end();
      })();
      return closed;
    },
  };
}

/** Waits a little for a server that refuses connections or says that it is starting. */
async function firstConnection(connections: Connections, startMs: number): Promise<LentConnection> {
  const giveUpAt = performance.now() + startMs;
  for (let failures = 0; ; failures++) {
    try {
      return await connections.acquire();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (performance.now() > giveUpAt || !['ECONNREFUSED', 'ENOENT', '57P03'].includes(String(code))) throw error;
      await pause(backoff(failures));
    }
  }
}

/** The schema that the connection's search path leads to. */
async function schemaOf(client: LentConnection): Promise<string> {
  const [{ schema, encoding }] = (
    await client.query("select current_schema() as schema, current_setting('server_encoding') as encoding")
  ).rows;
  if (encoding !== 'UTF8') throw new Error(`Its encoding is ${encoding}: create a database with encoding UTF8.`);
  if (schema === null) throw new Error('The search path names no schema that exists: create it, or correct the path.');
  return schema;
}

/** Frees what deleted rows held. PostgreSQL overwrites it when it uses the room again; docs/operating.md says what that means. */
async function clearDeleted(client: LentConnection): Promise<void> {
  for (const table of ['history', 'history_excerpts']) await client.script(`vacuum ${table}`);
}

/** A connection that the server closed while nobody used it is found out by the first who does: reading again is harmless. */
async function onceMore<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return read();
  }
}
