import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { makeBackup } from '../server/backups/make-backup.ts';
import { readBackup } from '../server/backups/manifest.ts';
import { missingDatabase } from './missing-database.ts';
import { readConfig } from './start.ts';

const usage = `isnad backup: a copy of what this hub cannot get back from anywhere else

  isnad backup FOLDER           makes the folder, while the server runs too
  isnad backup --check FOLDER   compares a backup with its own list of digests

It holds the database, the keys and the log of the receipts, and the packs, each as it was at one moment, with a list of
digests; only its owner may read it. With DATABASE_URL the database is not in it: use pg_dump beside it.

Exit code 0: made, or whole; 1: refused, or broken; 2: not understood.
`;

/** `isnad backup`: its exit code. */
export async function backup(args: string[]): Promise<number> {
  let parsed: { values: { check?: boolean; help?: boolean }; positionals: string[] };
  try {
    const options = { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return unclear((error as Error).message);
  }
  const [folder, ...more] = parsed.positionals;
  if (parsed.values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (folder === undefined || more.length > 0) return unclear('Name one folder.');
  // The settings are read from the folder of the project; what is named belongs to the folder of the command.
  const target = path.resolve(folder);
  try {
    if (parsed.values.check) {
      const { madeAt, files } = await readBackup(target);
      process.stdout.write(`Whole: ${files.length} files, made ${madeAt}.\n`);
      return 0;
    }
    const config = readConfig();
    const hasDatabase = config.DATABASE_URL === undefined;
    const missing = missingDatabase(config);
    if (missing) {
      process.stderr.write(missing);
      return 1;
    }
    const made = await makeBackup(target, { dataFolder: config.DATA_DIR, hasDatabase, now: new Date() });
    const bytes = made.files.reduce((sum, file) => sum + file.bytes, 0);
    const rows = made.rows ? `, ${made.rows.history} saved answers, ${made.rows.articles} articles` : '';
    process.stdout.write(`Kept in ${target}: ${made.files.length} files, ${(bytes / 1e6).toFixed(1)} MB${rows}.\n`);
    if (!hasDatabase) process.stdout.write('The database is not in it: keep it with pg_dump.\n');
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
}

function unclear(why: string): number {
  process.stderr.write(`${why}\n\n${usage}`);
  return 2;
}
