import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { filledFromTheStart, type StoredRow, type TableName, tableNames } from './copied-tables.ts';
import type { StoredTables } from './stored-tables.ts';
import { asText, keyText, rowsAfter, sumOf, walkRows } from './walk-rows.ts';

export interface CopiedTableSum {
  table: TableName;
  rows: number;
  /** How many of them this copy wrote; an earlier one, which was ended, wrote the others. */
  written: number;
  digest: string;
}

/** A copy that was refused, or is not the same as what it was made of: the message says what to do. */
export class CopyFault extends Error {
  override name = 'CopyFault';
}

/**
 * Copies every row as it is, with its key, and compares counts and digests afterwards. Rows that are there already and the
 * same are passed over, so a copy that was ended goes on where it was; a target with any other row is refused.
 */
export async function copyStorage(
  source: StoredTables,
  target: StoredTables,
  onProgress: (table: TableName, rows: number) => void = () => undefined,
): Promise<CopiedTableSum[]> {
  await source.keepOthersFromWriting();
  await takeOverSecrets(source, target);

  const written = new Map<TableName, number>();
  for (const table of tableNames) written.set(table, await copyTable(source, target, table, onProgress));
  // Keys of deleted rows are not given again either: addresses of pages are made of them.
  await target.giveKeysAfter(await source.givenKeys());

  const sums: CopiedTableSum[] = [];
  for (const table of tableNames) {
    const [from, to] = [await sumOf(source.db, table), await sumOf(target.db, table)];
    if (from.rows !== to.rows || from.digest !== to.digest) {
      throw new CopyFault(
        `The copy of ${table} is not the same: ${from.rows} rows with digest ${from.digest.slice(0, 12)} in ${source.place}, ${to.rows} rows with digest ${to.digest.slice(0, 12)} in ${target.place}. Something writes to the copy: stop it, and begin again with an empty target.`,
      );
    }
    sums.push({ table, ...to, written: written.get(table) ?? 0 });
  }
  return sums;
}

/** The secrets say which hub it is. Those of a new database give way; others mean that the rows are of another hub. */
async function takeOverSecrets(source: StoredTables, target: StoredTables): Promise<void> {
  const [ours, theirs] = [await sumOf(source.db, 'secrets'), await sumOf(target.db, 'secrets')];
  if (ours.digest === theirs.digest) return;
  for (const table of tableNames.filter((name) => !filledFromTheStart.includes(name))) {
    const { rows } = await sumOf(target.db, table);
    if (rows > 0) {
      throw new CopyFault(
        `${target.place} holds another hub (${rows} rows in ${table}): nothing was copied. Name an empty database.`,
      );
    }
  }
  await target.db.transaction().execute((db) => replaceRows(source.db, db, 'secrets'));
}

async function copyTable(
  source: StoredTables,
  target: StoredTables,
  table: TableName,
  onProgress: (table: TableName, rows: number) => void,
): Promise<number> {
  if (table !== 'secrets' && filledFromTheStart.includes(table)) {
    await target.db.transaction().execute((db) => replaceRows(source.db, db, table));
    return 0;
  }
  let written = 0;
  let seen = 0;
  let after: StoredRow | undefined;
  for await (const rows of walkRows(source.db, table)) {
    const last = rows.at(-1);
    const there = new Map(
      (await rowsAfter(target.db, table, after, last)).map((row) => [keyText(table, row), asText(table, row)]),
    );
    const missing = rows.filter((row) => !there.has(keyText(table, row)));
    for (const row of rows) {
      const found = there.get(keyText(table, row));
      if (found !== undefined && found !== asText(table, row)) throw otherRow(target, table, keyText(table, row));
      there.delete(keyText(table, row));
    }
    for (const key of there.keys()) throw otherRow(target, table, key);
    await insert(target.db, table, missing);
    written += missing.length;
    seen += rows.length;
    after = last;
    onProgress(table, seen);
  }
  const [behind] = await rowsAfter(target.db, table, after);
  if (behind) throw otherRow(target, table, keyText(table, behind));
  return written;
}

/** One statement, so each chunk is there whole or not at all. */
async function insert(db: Kysely<Tables>, table: TableName, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  try {
    await db
      .insertInto(table)
      // The rows were read from this table, of which the type here is any of them.
      .values(rows as never)
      .execute();
  } catch (error) {
    const withNul = rows.find((row) => Object.values(row).some((value) => String(value).includes('\0')));
    if (!withNul) throw error;
    throw new CopyFault(
      `The row ${keyText(table, withNul)} of ${table} holds a NUL character, which PostgreSQL does not keep. Remove it and begin again: what is copied stays.`,
      { cause: error },
    );
  }
}

async function replaceRows(from: Kysely<Tables>, to: Kysely<Tables>, table: TableName): Promise<void> {
  await to.deleteFrom(table).execute();
  for await (const rows of walkRows(from, table)) await insert(to, table, rows);
}

function otherRow(target: StoredTables, table: TableName, key: string): CopyFault {
  return new CopyFault(
    `${target.place} holds a row of its own, ${key} of ${table}: it is no unfinished copy. Name an empty database.`,
  );
}
