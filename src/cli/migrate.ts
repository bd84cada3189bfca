import process from 'node:process';
import { parseArgs } from 'node:util';
import { openStorage, storagePlace } from '../server/context.ts';
import { planMigrations } from '../server/storage-places.ts';
import { readConfig } from './start.ts';

const usage = `isnad migrate: brings the database up to date, as every start of the server does too

  isnad migrate            applies the migrations that are missing
  isnad migrate --check    says which would be applied, and changes nothing

Works on the database of DATABASE_URL or, without it, on the one in DATA_DIR. Processes of the version before go on reading
beside the newer database and write nothing more until they are replaced.

Exit code 0: up to date; 1: the database cannot be used, and nothing was changed; 2: not understood; 3: with --check,
migrations are missing.
`;

const UP_TO_DATE = 'The database is up to date.\n';

/** `isnad migrate`: its exit code. */
export async function migrate(args: string[]): Promise<number> {
  let options: { check?: boolean; help?: boolean };
  try {
    options = parseArgs({
      args,
      options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  if (options.help) {
    process.stdout.write(usage);
    return 0;
  }
  const config = readConfig();
  try {
    const missing = await planMigrations(storagePlace(config));
    if (options.check) {
      process.stdout.write(missing.length > 0 ? `Missing, and not applied now:\n${lines(missing)}` : UP_TO_DATE);
      return missing.length > 0 ? 3 : 0;
    }
    await (await openStorage(config)).close();
    process.stdout.write(missing.length > 0 ? `Applied:\n${lines(missing)}` : UP_TO_DATE);
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
}

const lines = (names: readonly string[]) => names.map((name) => `  ${name}\n`).join('');
