import Database from 'better-sqlite3';

/** KiB of pages that a connection keeps. By itself SQLite keeps up to 16 MB of them, for each connection of each thread. */
const CACHE = 1_000;

/** Opens a file of the library. What is read again comes from the memory in which the system keeps it once for all threads. */
export function openReadOnly(file: string): Database.Database {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  database.pragma(`cache_size = -${CACHE}`);
  return database;
}
