/**
 * A lone surrogate (JSON can carry one) has no UTF-8, and PostgreSQL keeps no NUL: both are replaced here, so that the row
 * given back is the row kept, in every database.
 */
export function wellFormed<Row extends object, Key extends keyof Row>(row: Row, ...keys: Key[]): Record<Key, string> {
  return Object.fromEntries(
    keys.map((key) => [key, String(row[key]).toWellFormed().replaceAll('\0', '\ufffd')]),
  ) as Record<Key, string>;
}
