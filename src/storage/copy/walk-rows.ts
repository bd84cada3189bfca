import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { copiedTables, type StoredRow, type TableName } from './copied-tables.ts';

/** Rows read and written at a time: answers and articles may be long. */
const CHUNK = 200;

export interface TableSum {
  rows: number;
  /** SHA-256 of all rows, in the order of their keys. */
  digest: string;
}

/** All rows of a table in the order of its key, some at a time. */
export async function* walkRows(db: Kysely<Tables>, table: TableName): AsyncGenerator<StoredRow[]> {
  let after: StoredRow | undefined;
  for (;;) {
    const rows = await rowsAfter(db, table, after);
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK) return;
    after = rows.at(-1);
  }
}

/** The rows whose key lies behind that of `after`, up to and with that of `last`. */
export async function rowsAfter(
  db: Kysely<Tables>,
  table: TableName,
  after: StoredRow | undefined,
  last?: StoredRow,
): Promise<StoredRow[]> {
  const { key, columns } = copiedTables[table];
  const keyColumns = sql.join(key.map((name) => sql.ref(name)));
  const keyOf = (row: StoredRow) => sql.join(key.map((name) => sql`${row[name]}`));
  const bounds: RawBuilder<unknown>[] = [];
  if (after) bounds.push(sql`(${keyColumns}) > (${keyOf(after)})`);
  if (last) bounds.push(sql`(${keyColumns}) <= (${keyOf(last)})`);
  const within = bounds.length > 0 ? sql`where ${sql.join(bounds, sql` and `)}` : sql``;
  const atMost = last ? sql`` : sql`limit ${sql.lit(CHUNK)}`;
  const { rows } = await sql<StoredRow>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)} ${within} order by ${keyColumns} ${atMost}
  `.execute(db);
  return rows;
}

export async function sumOf(db: Kysely<Tables>, table: TableName): Promise<TableSum> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const chunk of walkRows(db, table)) {
    for (const row of chunk) hash.update(`${asText(table, row)}\n`);
    rows += chunk.length;
  }
  return { rows, digest: hash.digest('hex') };
}

/** A row in words that are the same for the same values, whichever database they come from. */
export function asText(table: TableName, row: StoredRow): string {
  return JSON.stringify(copiedTables[table].columns.map((name) => row[name]));
}

export const keyText = (table: TableName, row: StoredRow): string =>
  JSON.stringify(copiedTables[table].key.map((name) => row[name]));
