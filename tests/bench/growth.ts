// What a call costs as the data grow: `npm run bench -- growth`, or with `--sizes 1000,100000`; `--database postgres` measures
// a PostgreSQL that flushes to the disk (one of its own, or that of TEST_DATABASE_URL). One caller, so that each
// figure is the time of a call and not of a queue; the median of many.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillArticles } from './fill-articles.ts';
import { fillHistory } from './fill-history.ts';
import { fillPostgres } from './fill-postgres.ts';
import { postgresPlace } from './postgres-place.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { grouped, median, table } from './table.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    /** Calls of each kind. */
    calls: { type: 'string', default: '60' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const sizes = options.sizes.split(',').map(Number);
const calls = Number(options.calls);

const sites: Site[] = [];
try {
  for (const size of sizes) sites.push(await openSite(size));
  const rows = await measure(sites);
  rows.push(['database', ...sites.map(({ bytes }) => `${grouped(bytes / 1e6)} MB`)]);
  const memories = await Promise.all(sites.map(({ server }) => memoryOf(server)));
  rows.push(['memory of the process', ...memories.map((kilobytes) => `${grouped(kilobytes / 1000)} MB`)]);
  const heads = sites.map(({ size, articles }) => `${grouped(size)} rows, ${grouped(articles)} articles`);
  console.log(table(['One caller, median', ...heads], rows));
} finally {
  for (const { close } of sites) await close();
}

/** A server over a database of one size. */
interface Site {
  size: number;
  articles: number;
  bytes: number;
  server: ServerProcess;
  close(): Promise<void>;
}

async function openSite(size: number): Promise<Site> {
  // A site has a hundred thousand articles at most.
  const articles = Math.min(100_000, Math.max(10, Math.round(size / 10)));
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-growth-'));
  console.error(`Filling ${grouped(size)} rows and ${grouped(articles)} articles …`);
  const { settings, bytes, remove } =
    options.database === 'postgres' ? await inPostgres(size, articles) : await inFile(folder, size, articles);
  const server = await startServer(folder, settings);
  const close = async () => {
    await server.stop();
    await remove();
    await rm(folder, { recursive: true });
  };
  return { size, articles, bytes, server, close };
}

interface Filled {
  /** Settings of the server that leads to it. */
  settings: Readonly<Record<string, string>>;
  bytes: number;
  remove(): Promise<void>;
}

async function inFile(folder: string, size: number, articles: number): Promise<Filled> {
  const file = path.join(folder, 'isnad.sqlite');
  await fillHistory(file, size);
  fillArticles(file, articles);
  return { settings: {}, bytes: (await stat(file)).size, remove: async () => undefined };
}

async function inPostgres(size: number, articles: number): Promise<Filled> {
  const { url, remove } = await postgresPlace();
  const bytes = await fillPostgres(url, size, articles);
  return { settings: { DATABASE_URL: url }, bytes, remove };
}

/**
 * The median time of each call, for each site. Calls go to all sites in turn, so that whatever else the machine does
 * slows all of them alike.
 */
async function measure(sites: readonly Site[]): Promise<string[][]> {
  const kinds = await Promise.all(sites.map(({ server, size }) => callsOf(server, size)));
  const rows: string[][] = [];
  for (const [at, [name]] of (kinds[0] ?? []).entries()) {
    const times = sites.map((): number[] => []);
    for (let turn = 0; turn < calls; turn++) {
      for (let next = 0; next < sites.length; next++) {
        const site = (turn + next) % sites.length;
        const [, call, before] = kinds[site]?.[at] ?? [];
        await before?.();
        const begun = performance.now();
        await call?.(turn);
        times[site]?.push(performance.now() - begun);
      }
    }
    rows.push([name, ...times.map((each) => `${median(each).toFixed(2)} ms`)]);
  }
  return rows;
}

type Call = [name: string, call: (turn: number) => Promise<unknown>, before?: () => Promise<unknown>];

async function callsOf({ url }: ServerProcess, size: number): Promise<Call[]> {
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
  // What a save makes stale is made anew by the call that is timed.
  return [
    ['POST /api/save', save],
    ['/api/history just after a save', async () => (await get('/api/history')).text(), save],
    ['/api/history, 200 older rows', async (turn) => (await get(pages[turn % pages.length] ?? '')).text()],
    ['/ask just after a save', async () => (await get('/ask')).text(), save],
    ['/answers/{id}', async (turn) => (await get(`/answers/${ids[turn % ids.length]}`)).text()],
    [
      '/api/articles, an older page',
      async (turn) => (await get(olderArticles[turn % olderArticles.length] ?? '')).text(),
    ],
    ['/api/ask', async (turn) => (await get(`/api/ask?q=${encodeURIComponent(`What is zakat ${turn}?`)}`)).text()],
  ];
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
