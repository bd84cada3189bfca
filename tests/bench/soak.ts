// Memory, handles and latency under a mixed load for a long time: `npm run bench -- soak`, or with `--minutes 5`.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from './server-process.ts';
import { table } from './table.ts';

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, rate: { type: 'string', default: '25' } },
});
const minutes = Number(options.minutes);
/** Requests a second. */
const rate = Number(options.rate);
const WINDOWS = 6;

const subjects = 'zakat prayer fasting hajj patience marriage inheritance riba wudu prophets angels paradise'.split(
  ' ',
);
const pages = ['/', '/questions', '/ask', '/topics', '/articles', '/about', '/sources/quran/2/255', '/topics/ramadan'];
const of = <Item>(all: readonly Item[], turn: number) => all[turn % all.length] as Item;
const json = { 'Content-Type': 'application/json' };

/** What visitors do, as often as it stands here. */
const kinds: Record<string, (turn: number) => [path: string, init?: RequestInit]> = {
  page: (turn) => [of(pages, turn)],
  'another page': (turn) => [`/sources/quran/${1 + (turn % 114)}/1`],
  search: (turn) => [`/search?q=${of(subjects, turn)}+${turn % 50}`],
  ask: (turn) => [`/api/ask?q=${encodeURIComponent(`What is ${of(subjects, turn)}, in case ${turn}?`)}`],
  check: (turn) => [
    '/api/check',
    {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ text: `“Allah intends for you ease” [Quran 2:${turn % 286}]` }),
    },
  ],
  save: (turn) => [
    '/api/save',
    {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        question: `What is ${of(subjects, turn)}? ${turn}`,
        answer: 'So [Quran 2:255].',
        userRole: 'user',
      }),
    },
  ],
  history: () => ['/api/history'],
};

const folder = await mkdtemp(path.join(tmpdir(), 'isnad-soak-'));
const server = await startServer(folder);
const rows: string[][] = [];
try {
  let turn = 0;
  const began = performance.now();
  for (let window = 0; window < WINDOWS; window += 1) {
    const endsAt = began + ((window + 1) * minutes * 60_000) / WINDOWS;
    const times = new Map<string, number[]>();
    const under = new Set<Promise<void>>();
    let failed = 0;
    while (performance.now() < endsAt) {
      const [name, make] = of(Object.entries(kinds), turn);
      const [address, init] = make(turn);
      const at = performance.now();
      const call = fetch(server.url + address, init)
        .then(async (answered) => {
          await answered.arrayBuffer();
          if (answered.status >= 400 && answered.status !== 404) failed += 1;
          times.set(name, [...(times.get(name) ?? []), performance.now() - at]);
        })
        .catch(() => {
          failed += 1;
        });
      under.add(call);
      void call.finally(() => under.delete(call));
      turn += 1;
      await pause(1000 / rate);
    }
    await Promise.all(under);
    const at = (share: number, name: string) => {
      const sorted = (times.get(name) ?? []).sort((one, other) => one - other);
      return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
    };
    rows.push([
      `${((window * minutes) / WINDOWS).toFixed(0)}–${(((window + 1) * minutes) / WINDOWS).toFixed(0)} min`,
      `${turn}`,
      `${failed}`,
      await memory(),
      `${(await readdir(`/proc/${server.pid}/fd`)).length}`,
      ...['page', 'ask', 'check', 'save', 'history'].map((name) => `${at(0.5, name)} / ${at(0.99, name)}`),
    ]);
    console.error(rows.at(-1)?.join(' | '));
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}
const heads = ['page', 'ask', 'check', 'save', 'history'].map((name) => `${name}, p50 / p99 ms`);
console.log(table(['window', 'requests so far', 'failed', 'memory', 'handles', ...heads], rows));

async function memory(): Promise<string> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000)} MB`;
}
