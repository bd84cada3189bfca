import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPlace } from '../../src/server/storage-places.ts';
import { startServer } from '../bench/server-process.ts';
import type { Outcome } from './faults.ts';

/** Milliseconds within which a server is killed after it was asked for an article. */
const LATEST = 4_000;

/** Kills servers while they write articles, and looks whether what is left is whole, and whether the next one can go on. */
export async function killedInGenerations({ rounds }: { rounds: number }): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-generations-'));
  const acknowledged: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(folder);
      const asked = fetch(`${server.url}/api/cron-generate-article`)
        .then(async (answered) => {
          const { slug } = (await answered.json()) as { slug: string };
          if (answered.ok) acknowledged.push(slug);
        })
        .catch(() => undefined);
      await pause((round / rounds) * LATEST);
      if (server.pid !== undefined) process.kill(server.pid, 'SIGKILL');
      await asked;
      await server.stop();
    }
    // Whoever was killed held the lock: it ends by itself.
    const server = await startServer(folder);
    const began = performance.now();
    const answered = await fetch(`${server.url}/api/cron-generate-article`);
    const seconds = (performance.now() - began) / 1000;
    await server.stop();
    const storage = await openPlace(path.join(folder, 'isnad.sqlite'));
    const rows = await storage.read((reader) => reader.articles({ limit: 1_000 }));
    await storage.close();
    const slugs = rows.map(({ slug }) => slug);
    const origins = rows.map(({ origin }) => origin);
    const areWhole = rows.every(({ title, summary, content }) => title && summary && content.endsWith('>'));
    return {
      happened: `${rounds} servers killed within ${LATEST} ms of being asked for an article`,
      acknowledged: acknowledged.length,
      missing: acknowledged.filter((slug) => !slugs.includes(slug)).length,
      doubled: origins.length - new Set(origins).size,
      seen: `${rows.length} articles, ${areWhole ? 'each whole' : 'some broken'}; the next one after ${seconds.toFixed(1)} s`,
      asPromised: areWhole && answered.ok && seconds < 25,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
