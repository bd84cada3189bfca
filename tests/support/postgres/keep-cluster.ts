// Starts a PostgreSQL, prints its address, and removes it when standard input ends: when whoever started this is done, or
// was killed.
//   node tests/support/postgres/keep-cluster.ts
import { once } from 'node:events';
import { createCluster } from './cluster.ts';

const cluster = await createCluster();
process.stdout.write(`${cluster.url}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await cluster.remove();
