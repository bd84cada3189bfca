import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPlace } from '../../src/server/storage-places.ts';
import { createCluster } from '../support/postgres/cluster.ts';
import { saveElsewhere } from '../support/save-elsewhere.ts';
import type { Outcome } from './faults.ts';

interface Options {
  rounds: number;
  database: 'sqlite' | 'postgres';
}

/** Most rows that a process may have saved when it is killed. */
const MOST_SAVED = 60;

/** Kills a process that saves, at another moment each time, and looks for every row that it said is kept. */
export async function killedInSaves({ rounds, database }: Options): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-faults-'));
  const cluster = database === 'postgres' ? await createCluster({ durable: true }) : undefined;
  const place = cluster?.url ?? path.join(folder, 'isnad.sqlite');
  const acknowledged: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const { child, ids } = saveElsewhere(place, `round ${round}`);
      const enough = 1 + Math.floor(Math.random() * MOST_SAVED);
      while (ids().length < enough) await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
      child.kill('SIGKILL');
      await once(child, 'close');
      acknowledged.push(...ids());
      if ((round + 1) % 50 === 0) console.error(`  ${round + 1} of ${rounds} rounds`);
    }
    const storage = await openPlace(place);
    const kept = new Set<number>();
    let before: number | undefined;
    for (;;) {
      const page = { limit: 1000, ...(before !== undefined && { before }) };
      const rows = await storage.read((reader) => reader.everyHistoryRow(page));
      for (const { id } of rows) kept.add(id);
      before = rows.at(-1)?.id;
      if (rows.length < 1000) break;
    }
    await storage.close();
    return {
      happened: `${rounds} processes killed (SIGKILL) while they saved, ${database}`,
      acknowledged: acknowledged.length,
      missing: acknowledged.filter((id) => !kept.has(id)).length,
      doubled: acknowledged.length - new Set(acknowledged).size,
      seen: 'the next process saved on at once',
      asPromised: true,
    };
  } finally {
    await cluster?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}
