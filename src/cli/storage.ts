import process from 'node:process';
import { parseArgs } from 'node:util';
import { copyPlace } from '../server/storage-places.ts';

const usage = `isnad storage: moves a hub from one database to another

  isnad storage copy --from PLACE --to PLACE

A PLACE is the file of an SQLite database (data/isnad.sqlite) or the address of a PostgreSQL one
(postgres://name@host:5432/isnad; give the password by PGPASSWORD or ~/.pgpass, so that no list of processes shows it).

Copies every row with its key, so that all addresses stay the same, and compares counts and digests afterwards. While it
runs, the source refuses to be written to and goes on being read. The target must be empty, or hold the beginning of this same
copy: a copy that was ended goes on when it is called again. Receipts and packs are files of DATA_DIR and are not copied.

Exit code 0: copied, and the same; 1: refused, or not the same; 2: not understood.
`;

/** `isnad storage`: its exit code. */
export async function storage(args: string[]): Promise<number> {
  const asked = read(args);
  if (asked.kind === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  if (asked.kind === 'unclear') {
    process.stderr.write(`${asked.why}\n\n${usage}`);
    return 2;
  }
  try {
    const sums = await copyPlace(asked.from, asked.to, showProgress);
    for (const { table, rows, written, digest } of sums) {
      const before = rows > written && written > 0 ? ` (${written} of them now)` : '';
      process.stdout.write(`${table.padEnd(17)} ${rows} rows${before}, SHA-256 ${digest.slice(0, 16)}\n`);
    }
    process.stdout.write('Copied: counts and digests are the same in both.\n');
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
}

type Asked = { kind: 'help' } | { kind: 'unclear'; why: string } | { kind: 'copy'; from: string; to: string };

function read(args: string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { from: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const [action = ''] = positionals;
    if (values.help || action === 'help') return { kind: 'help' };
    if (action !== 'copy' || positionals.length > 1)
      return {
        kind: 'unclear',
        why: action ? `There is no “isnad storage ${positionals.join(' ')}”.` : 'Say what to do.',
      };
    const { from, to } = values;
    if (!from || !to) return { kind: 'unclear', why: '“copy” needs --from and --to.' };
    if (from === to) return { kind: 'unclear', why: '--from and --to name the same place.' };
    return { kind: 'copy', from, to };
  } catch (error) {
    return { kind: 'unclear', why: (error as Error).message };
  }
}

/** Each 10,000 rows, for whoever waits. */
function showProgress(table: string, rows: number): void {
  if (rows % 10_000 === 0) process.stderr.write(`${table}: ${rows} rows\n`);
}
