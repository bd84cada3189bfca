// Requests per second and p99 of the real server, compared with a prepared buffer of the same server as the ceiling:
// `npm run bench`, or `npm run bench -- --seconds 2 --rounds 1 --rows 10000` for a quick look.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addresses } from '../../src/web/addresses.ts';
import { fillHistory } from './fill-history.ts';
import { type Load, loadTarget, medianLoad, type Target } from './load.ts';
import { writeArticles } from './pages.ts';
import { benchQuestion } from './questions.ts';
import { startServer } from './server-process.ts';
import { grouped, table } from './table.ts';

const goal = 0.6;
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    rows: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
  },
});
const rows = Number(options.rows);
let asked = 0;
const folder = await mkdtemp(path.join(tmpdir(), 'isnad-bench-'));

console.log(`Filling the history with ${grouped(rows)} rows …`);
await fillHistory(path.join(folder, 'isnad.sqlite'), rows);
const server = await startServer(folder);
try {
  const slug = await writeArticles(server.url, 5);
  const targets = (await targetsOf(slug)).filter(({ name }, index) => index === 0 || name.includes(options.only));
  const loads = await measure(targets);
  report(targets, loads);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function targetsOf(slug: string): Promise<Target[]> {
  const run = randomUUID();
  return [
    { name: 'a ready buffer', path: await assetLike(addresses.home) },
    { name: 'home', path: addresses.home, cached: true },
    { name: 'questions', path: addresses.questions, cached: true },
    { name: 'article page', path: addresses.article(slug), cached: true },
    { name: '/api/articles', path: '/api/articles' },
    { name: '/api/history', path: '/api/history' },
    {
      name: '/api/save',
      path: '/api/save',
      each: (request, count) => ({
        ...request,
        method: 'POST',
        headers: { ...request.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          question: `When is the time of prayer, ${run} ${Date.now()} ${count}?`,
          answer: 'The times of prayer follow the sun. [Quran 4:103]',
          userRole: 'visitor',
        }),
      }),
    },
    { ...asking(), name: '/api/ask', path: '/api/ask' },
    { ...asking(), name: '/api/ask, 4 callers', path: '/api/ask', connections: 4, mostP99: 40 },
    { ...asking(), name: '/api/ask, 20 callers', path: '/api/ask', connections: 20, mostP99: 150 },
  ];
}

/** Every request asks another question, in the course of all rounds. */
function asking(): Pick<Target, 'each'> {
  return {
    each: (request) => ({ ...request, path: `/api/ask?q=${encodeURIComponent(benchQuestion(asked++))}` }),
  };
}

/**
 * The ceiling: the hashed asset whose length is closest to the page's. The same Fastify sends it as a prepared brotli
 * buffer with an ETag and the same choice of encoding.
 */
async function assetLike(page: string): Promise<string> {
  const response = await fetch(server.url + page, { headers: { 'Accept-Encoding': 'br' } });
  const wanted = Number(response.headers.get('content-length'));
  const assets = 'build/pages/client/assets';
  const sizes = (await readdir(assets))
    .filter((name) => name.endsWith('.br'))
    .map(async (name) => ({ name, far: Math.abs((await stat(path.join(assets, name))).size - wanted) }));
  const [nearest] = (await Promise.all(sizes)).toSorted((a, b) => a.far - b.far);
  return `/assets/${nearest?.name.slice(0, -'.br'.length)}`;
}

/** In rounds, so that what else the machine does meets the ceiling and the pages alike. */
async function measure(targets: Target[]): Promise<Load[]> {
  const loads: Load[][] = targets.map(() => []);
  for (const target of targets) await loadTarget(server, target, 2);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const [index, target] of targets.entries()) {
      loads[index]?.push(await loadTarget(server, target, Number(options.seconds)));
    }
  }
  return loads.map(medianLoad);
}

function report(targets: Target[], loads: Load[]) {
  const ceiling = loads[0]?.perSecond ?? Number.NaN;
  const lines = loads.map(({ perSecond, p99, bytes, cpu }, index) => {
    const { name = '', cached, mostP99 = Number.POSITIVE_INFINITY } = targets[index] ?? {};
    const share = percent(perSecond / ceiling);
    const missed = cached && perSecond / ceiling < goal;
    const isLate = p99 > mostP99;
    if (missed || isLate) process.exitCode = 1;
    return [
      name,
      grouped(perSecond),
      `${isLate ? '✗ ' : ''}${p99} ms`,
      grouped(bytes),
      `${grouped(cpu)} µs`,
      missed ? `✗ ${share}` : share,
    ];
  });
  console.log(table(['Target', 'requests/s', 'p99', 'bytes', 'server CPU', 'of the ceiling'], lines));
  console.log(
    `\n50 connections where nothing else is said, no pipelining, median of ${options.rounds} rounds of ${options.seconds} s each; server CPU is for one request.`,
  );
  console.log(`The ready buffer is ${targets[0]?.path}. Cached pages are to reach ${goal * 100} % of it.`);
}

function percent(share: number) {
  return `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
}
