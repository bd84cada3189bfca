// What a call costs as the data grow: `npm run bench -- growth`, or with `--sizes 1000,100000`. One caller, so that each
// figure is the time of a call and not of a queue; the median of many.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillArticles } from './fill-articles.ts';
import { fillHistory } from './fill-history.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { grouped, median, table } from './table.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    /** Calls of each kind. */
    calls: { type: 'string', default: '60' },
  },
});
const sizes = options.sizes.split(',').map(Number);
const calls = Number(options.calls);

const heads: string[] = [];
const lines = new Map<string, string[]>();
const add = (name: string, value: string) => lines.set(name, [...(lines.get(name) ?? [name]), value]);

for (const size of sizes) {
  // A site has a hundred thousand articles at most.
  const articles = Math.min(100_000, Math.max(10, Math.round(size / 10)));
  heads.push(`${grouped(size)} rows, ${grouped(articles)} articles`);
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-growth-'));
  const file = path.join(folder, 'isnad.sqlite');
  console.error(`Filling ${grouped(size)} rows and ${grouped(articles)} articles …`);
  await fillHistory(file, size);
  fillArticles(file, articles);
  const server = await startServer(folder);
  try {
    for (const [name, milliseconds] of await measure(server, size)) add(name, `${milliseconds.toFixed(2)} ms`);
    add('file', `${grouped((await stat(file)).size / 1e6)} MB`);
    add('memory of the process', `${grouped((await memoryOf(server)) / 1000)} MB`);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
console.log(table(['One caller, median', ...heads], [...lines.values()]));

/** The median time of each call, in milliseconds. */
async function measure({ url }: ServerProcess, size: number): Promise<[string, number][]> {
  let saved = 0;
  const get = async (address: string) => {
    const answered = await fetch(url + address);
    if (!answered.ok) throw new Error(`${address}: ${answered.status}`);
    return answered;
  };
  const save = async () => {
    saved += 1;
    const pair = { question: `When is the time, ${size} ${saved}?`, answer: 'It follows the sun. [Quran 4:103]' };
    const answered = await fetch(`${url}/api/save`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...pair, userRole: 'user' }),
    });
    if (answered.status !== 201) throw new Error(`/api/save: ${answered.status}`);
    await answered.text();
  };
  const pages = await cursors(url, '/api/history?limit=200');
  const ids = ((await (await get('/api/history?limit=200')).json()) as { id: string }[]).map(({ id }) => id);
  const olderArticles = await cursors(url, '/api/articles?limit=50');
  const kinds: [string, (turn: number) => Promise<unknown>][] = [
    ['POST /api/save', save],
    ['/api/history just after a save', async () => (await get('/api/history')).text()],
    ['/api/history, 200 older rows', async (turn) => (await get(pages[turn % pages.length] ?? '')).text()],
    ['/ask just after a save', async () => (await get('/ask')).text()],
    ['/answers/{id}', async (turn) => (await get(`/answers/${ids[turn % ids.length]}`)).text()],
    [
      '/api/articles, an older page',
      async (turn) => (await get(olderArticles[turn % olderArticles.length] ?? '')).text(),
    ],
    ['/api/ask', async (turn) => (await get(`/api/ask?q=${encodeURIComponent(`What is zakat ${turn}?`)}`)).text()],
  ];
  const measured: [string, number][] = [];
  for (const [name, call] of kinds) {
    const times: number[] = [];
    for (let turn = 0; turn < calls; turn++) {
      // What a save makes stale is made anew by the call that is timed.
      if (name.includes('just after')) await save();
      const begun = performance.now();
      await call(turn);
      times.push(performance.now() - begun);
    }
    measured.push([name, median(times)]);
  }
  return measured;
}

/** The addresses of the first pages of a list. */
async function cursors(url: string, first: string): Promise<string[]> {
  const found = [first];
  while (found.length < 20) {
    const answered = await fetch(url + found.at(-1));
    await answered.text();
    const [, next] = /<([^>]+)>; rel="next"/.exec(answered.headers.get('link') ?? '') ?? [];
    if (!next) break;
    const { pathname, search } = new URL(next, url);
    found.push(pathname + search);
  }
  return found;
}

/** Kilobytes that the process holds, on Linux. */
async function memoryOf({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
}
