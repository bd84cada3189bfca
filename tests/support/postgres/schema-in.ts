import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface OwnSchema {
  name: string;
  /** Leads to the schema alone. */
  url: string;
  remove(): Promise<void>;
}

/** An empty schema in a given PostgreSQL. */
export async function schemaIn(address: string): Promise<OwnSchema> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(address, `create schema ${name}`);
  const url = new URL(address);
  url.searchParams.set('options', `-c search_path=${name}`);
  return {
    name,
    url: url.href.replaceAll('+', '%20'),
    remove: async () => void (await execute(address, `drop schema ${name} cascade`)),
  };
}

/** Runs SQL on a connection of its own. */
export async function execute(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
