// Sends requests of every kind to a server of its own, schema-aware ones and raw bytes: `npm run fuzz -- --requests 1000000`.
// Each request follows from the seed and its number, so a run that was stopped is taken up where it was:
// `--resume` reads the seed and the number from build/fuzz-requests.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../bench/server-process.ts';
import { grouped, table } from '../bench/table.ts';
import { everyPage } from '../support/every-page.ts';
import { faultOf } from './judge-reply.ts';
import { requestOf, type Targets } from './request-maker.ts';
import { RequestSender } from './request-sender.ts';

const stateFile = 'build/fuzz-requests.json';

/** Connections on which requests are sent at a time. */
const CONNECTIONS = 24;

/** Requests between two looks at the memory of the server. */
const LOOK_EVERY = 10_000;

/** How much more memory the last third may take than the second; the first is the server's warming up. */
const MOST_GROWTH = 1.15;

interface State {
  seed: number;
  /** The number of the next request. */
  next: number;
  counts: Record<string, Record<string, number>>;
  faults: { number: number; kind: string; fault: string; request: string }[];
  slowest: { number: number; kind: string; ms: number };
  /** Megabytes of the server, one figure for each look. */
  memory: number[];
}

/** Sends so many requests; says whether every answer was right and the memory stayed flat. */
export async function fuzzRequests({
  seed,
  count,
  resume,
}: {
  seed: number;
  count: number;
  resume: boolean;
}): Promise<boolean> {
  const state = resume
    ? read()
    : { seed, next: 0, counts: {}, faults: [], slowest: { number: 0, kind: '', ms: 0 }, memory: [] };
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-fuzz-'));
  const server = await startServer(folder, { HISTORY_MAX_MB: '20' });
  const targets = await fillServer(server.url);
  const secrets = [folder, process.cwd()];
  const began = performance.now();
  const first = state.next;
  let looked = Math.floor(first / LOOK_EVERY);
  console.log(`seed ${state.seed}, from request ${grouped(first)} to ${grouped(count)}`);

  const sendAll = async () => {
    const sender = new RequestSender(Number(new URL(server.url).port));
    while (state.next < count) {
      const number = state.next++;
      const { kind, bytes, isBroken } = requestOf(state.seed, number, targets);
      const before = performance.now();
      const reply = await sender.send(bytes, isBroken);
      const ms = performance.now() - before;
      const outcome = reply.kind === 'answered' ? String(reply.status) : reply.kind;
      const counts = state.counts[kind] ?? {};
      state.counts[kind] = { ...counts, [outcome]: (counts[outcome] ?? 0) + 1 };
      if (ms > state.slowest.ms) state.slowest = { number, kind, ms };
      const fault = faultOf(reply, isBroken, secrets);
      if (fault !== undefined) {
        state.faults.push({ number, kind, fault, request: bytes.subarray(0, 400).toString('latin1') });
        console.log(`request ${number} (${kind}): ${fault}`);
      }
      if (Math.floor(state.next / LOOK_EVERY) > looked) {
        looked = Math.floor(state.next / LOOK_EVERY);
        state.memory.push(await megabytesOf(server.pid));
        write(state);
      }
    }
    sender.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendAll));
  const seconds = (performance.now() - began) / 1000;
  const stillAnswers = (await fetch(server.url)).status === 200;
  await server.stop();
  await rm(folder, { recursive: true });
  write(state);
  report(state, (state.next - first) / seconds);
  return stillAnswers && state.faults.length === 0 && isFlat(state.memory);
}

/** Gives the server an article and an answer to be asked for. */
async function fillServer(url: string): Promise<Targets> {
  const { slug } = await (await fetch(`${url}/api/seed-sample-article`, { method: 'POST' })).json();
  const saved = await fetch(`${url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question: 'What is zakat?', answer: 'A due on wealth [Quran 9:60].', userRole: 'user' }),
  });
  const { id } = await saved.json();
  const pages = [
    ...everyPage.map(({ path: page }) => page),
    `/articles/${slug}`,
    `/answers/${id}`,
    '/sitemap.xml',
    '/robots.txt',
  ];
  return {
    pages: [...pages, '/.well-known/security.txt', '/checker-data.json', '/search-index.json'],
    slug,
    answer: id,
  };
}

function isFlat(memory: readonly number[]): boolean {
  const third = Math.floor(memory.length / 3);
  if (third === 0) return true;
  const most = (from: number, to: number) => Math.max(...memory.slice(from, to));
  return most(2 * third, memory.length) <= MOST_GROWTH * most(third, 2 * third);
}

async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

const read = (): State => JSON.parse(readFileSync(stateFile, 'utf8'));

function write(state: State): void {
  mkdirSync('build', { recursive: true });
  writeFileSync(stateFile, JSON.stringify(state, null, 1));
}

function report({ counts, faults, slowest, memory, next }: State, perSecond: number): void {
  const rows = Object.entries(counts).map(([kind, outcomes]) => {
    const of = (digit: string) =>
      Object.entries(outcomes).reduce((sum, [status, many]) => sum + (status.startsWith(digit) ? many : 0), 0);
    return [kind, ...['2', '3', '4', '5', 'closed', 'hung'].map((digit) => grouped(of(digit)))];
  });
  console.log(table(['Kind', '2xx', '3xx', '4xx', '503', 'closed', 'hung'], rows));
  console.log(`\n${grouped(next)} requests, ${grouped(perSecond)} a second; ${faults.length} faults (${stateFile})`);
  console.log(`Slowest: ${slowest.ms.toFixed(0)} ms (request ${slowest.number}, ${slowest.kind}).`);
  console.log(
    `Memory of the server, in megabytes: ${memory.filter((_, look) => look % Math.ceil(memory.length / 12) === 0).join(' ')}`,
  );
}
