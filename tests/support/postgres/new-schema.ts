import { inject } from 'vitest';
import { type OwnSchema, schemaIn } from './schema-in.ts';

let lent: Promise<string> | undefined;

/** An empty schema in the PostgreSQL of this run: for one test, a database of its own. */
export async function newSchema(): Promise<OwnSchema> {
  lent ??= askLender();
  return schemaIn(await lent);
}

async function askLender(): Promise<string> {
  const response = await fetch(inject('postgresLender'));
  const said = await response.text();
  if (!response.ok) throw new Error(said);
  return said;
}
