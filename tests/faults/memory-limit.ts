import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPlace } from '../../src/server/storage-places.ts';
import { type ServerProcess, startServer } from '../bench/server-process.ts';
import type { Outcome } from './faults.ts';

/** Megabytes of heap: enough to start, too few for what follows. */
const HEAP_MB = 64;

/** Milliseconds of load after which a server that still lives is stopped. */
const LONGEST = 20_000;

/** Gives servers so little memory that they end while visitors save, ask and read, and starts the next one. */
export async function memoryLimit({ rounds }: { rounds: number }): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-memory-'));
  const acknowledged: string[] = [];
  let ended = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(folder, { PAGE_CACHE_MB: '2000' }, [`--max-old-space-size=${HEAP_MB}`]);
      if (await outlives(server, round, acknowledged)) console.error(`  round ${round + 1}: the server did not end`);
      else ended += 1;
      await server.stop();
    }
    // With memory enough everything is there.
    const began = performance.now();
    const server = await startServer(folder);
    const page = await fetch(`${server.url}/`);
    const seconds = (performance.now() - began) / 1000;
    const found = await Promise.all(acknowledged.map((id) => fetch(`${server.url}/api/history/${id}`)));
    await server.stop();
    const storage = await openPlace(path.join(folder, 'isnad.sqlite'));
    const rows = await storage.read((reader) => reader.everyHistoryRow({ limit: 1_000_000 }));
    await storage.close();
    return {
      happened: `${ended} of ${rounds} servers ended by a heap of ${HEAP_MB} MB while visitors saved, asked and read`,
      acknowledged: acknowledged.length,
      missing: found.filter(({ status }) => status !== 200).length,
      doubled: rows.length - new Set(rows.map(({ question }) => question)).size,
      seen: `the next server answered after ${seconds.toFixed(1)} s`,
      asPromised: page.status === 200 && ended > rounds / 2,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads a server until it ends, or for a while. */
async function outlives({ url }: ServerProcess, round: number, acknowledged: string[]): Promise<boolean> {
  const until = performance.now() + LONGEST;
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const body = JSON.stringify({
        question: `What is prayer? ${round} ${visitor} ${turn}`,
        answer: 'A pillar.',
        userRole: 'user',
      });
      const saved = await fetch(`${url}/api/save`, { method: 'POST', headers: json, body });
      const { id } = (await saved.json()) as { id?: string };
      if (saved.ok && id !== undefined) acknowledged.push(id);
      await (await fetch(`${url}/api/ask?q=prayer+${turn}`)).arrayBuffer();
      await (await fetch(`${url}/sources/quran/${1 + (turn % 114)}/1-${2 + visitor}`)).arrayBuffer();
    }
  });
  const ends = await Promise.allSettled(visitors);
  return ends.every(({ status }) => status === 'fulfilled');
}

const json = { 'Content-Type': 'application/json' };
