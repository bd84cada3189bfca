// Throughput of the storage, SQLite and PostgreSQL; needs no server and takes about two minutes:
//   node tests/bench/storage.ts [folder on the disk to be measured]
// PostgreSQL is one of its own in the machine's temporary folder, or that of TEST_DATABASE_URL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyRow } from '../../src/storage/conformance/rows.ts';
import type { Storage } from '../../src/storage/port.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { fillHistory } from './fill-history.ts';
import { postgresPlace } from './postgres-place.ts';

const ROWS = 4000;
const folder = mkdtempSync(join(process.argv[2] ?? tmpdir(), 'isnad-bench-'));
const fileOf = (name: string) => join(folder, `${name}.db`);

// Every row is acknowledged only when it is on the disk. A group of 1 is a commit for each transaction.
for (const size of [1, 100]) {
  const storage = await openSqlite({ file: fileOf(`group-${size}`), limits: { size } });
  await save(storage, 20, 'warm-up');
  for (const callers of [1, 20, 100]) {
    const { perSecond, median, p99 } = await save(storage, callers, `${callers}`);
    console.log(
      `SQLite, save, groups of ${size}, ${callers} callers: ${perSecond}/s, median ${median} ms, p99 ${p99} ms`,
    );
  }
  await storage.close();
}

for (const [rows, unlisted] of [
  [100, 0],
  [1_000_000, 0],
  [1_000_000, 100_000],
] as const) {
  const file = fileOf(`history-${rows}-${unlisted}`);
  await fillHistory(file, rows, unlisted);
  const storage = await openSqlite({ file });
  const newest = await microsecondsOf(() => storage.read((reader) => reader.history({ limit: 50 })));
  const { p99: newestP99 } = await waitsOf(() => storage.read((reader) => reader.history({ limit: 50 })));
  const middle = { limit: 50, before: rows / 2 };
  const page = await microsecondsOf(() => storage.read((reader) => reader.history(middle)));
  const asked = await microsecondsOf(() => storage.revisions());
  console.log(
    `SQLite, history of ${rows} rows, the newest ${unlisted} unlisted: newest 50 ${newest} µs (p99 ${newestP99}), 50 from the middle ${page} µs, revisions() ${asked} µs`,
  );
  if (rows > 100) {
    const { perSecond, p99 } = await save(storage, 20, 'among many');
    console.log(`SQLite, save among ${rows} rows, 20 callers: ${perSecond}/s, p99 ${p99} ms`);
  }
  await storage.close();
}
rmSync(folder, { recursive: true });

// One process, then two and four that share the database: their transactions follow one another.
const place = await postgresPlace();
for (const processes of [1, 2, 4]) {
  const storages = await Promise.all(Array.from({ length: processes }, () => openPostgres({ url: place.url })));
  for (const callers of [1, 20, 100]) {
    const runs = storages.map((storage, i) => save(storage, callers, `${processes} ${callers} ${i}`));
    for (const [i, { perSecond, median, p99 }] of (await Promise.all(runs)).entries()) {
      console.log(
        `PostgreSQL, handle ${i + 1} of ${processes}, ${callers} callers: ${perSecond}/s, median ${median} ms, p99 ${p99} ms`,
      );
    }
  }
  await Promise.all(storages.map((storage) => storage.close()));
}
const storage = await openPostgres({ url: place.url });
for (const [what, call] of [
  ['newest 50', () => storage.read((reader) => reader.history({ limit: 50 }))],
  ['50 from the middle', () => storage.read((reader) => reader.history({ limit: 50, before: 20_000 }))],
  ['one row', () => storage.read((reader) => reader.historyRow(20_000))],
  ['revisions()', () => storage.revisions()],
] as const) {
  const { median, p99 } = await waitsOf(call);
  console.log(`PostgreSQL, ${what}: median ${median} µs, p99 ${p99} µs`);
}
await storage.close();
await place.remove();

async function save(storage: Storage, callers: number, name: string) {
  const waits: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (next < ROWS) {
        const row = historyRow({ question: `${name} ${next++}`, answer: 'An answer of usual length. '.repeat(40) });
        const asked = performance.now();
        await storage.transact((writer) => writer.saveHistory(row));
        waits.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor(waits.length * share)]?.toFixed(2);
  return { perSecond: Math.round(waits.length / seconds), median: at(0.5), p99: at(0.99) };
}

async function waitsOf(call: () => Promise<unknown>): Promise<{ median: string; p99: string }> {
  const waits: number[] = [];
  for (let i = 0; i < 4000; i++) {
    const asked = performance.now();
    await call();
    if (i >= 1000) waits.push((performance.now() - asked) * 1000);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1);
  return { median: at(0.5), p99: at(0.99) };
}

async function microsecondsOf(call: () => Promise<unknown>): Promise<string> {
  const calls = 3000;
  for (let i = 0; i < calls; i++) await call();
  const began = performance.now();
  for (let i = 0; i < calls; i++) await call();
  return (((performance.now() - began) * 1000) / calls).toFixed(1);
}
