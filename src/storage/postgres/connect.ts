import { Kysely, PostgresDialect, type PostgresDialectConfig } from 'kysely';
import pg from 'pg';
import type { Tables } from '../tables.ts';

export interface ConnectionLimits {
  /** Most connections for reading and writing; one more listens. */
  pool: number;
  /** Maximum time of one statement; 0 sets no limit. */
  statementMs: number;
}

/** A transaction whose process stands still is ended by the server after this, so that others go on. */
const IDLE_IN_TRANSACTION_MS = 15_000;

/** Maximum wait for a connection, new or of the pool. */
const CONNECT_MS = 5_000;

/** A statement is given up here a little after the server should have ended it: the network may swallow the reply. */
const REPLY_GRACE_MS = 2_000;

const FIRST_BACKOFF_MS = 50;
const LONGEST_BACKOFF_MS = 2_000;

const INT8 = 20;

/**
 * The one join is of a page's keys with their excerpts: 50 look-ups. From its statistics PostgreSQL would rather merge both
 * tables, and walk the excerpts of all newer rows.
 */
export const JOIN_BY_KEY = 'set enable_mergejoin = off; set enable_hashjoin = off';

/** A connection lent by the pool, until it is released. */
export interface LentConnection {
  /** A statement that is prepared at its first use on this connection. */
  query(sql: string, parameters?: readonly unknown[]): Promise<pg.QueryResult>;
  /** Several statements in one round trip, without parameters; the rows of each. */
  script(sql: string): Promise<pg.QueryResult[]>;
  /** `broken` closes the connection; without it, it goes back to the pool. */
  release(broken?: boolean): void;
}

/** What every connection to an address is opened with. The address's own parameters (TLS, options) are honoured. */
export function connectionOptions(url: string, { statementMs }: Pick<ConnectionLimits, 'statementMs'>) {
  return {
    connectionString: url,
    application_name: 'isnad',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
    ...(statementMs > 0 && { query_timeout: statementMs + REPLY_GRACE_MS }),
    lock_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    // Keys, moments and counts are far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  } satisfies pg.ClientConfig;
}

/**
 * Connections to one database. After a failure to connect, further tries are refused at once for a while that doubles,
 * so that a server which is coming back is not overrun.
 */
export function openConnections(url: string, limits: ConnectionLimits) {
  const pool = new pg.Pool({ ...connectionOptions(url, limits), max: limits.pool });
  // Sent before whatever else is asked on it; where it fails, the connection is gone and the next statement says so.
  pool.on('connect', (client) => {
    // Also while nobody listens: between pool and borrower, and after a broken connection was given back, a failing write
    // would end the process.
    client.on('error', () => undefined);
    void client.query(JOIN_BY_KEY).catch(() => undefined);
  });
  // An idle connection that breaks is taken out of the pool; whoever needs one opens another.
  pool.on('error', () => undefined);
  const prepared = new Map<string, string>();
  let failures = 0;
  let refuseUntil = 0;
  let lastFailure: unknown;

  async function connect(): Promise<pg.PoolClient> {
    if (pool.idleCount === 0 && performance.now() < refuseUntil) throw lastFailure;
    try {
      const client = await pool.connect();
      failures = 0;
      return client;
    } catch (error) {
      lastFailure = error;
      refuseUntil = performance.now() + backoff(failures++);
      throw error;
    }
  }

  function nameOf(sql: string): string {
    const name = prepared.get(sql) ?? `isnad_${prepared.size + 1}`;
    prepared.set(sql, name);
    return name;
  }

  async function acquire(): Promise<LentConnection> {
    const client = await connect();
    let broken = false;
    const noticed = () => {
      broken = true;
    };
    // Without a listener a connection that breaks while it is lent would end the process.
    client.on('error', noticed);
    const run = async <Result>(statement: Promise<Result>): Promise<Result> => {
      try {
        return await statement;
      } catch (error) {
        if (isConnectionLost(error)) broken = true;
        throw error;
      }
    };
    return {
      query: (sql, parameters = []) =>
        run(client.query({ name: nameOf(sql), text: sql, values: parameters as unknown[] })),
      script: async (sql) => [await run(client.query(sql))].flat(),
      release(given = false) {
        client.off('error', noticed);
        client.release(given || broken);
      },
    };
  }

  return { acquire, end: () => pool.end() };
}

/** One connection for work that takes as long as it takes: migrations, clearing up, copying. */
export async function patiently<Result>(
  url: string,
  work: (client: LentConnection) => Promise<Result>,
): Promise<Result> {
  const connections = openConnections(url, { pool: 1, statementMs: 0 });
  try {
    const client = await connections.acquire();
    return await work(client).finally(() => client.release());
  } finally {
    await connections.end();
  }
}

export type Connections = ReturnType<typeof openConnections>;

/** The wait before the next try, a little different for each process. */
export function backoff(failures: number): number {
  return Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failures) * (0.75 + Math.random() / 2);
}

/** Kysely over whatever connection `acquire` gives for each statement. */
export function queriesOver(acquire: () => Promise<Pick<LentConnection, 'query' | 'release'>>): Kysely<Tables> {
  const pool = { connect: acquire, end: async () => undefined };
  // Of the pool and its connections Kysely uses these calls alone.
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: pool as unknown as PostgresDialectConfig['pool'] }),
  });
}

/** Kysely over one connection, which stays with the caller. */
export function queriesOn(client: LentConnection): Kysely<Tables> {
  return queriesOver(async () => ({ query: client.query, release: () => undefined }));
}

/** Whether the connection is gone, as against a statement that the server refused. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // Class 08: connection exception; 57P: the server ends, crashes, starts, or ended this connection; 25P03: stood still.
  if (/^[0-9A-Z]{5}$/.test(code)) return /^(?:08...|57P0[1-5]|25P03)$/.test(code);
  return /^E[A-Z]+$/.test(code) || /connection|timeout|not queryable/i.test(error.message);
}

/** The address without name, password and parameters: for messages. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`;
}

export function unusable(url: string, cause: unknown): Error {
  return new Error(`The database ${placeOf(url)} cannot be used. ${reasonOf(cause)}`, { cause });
}

/** What is wrong, in one line. Of several addresses that were tried, each says what it met. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
}
