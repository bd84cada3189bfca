// What a quiet visitor feels while others flood the server, from one address and from many: `npm run floods`, or
// `npm run floods -- --seconds 4 --only ask`. The server has its usual limits; the flood comes from a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { FloodOrder, FloodReport } from './flood-sender.ts';
import { writeArticles } from './pages.ts';
import { benchQuestion } from './questions.ts';
import { startServer } from './server-process.ts';
import { grouped, median, table } from './table.ts';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, only: { type: 'string', default: '' } },
});
const seconds = Number(options.seconds);

/** Milliseconds that a quiet visitor may wait in 99 of 100 cases. */
const mostP99 = { home: 50, ask: 500, 'api/ask': 500 };

/** Milliseconds between two requests of quiet visitors. Each comes from an address of its own. */
const every = { home: 20, ask: 100, 'api/ask': 100 };
type Visit = keyof typeof every;

const paths: Readonly<Record<Visit, () => string>> = {
  home: () => '/',
  ask: () => '/ask',
  'api/ask': () => `/api/ask?q=${encodeURIComponent(benchQuestion(asked++))}`,
};
let asked = 0;
let visitors = 0;

const sender = fork(new URL('./flood-sender.ts', import.meta.url));
const folder = await mkdtemp(path.join(tmpdir(), 'isnad-floods-'));
const server = await startServer(folder, { RATE_LIMIT: 'on', TRUST_PROXY: '1' });
const rows: string[][] = [];
try {
  await writeArticles(server.url, 5);
  await visit(Number.POSITIVE_INFINITY, 3);
  rows.push(row('none', '–', undefined, await visit(Number.POSITIVE_INFINITY, seconds)));
  for (const flood of floodNames().filter((name) => name.includes(options.only))) {
    for (const addresses of ['one', 'many'] as const) {
      const order: FloodOrder = { url: server.url, flood, addresses, seconds };
      const reported = once(sender, 'message') as Promise<[FloodReport]>;
      sender.send(order);
      const felt = await visit(performance.now() + seconds * 1000 - 500, seconds);
      const [report] = await reported;
      rows.push(row(flood, addresses, report, felt));
      // The next flood finds the buckets full again, and no text of this one waiting.
      await pause(3_000);
    }
  }
} finally {
  sender.kill();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(
  table(
    ['Flood', 'addresses', 'sent/s', 'answered 2xx/s', '/ p50', '/ p99', '/ask p99', '/api/ask p99', 'refused'],
    rows,
  ),
);
console.log(`\n${seconds} s each, 16 connections that wait for each answer; a quiet visitor waits in milliseconds.`);

function floodNames(): string[] {
  return [
    'GET /',
    '/ask?q',
    'missing pages',
    'passages',
    '/articles?before',
    '/api/ask',
    '/api/check',
    'form /check',
    '/api/save',
    '/api/history',
    '/api/sources',
    '/mcp',
    'generate',
  ];
}

type Felt = Record<Visit, { times: number[]; refused: number }>;

/** Asks for pages and answers as quiet visitors do, until a moment or for so many seconds. */
async function visit(until: number, forSeconds: number): Promise<Felt> {
  const end = Math.min(until, performance.now() + forSeconds * 1000);
  const felt = Object.fromEntries(
    Object.keys(every).map((name) => [name, { times: [], refused: 0 }]),
  ) as unknown as Felt;
  const asking = Object.entries(every).map(async ([name, ms]) => {
    const under: Promise<void>[] = [];
    while (performance.now() < end) {
      under.push(visitOnce(name as Visit));
      await pause(ms);
    }
    await Promise.all(under);
  });
  await Promise.all(asking);
  return felt;

  async function visitOnce(name: Visit): Promise<void> {
    visitors += 1;
    const address = `198.18.${(visitors >> 8) & 255}.${visitors & 255}`;
    const before = performance.now();
    const response = await fetch(server.url + paths[name](), { headers: { 'X-Forwarded-For': address } });
    await response.arrayBuffer();
    felt[name].times.push(performance.now() - before);
    if (response.status !== 200) felt[name].refused += 1;
  }
}

function row(flood: string, addresses: string, report: FloodReport | undefined, felt: Felt): string[] {
  const p99 = (name: Visit) => {
    const times = [...felt[name].times].sort((one, other) => one - other);
    const ms = times[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? Number.POSITIVE_INFINITY;
    if (ms > mostP99[name]) process.exitCode = 1;
    return `${ms > mostP99[name] ? '✗ ' : ''}${ms.toFixed(0)}`;
  };
  const refused = Object.values(felt).reduce((sum, one) => sum + one.refused, 0);
  const all = Object.values(felt).reduce((sum, { times }) => sum + times.length, 0);
  return [
    flood,
    addresses,
    report ? grouped(report.perSecond) : '–',
    report ? grouped(report.answeredPerSecond) : '–',
    median(felt.home.times).toFixed(1),
    p99('home'),
    p99('ask'),
    p99('api/ask'),
    `${refused} of ${all}`,
  ];
}
