// What a server holds in light use, and which part of it: `npm run bench -- memory`. It starts, serves a hundred pages,
// answers twenty questions, checks five texts, and is left alone for a minute (`--quiet 60`). Linux only.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ServerProcess, startServer } from './server-process.ts';
import { table } from './table.ts';

const { values: options } = parseArgs({ options: { quiet: { type: 'string', default: '60' } } });
/** Seconds. */
const quiet = Number(options.quiet);

const pages = [
  ...['/', '/ask', '/questions', '/question/1', '/topics', '/articles', '/about', '/contact', '/sources', '/check'],
  ...['/search?q=zakat', '/categories/quran', '/topics/ramadan-month', '/topics/zakat-who-pays', '/ar/topics'],
  ...['/sources/quran', '/sources/quran/2', '/sources/quran/2/255', '/topics/glossary', '/topics/names-of-god'],
];
const subjects = 'zakat prayer fasting hajj patience marriage inheritance riba wudu prophets'.split(' ');
const texts = [
  'Allah says: “Allah intends for you ease and does not intend for you hardship” [Quran 2:185].',
  'قال تعالى: «إن مع العسر يسرا» (الشرح: 6).',
  'The Quran says “Indeed, Allah is with the patient” (2:153), and “There is no compulsion in religion” (2:256).',
  'As the verse has it: “And establish prayer and give zakah” [al-Baqarah 2:43].',
  'اللَّهُ لَا إِلَٰهَ إِلَّا هُوَ الْحَيُّ الْقَيُّومُ [البقرة: 255]',
];

const folder = await mkdtemp(path.join(tmpdir(), 'isnad-memory-'));
const server = await startServer(folder, {}, ['--report-on-signal', `--report-directory=${folder}`]);
try {
  await untilReady(server);
  const started = await residentOf(server);
  await visitLightly(server);
  await pause(quiet * 1000);
  const [resident, report] = [await residentOf(server), await reportOf(server)];
  console.log(
    table(
      ['memory, MB', 'resident', 'of it files', 'of it private'],
      [
        ['warmed up', ...residentCells(started)],
        ['after light use and a quiet minute', ...residentCells(resident)],
      ],
    ),
  );
  console.log(
    `\n${table(
      ['thread', 'heap in use, MB', 'heap kept', 'of it new space', 'of it code', 'buffers'],
      report.map(({ name, used, kept, young, code, external }) => [
        name,
        ...[used, kept, young, code, external].map(mb),
      ]),
    )}`,
  );
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Questions wait for the threads, and warming up goes on after the first of them. */
async function untilReady({ url, cpu }: ServerProcess): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await pause(200);
  for (let before = -1, now = await cpu(); now - before > 100_000; ) {
    await pause(2_000);
    [before, now] = [now, await cpu()];
  }
}

async function visitLightly({ url }: ServerProcess): Promise<void> {
  const read = async (address: string, init?: RequestInit) => {
    const answered = await fetch(url + address, init);
    if (!answered.ok) throw new Error(`${address}: ${answered.status}`);
    await answered.arrayBuffer();
  };
  for (let turn = 0; turn < 100; turn += 1) {
    await read(turn % 4 === 3 ? `/sources/quran/${turn + 1}/1` : (pages[turn % pages.length] ?? '/'));
    if (turn % 5 === 0) {
      const subject = subjects[(turn / 5) % subjects.length];
      await read(`/api/ask?q=${encodeURIComponent(`What does Islam say about ${subject}, in case ${turn}?`)}`);
    }
    if (turn % 20 === 0) {
      const body = JSON.stringify({ text: texts[turn / 20] });
      await read('/api/check', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    }
  }
}

interface Resident {
  all: number;
  files: number;
  own: number;
}

/** Bytes, from `/proc`. */
async function residentOf({ pid }: ServerProcess): Promise<Resident> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) * 1024;
  return { all: of('Rss'), files: of('Rss') - of('Anonymous'), own: of('Anonymous') };
}

function residentCells({ all, files, own }: Resident): string[] {
  return [all, files, own].map(mb);
}

interface ThreadHeap {
  name: string;
  used: number;
  kept: number;
  young: number;
  code: number;
  external: number;
}

/** The part of Node's diagnostic report that is read here. */
interface Report {
  /** Of a thread: its name in brackets. */
  header: { event: string };
  javascriptHeap: {
    usedMemory: number;
    totalMemory: number;
    externalMemory?: number;
    heapSpaces: Record<string, { memorySize: number; used: number }>;
  };
  workers: Report[];
}

/** What each thread holds, by a report that Node writes at a signal. */
async function reportOf({ pid = 0 }: ServerProcess): Promise<ThreadHeap[]> {
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    await pause(500);
    const file = (await readdir(folder)).find((name) => name.startsWith('report.'));
    if (!file) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    // It is being written still.
    if (!text.trimEnd().endsWith('}')) continue;
    const report = JSON.parse(text) as Report;
    return [
      heapOf('main', report),
      ...report.workers.map((worker) => heapOf(/\[(.+)\]/.exec(worker.header.event)?.[1] ?? 'a worker', worker)),
    ];
  }
}

function heapOf(name: string, { javascriptHeap: heap }: Report): ThreadHeap {
  const spaces = (match: RegExp) =>
    Object.entries(heap.heapSpaces)
      .filter(([space]) => match.test(space))
      .reduce((sum, [, { memorySize }]) => sum + memorySize, 0);
  return {
    name,
    used: heap.usedMemory,
    kept: heap.totalMemory,
    young: spaces(/^new_/),
    code: spaces(/code/),
    external: heap.externalMemory ?? 0,
  };
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
