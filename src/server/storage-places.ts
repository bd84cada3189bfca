import { type CopiedTableSum, copyStorage } from '../storage/copy/copy-storage.ts';
import type { StoredTables } from '../storage/copy/stored-tables.ts';
import type { Migration } from '../storage/migrations.ts';
import type { Storage } from '../storage/port.ts';
import { openPostgres } from '../storage/postgres/open.ts';
import { planPostgresMigrations } from '../storage/postgres/plan-migrations.ts';
import { openPostgresTables } from '../storage/postgres/stored-tables.ts';
import { openSqlite } from '../storage/sqlite/open.ts';
import { planSqliteMigrations } from '../storage/sqlite/plan-migrations.ts';
import { openSqliteTables } from '../storage/sqlite/stored-tables.ts';

/** Where a storage is: the address of a PostgreSQL database, or the file of an SQLite one. The text alone says which. */
export const isPostgres = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

export interface PostgresLimits {
  pool: number;
  statementMs: number;
}

/** Milliseconds that one transaction may take, where it is not what a server allows. */
interface TransactionLimits {
  workMs: number;
}

/** Opens the storage, brought up to date. */
export function openPlace(place: string, limits?: PostgresLimits, transactions?: TransactionLimits): Promise<Storage> {
  const bounds = transactions && { limits: transactions };
  return isPostgres(place)
    ? openPostgres({ url: place, ...limits, ...bounds })
    : openSqlite({ file: place, ...bounds });
}

/** The names of the migrations that opening it would apply; changes nothing. */
export async function planMigrations(place: string): Promise<string[]> {
  const pending: Migration[] = await (isPostgres(place) ? planPostgresMigrations(place) : planSqliteMigrations(place));
  return pending.map(({ name }) => name);
}

/** Copies a whole storage to an empty place, or goes on with a copy that was ended. */
export async function copyPlace(
  from: string,
  to: string,
  onProgress: (table: string, rows: number) => void,
): Promise<CopiedTableSum[]> {
  const source = await tablesOf(from);
  try {
    const target = await tablesOf(to, { create: true });
    try {
      return await copyStorage(source, target, onProgress);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function tablesOf(place: string, options?: { create: boolean }): Promise<StoredTables> {
  return isPostgres(place) ? openPostgresTables(place, options) : openSqliteTables(place, options);
}
