import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../server/backups/restore-backup.ts';
import { readConfig } from './start.ts';

const usage = `isnad restore: puts a backup in the place of this hub's data

  isnad restore FOLDER

Stop the server first. The backup is compared with its list of digests before anything is changed; what was there is moved
aside within DATA_DIR, and nothing is deleted. A restore that was interrupted is ended by calling it again.

Exit code 0: restored; 1: refused, and nothing was changed; 2: not understood.
`;

/** `isnad restore`: its exit code. */
export async function restore(args: string[]): Promise<number> {
  let parsed: { values: { help?: boolean }; positionals: string[] };
  try {
    parsed = parseArgs({ args, options: { help: { type: 'boolean', short: 'h' } }, allowPositionals: true });
  } catch (error) {
    return unclear((error as Error).message);
  }
  const [folder, ...more] = parsed.positionals;
  if (parsed.values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (folder === undefined || more.length > 0) return unclear('Name one folder.');
  try {
    const { DATA_DIR } = readConfig();
    const { manifest, before } = await restoreBackup(path.resolve(folder), DATA_DIR, new Date());
    process.stdout.write(`Restored to ${DATA_DIR} as of ${manifest.madeAt}.\n`);
    if (before) process.stdout.write(`What was there lies in ${before}: delete it when you no longer need it.\n`);
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
