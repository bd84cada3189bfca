import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import process from 'node:process';
import Database from 'better-sqlite3';
import { configWarnings } from '../server/config-warnings.ts';
import { databaseFile, storagePlace } from '../server/context.ts';
import { builtCorpus, packsFolder } from '../server/paths.ts';
import { receiptsFolder } from '../server/receipts/receipts.ts';
import { planMigrations } from '../server/storage-places.ts';
import { lostDatabase, prepareDataFolder } from './data-folder.ts';
import { examinePacks, examineReceipts, type Finding, fine, warning, wrong } from './doctor-files.ts';
import { dataFolder, parseSettings } from './start.ts';

const usage = `isnad doctor: looks at what this hub rests on, and says what to do

  isnad doctor          settings, folder, disk, database, packs, receipts, corpus, clock
      --json            the same for programs

Changes nothing, and may run beside the server.

Exit code 0: fine, with warnings at most; 1: something is wrong; 2: not understood.
`;

/** Free bytes below which a disk is called nearly full, and full. */
const NEARLY_FULL = 2_000_000_000;
const FULL = 200_000_000;

/** `isnad doctor`: its exit code. */
export async function doctor(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage);
    return 0;
  }
  if (args.some((arg) => arg !== '--json')) {
    process.stderr.write(usage);
    return 2;
  }
  const findings = await examine();
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify(findings, undefined, 2)}\n`);
  else for (const { about, state, says } of findings) process.stdout.write(`${state.padEnd(8)} ${about}: ${says}\n`);
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
}

async function examine(): Promise<Finding[]> {
  const folder = dataFolder();
  const parsed = parseSettings();
  if (parsed.kind === 'faults') {
    return parsed.faults.map((says) => ({ about: 'settings', state: 'wrong', says: `${says} (docs/operating.md)` }));
  }
  const { config } = parsed;
  const warnings = configWarnings(config, process.env).map((says) => warning('settings', says));
  const refused = await prepareDataFolder(folder);
  const findings: Finding[] = [
    ...(warnings.length > 0 ? warnings : [fine('settings', 'all are valid')]),
    fine('node', process.version),
    refused ? wrong('data folder', refused) : fine('data folder', folder),
    existsSync(builtCorpus) ? fine('corpus', 'it is built') : wrong('corpus', 'it is missing: run `npm run prestart`'),
  ];
  if (refused) return findings;
  findings.push(await disk(folder));
  findings.push(await migrations(storagePlace(config)));
  if (config.DATABASE_URL === undefined) findings.push(...database(databaseFile(config)));
  const lost = config.DATABASE_URL === undefined ? lostDatabase(folder) : undefined;
  if (lost) findings.push(warning('database', lost));
  findings.push(...(await examinePacks(packsFolder(folder))), ...examineReceipts(receiptsFolder(folder)));
  return findings;
}

async function disk(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const says = `${(free / 1e9).toFixed(1)} GB are free`;
  if (free < FULL) return wrong('disk', `${says}: free some, or nothing can be saved any more`);
  return free < NEARLY_FULL ? warning('disk', `${says}: free some soon`) : fine('disk', says);
}

async function migrations(place: string): Promise<Finding> {
  try {
    const missing = await planMigrations(place);
    if (missing.length === 0) return fine('migrations', 'the database is up to date');
    return warning('migrations', `${missing.length} are missing; the next start applies them`);
  } catch (error) {
    return wrong('database', (error as Error).message);
  }
}

/** Reads the whole database: a few seconds for a gigabyte. */
function database(file: string): Finding[] {
  if (!existsSync(file)) return [warning('database', 'there is none yet: the first start makes it')];
  let opened: Database.Database | undefined;
  try {
    opened = new Database(file, { readonly: true });
    const [fault = ''] = String(opened.pragma('quick_check(1)', { simple: true }))
      .split('\n')
      .slice(-1);
    if (fault !== 'ok') return [wrong('database', `it is damaged (${fault}): stop the server and restore a backup`)];
    const newest = opened.prepare('select max(saved_at) from history').pluck().get() as number | null;
    const ahead = (newest ?? 0) - Date.now();
    const says = 'an answer was saved in the future: set the clock of this machine right (NTP)';
    return [
      fine('database', 'it was read whole'),
      ahead > 60_000 ? warning('clock', says) : fine('clock', new Date().toISOString()),
    ];
  } catch (error) {
    return [wrong('database', `${(error as Error).message}: restore a backup`)];
  } finally {
    opened?.close();
  }
}
