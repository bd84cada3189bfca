// Saves rows over and over while one call to the disk fails: LD_PRELOAD=failing-disk.so node … <first seed> <how many seeds>.
// Prints one line at the end: counts, as JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { historyRow } from '../../src/storage/conformance/rows.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { arm, disarm, numbersFrom } from './arm.ts';

const [first = 0, count = 1] = process.argv.slice(2).map(Number);

/** The call that fails is one of the first so many: opening makes some fifty, each save some ten. */
const MOST_CALLS = 200;

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-failing-disk-'));
const report = { seeds: 0, refused: 0, acknowledged: 0, missing: 0, doubled: 0, corrupt: 0, notOpened: 0 };
for (let seed = first; seed < first + count; seed += 1) await round(seed);
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify(report)}\n`);

async function round(seed: number): Promise<void> {
  const random = numbersFrom(seed);
  const file = path.join(folder, `${seed}.sqlite`);
  // In half of the rounds the file is new, in the others it has rows and a log.
  if (random() < 0.5) await saveSome(file, 3, random);
  arm(random, MOST_CALLS);
  const acknowledged = await saveSome(file, 10, random);
  disarm();
  const storage = await openSqlite({ file });
  const kept: number[] = [];
  for (const id of acknowledged) if (await storage.read((reader) => reader.historyRow(id))) kept.push(id);
  // Saving goes on.
  await storage.transact((writer) => writer.saveHistory(historyRow({ question: `after ${seed}` })));
  const rows = await storage.read((reader) => reader.everyHistoryRow({ limit: 100 }));
  const size = await storage.read((reader) => reader.historySize());
  await storage.close();
  const database = new Database(file);
  const isWhole = database.pragma('integrity_check', { simple: true }) === 'ok' && size.items === rows.length;
  database.close();
  const questions = rows.map(({ question }) => question);
  report.seeds += 1;
  report.acknowledged += acknowledged.length;
  report.missing += acknowledged.length - kept.length;
  report.doubled += questions.length - new Set(questions).size;
  if (!isWhole) report.corrupt += 1;
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
}

/** The ids of the rows that were said to be kept. Some are saved together, and some again after a refusal, as visitors do. */
async function saveSome(file: string, rows: number, random: () => number): Promise<number[]> {
  const ids: number[] = [];
  let storage: Awaited<ReturnType<typeof openSqlite>>;
  try {
    storage = await openSqlite({ file });
  } catch {
    report.notOpened += 1;
    return ids;
  }
  const save = async (question: string) => {
    for (const _ of ['once', 'again']) {
      try {
        const { id } = await storage.transact((writer) => writer.saveHistory(historyRow({ question })));
        ids.push(id);
        return;
      } catch {
        report.refused += 1;
      }
    }
  };
  for (let row = 0; row < rows; ) {
    const together = 1 + Math.floor(random() * 3);
    await Promise.all(Array.from({ length: together }, (_, at) => save(`row ${row + at} of ${rows}`)));
    row += together;
  }
  await storage.close().catch(() => undefined);
  return ids;
}
