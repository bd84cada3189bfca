import { existsSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import Database from 'better-sqlite3';
import { configWarnings } from '../server/config-warnings.ts';
import { databaseFile, storagePlace } from '../server/context.ts';
import { builtCorpus, packsFolder } from '../server/paths.ts';
import { planMigrations } from '../server/storage-places.ts';
import { prepareDataFolder } from './data-folder.ts';
import { dataFolder, parseSettings } from './start.ts';

const usage = `isnad doctor: looks at what this hub rests on, and says what to do

  isnad doctor          settings, folder, disk, database, packs, corpus, clock
      --json            the same for programs

Changes nothing, and may run beside the server.

Exit code 0: fine, with warnings at most; 1: something is wrong; 2: not understood.
`;

/** What was found about one thing; `says` is what to do where it is not `fine`. */
interface Finding {
  about: string;
  state: 'fine' | 'warning' | 'wrong';
  says: string;
}

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
  const warnings = configWarnings(config, process.env).map(
    (says): Finding => ({ about: 'settings', state: 'warning', says }),
  );
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
  findings.push(await packs(packsFolder(folder)));
  const key = path.join(folder, 'receipts', 'signing-key.pem');
  findings.push(
    existsSync(key)
      ? fine('receipts', 'there is a key')
      : { about: 'receipts', state: 'warning', says: 'there is no key yet: the first start makes one' },
  );
  return findings;
}

const fine = (about: string, says: string): Finding => ({ about, state: 'fine', says });
const wrong = (about: string, says: string): Finding => ({ about, state: 'wrong', says });

async function disk(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const says = `${(free / 1e9).toFixed(1)} GB are free`;
  if (free < FULL) return wrong('disk', `${says}: free some, or nothing can be saved any more`);
  return free < NEARLY_FULL ? { about: 'disk', state: 'warning', says: `${says}: free some soon` } : fine('disk', says);
}

async function migrations(place: string): Promise<Finding> {
  try {
    const missing = await planMigrations(place);
    if (missing.length === 0) return fine('migrations', 'the database is up to date');
    const says = `${missing.length} are missing; the next start applies them`;
    return { about: 'migrations', state: 'warning', says };
  } catch (error) {
    return wrong('database', (error as Error).message);
  }
}

/** Reads the whole database: a few seconds for a gigabyte. */
function database(file: string): Finding[] {
  if (!existsSync(file))
    return [{ about: 'database', state: 'warning', says: 'there is none yet: the first start makes it' }];
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
      ahead > 60_000 ? { about: 'clock', state: 'warning', says } : fine('clock', new Date().toISOString()),
    ];
  } catch (error) {
    return [wrong('database', `${(error as Error).message}: restore a backup`)];
  } finally {
    opened?.close();
  }
}

async function packs(folder: string): Promise<Finding> {
  const list = path.join(folder, 'packs.json');
  if (!existsSync(list)) return fine('packs', 'none were added');
  try {
    const { packs: listed } = JSON.parse(await readFile(list, 'utf8')) as { packs: { file: string; name: string }[] };
    const missing = listed.filter(({ file }) => !existsSync(path.join(folder, file)));
    if (missing.length === 0) return fine('packs', `${listed.length} are held`);
    return wrong('packs', `${missing.map(({ name }) => name).join(', ')}: the file is missing; add the pack again`);
  } catch (error) {
    return wrong('packs', `${list} cannot be read (${(error as Error).message}): restore it from a backup`);
  }
}
