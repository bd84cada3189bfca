import { createCluster } from '../support/postgres/cluster.ts';
import { schemaIn } from '../support/postgres/schema-in.ts';

/** A PostgreSQL to measure: that of `TEST_DATABASE_URL`, or one of its own that flushes to the disk as it does in use. */
export async function postgresPlace(): Promise<{ url: string; remove(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return schemaIn(given);
  const cluster = await createCluster({ durable: true });
  return { url: cluster.url, remove: cluster.remove };
}
