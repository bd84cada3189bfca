import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Tables } from '../tables.ts';

export type Connection = Database.Database;

/** For the start, when another process may be migrating, and for readers, who in WAL mode wait only for a log's repair. */
const LONG_WAIT_MS = 5000;
const SHORT_WAIT_MS = 20;

/** Opens the database file for writing, creating it where it is missing. */
export function connectForWriting(file: string): Connection {
  const connection = new Database(file, { timeout: LONG_WAIT_MS });
  connection.pragma('journal_mode = wal');
  // The library's build lowers WAL databases to NORMAL, with which a power cut can lose acknowledged writes.
  connection.pragma('synchronous = full');
  connection.pragma('foreign_keys = on');
  // A deleted row's bytes are overwritten, also where SQLite moved it within the file.
  connection.pragma('secure_delete = on');
  // A burst of writes must not leave its log on the disk for ever.
  connection.pragma(`journal_size_limit = ${64 * 1024 * 1024}`);
  return connection;
}

/**
 * SQLite waits for another process's lock with the whole thread, which blocks every page. Once pages are served
 * the writer waits here only briefly, and goes on waiting between tries (`sqliteTransactions`).
 */
export function waitBriefly(connection: Connection): void {
  connection.pragma(`busy_timeout = ${SHORT_WAIT_MS}`);
}

/**
 * Opens the file a second time, for reading: it sees committed rows only, and its `data_version` moves with every
 * commit, our own writer's among them. Not opened read-only, since the first reader of a log may have to restore it.
 */
export function connectForReading(file: string): Connection {
  const connection = new Database(file, { fileMustExist: true, timeout: LONG_WAIT_MS });
  connection.pragma('query_only = on');
  return connection;
}

/** Kysely over a connection, with a cache of prepared statements: Kysely alone prepares each statement every time. */
export function queriesOver(connection: Connection): Kysely<Tables> {
  const prepared = new Map<string, Database.Statement<unknown[]>>();
  const database = {
    prepare(sql: string) {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = connection.prepare<unknown[]>(sql);
        prepared.set(sql, statement);
      }
      return statement;
    },
    close: () => connection.close(),
  };
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}
