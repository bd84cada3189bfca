// How soon a server answers after its start, and what it holds: `npm run bench -- start`. The first start of a fresh clone
// makes what the others find.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from './server-process.ts';
import { median, table } from './table.ts';

const STARTS = 7;
/** Milliseconds until a server has warmed up. */
const WARM = 12_000;
const pages = ['/', '/ask', '/questions', '/topics', '/sources/quran/2/255', '/topics/ramadan-month'];

const folder = await mkdtemp(path.join(tmpdir(), 'isnad-start-'));
try {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const began = performance.now();
    const server = await startServer(folder);
    await (await fetch(server.url)).text();
    times.push(performance.now() - began);
    await server.stop();
  }
  const server = await startServer(folder);
  await pause(WARM);
  const quiet = await memory(server.pid);
  for (let turn = 0; turn < 30; turn += 1) {
    await (await fetch(`${server.url}/api/ask?q=${encodeURIComponent(`What is zakat ${turn}?`)}`)).text();
    await (await fetch(server.url + pages[turn % pages.length])).text();
  }
  const used = await memory(server.pid);
  await server.stop();
  console.log(
    table(
      ['From the start to the first page, median', 'slowest', 'memory, warmed up', 'after 30 questions and pages'],
      [[`${Math.round(median(times))} ms`, `${Math.round(Math.max(...times))} ms`, `${quiet} MB`, `${used} MB`]],
    ),
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function memory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
}
