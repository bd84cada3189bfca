import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPlace } from '../../src/server/storage-places.ts';
import { createCluster } from '../support/postgres/cluster.ts';
import { openBalancer } from './balancer.ts';
import type { Outcome } from './faults.ts';

/** A page may miss another process's write for so long: a second, and what a busy machine adds. */
const STALE_MS = 2_500;

/**
 * Three servers over one PostgreSQL behind a balancer, under load: one is killed, then the database crashes and comes back.
 * Every save that was acknowledged is there once, pages are never staler than their bound, and reading never stops.
 */
export async function processesOnPostgres(): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-faults-'));
  const cluster = await createCluster({ durable: true });
  const servers = await Promise.all(['one', 'two', 'three'].map((name) => start(path.join(folder, name), cluster.url)));
  const balancer = await openBalancer(servers.map(({ url }) => url));
  try {
    const acknowledged: string[] = [];
    const refused = new Map<number, number>();
    const read = new Map<number, number>();
    let running = true;
    const count = (map: Map<number, number>, status: number) => map.set(status, (map.get(status) ?? 0) + 1);

    const saver = async (name: string) => {
      for (let at = 0; running; at++) {
        const question = `When is the time of prayer, ${name} ${at}?`;
        const status = await save(balancer.url, question);
        if (status === 201) acknowledged.push(question);
        else count(refused, status);
      }
    };
    const reader = async (page: string) => {
      while (running) {
        count(read, await statusOf(`${balancer.url}${page}`));
        await pause(20);
      }
    };
    const load = [...['a', 'b', 'c', 'd'].map(saver), ...['/about', '/questions', '/sources/quran/2', '/'].map(reader)];

    await pause(4_000);
    console.error('  one server is killed');
    servers[0]?.child.kill('SIGKILL');
    await pause(4_000);
    console.error('  the database crashes');
    await cluster.stop('immediate');
    await pause(3_000);
    console.error('  the database is back');
    await cluster.start();
    await pause(6_000);
    running = false;
    await Promise.all(load);

    const staleness = await newestSeenBy(servers.slice(1).map(({ url }) => url));
    const kept = await keptQuestions(cluster.url);
    const counts = new Map<string, number>();
    for (const question of kept) counts.set(question, (counts.get(question) ?? 0) + 1);
    const told = (map: Map<number, number>) =>
      [...map].map(([status, times]) => `${status || 'cut'} × ${times}`).join(', ');
    return {
      happened: 'three servers, one killed; the database crashed and came back 3 s later',
      acknowledged: acknowledged.length,
      missing: acknowledged.filter((question) => !counts.has(question)).length,
      doubled: [...counts.values()].filter((times) => times > 1).length,
      seen: `pages: ${told(read)}; saves refused: ${told(refused) || 'none'}; a new save seen by all after ${staleness} ms`,
      asPromised: [...read.keys()].every((status) => status === 200) && staleness <= STALE_MS,
    };
  } finally {
    balancer.server.closeAllConnections();
    balancer.server.close();
    for (const { child } of servers) child.kill('SIGKILL');
    await cluster.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function start(dataFolder: string, database: string): Promise<{ child: ChildProcess; url: string }> {
  const settings = { DATABASE_URL: database, DATA_DIR: dataFolder, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off' };
  const child = spawn(process.execPath, ['src/cli/serve.ts'], {
    env: { PATH: process.env.PATH, CHECK_THREADS: '1', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (bytes) => (said += bytes));
  for (;;) {
    const url = /is ready at (http:\S+)/.exec(said)?.[1];
    if (url) return { child, url };
    if (child.exitCode !== null) throw new Error(`A server did not start: ${said}`);
    await pause(100);
  }
}

const statusOf = (url: string) =>
  fetch(url).then(
    async (answered) => {
      await answered.arrayBuffer();
      return answered.status;
    },
    () => 0,
  );

function save(url: string, question: string): Promise<number> {
  return fetch(`${url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question, answer: 'It follows the sun. [Quran 4:103]', userRole: 'user' }),
  }).then(
    async (answered) => {
      await answered.arrayBuffer();
      return answered.status;
    },
    () => 0,
  );
}

/** Milliseconds until every server shows, in its list and on its page, what one of them has just saved. */
async function newestSeenBy(urls: readonly string[]): Promise<number> {
  const question = `What is the newest question, ${Date.now()}?`;
  const begun = performance.now();
  if ((await save(urls[0] ?? '', question)) !== 201) return Number.POSITIVE_INFINITY;
  const sees = async (address: string) => (await (await fetch(address)).text()).includes(question);
  for (const url of urls) {
    while (!(await sees(`${url}/api/history`)) || !(await sees(`${url}/ask`))) {
      if (performance.now() - begun > 20_000) return Number.POSITIVE_INFINITY;
      await pause(20);
    }
  }
  return Math.round(performance.now() - begun);
}

async function keptQuestions(database: string): Promise<string[]> {
  const storage = await openPlace(database);
  const questions: string[] = [];
  let before: number | undefined;
  for (;;) {
    const page = { limit: 1000, ...(before !== undefined && { before }) };
    const rows = await storage.read((reader) => reader.everyHistoryRow(page));
    questions.push(...rows.map(({ question }) => question));
    before = rows.at(-1)?.id;
    if (rows.length < 1000) break;
  }
  await storage.close();
  return questions;
}
