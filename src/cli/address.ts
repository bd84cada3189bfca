import process from 'node:process';
import { text } from 'node:stream/consumers';
import { AddressNames } from '../server/address-names.ts';
import { openStorage } from '../server/context.ts';
import { missingDatabase } from './missing-database.ts';
import { readConfig } from './start.ts';

const usage = `isnad address: under which names addresses appear in today's log

  isnad address ADDRESS …     the name of each address, beside it
  isnad address -             the same for the addresses on standard input

The log names an address that asked often by a name such as kX3v9TqLw0aB, not by itself. To find out which address it
is, give this command the addresses that you suspect, such as those that are connected: ss -Htn | awk '{print $5}' |
sed 's/:[0-9]*$//' | isnad address -. Names hold for one day (UTC): the key of yesterday's is deleted.

Exit code 0: done; 1: there is no database; 2: not understood.
`;

/** `isnad address`: 0 where it was done, 1 where there is no database, 2 where the command was not understood. */
export async function address(args: string[]): Promise<number> {
  const [first] = args;
  if (first === undefined || ['help', '--help', '-h'].includes(first)) return say(usage, first === undefined ? 2 : 0);
  const given = first === '-' ? (await text(process.stdin)).split(/\s+/) : args;
  const config = readConfig();
  const missing = missingDatabase(config);
  if (missing) return say(missing, 1);
  const storage = await openStorage(config);
  try {
    const names = new AddressNames(storage, () => new Date());
    for (const one of new Set(given.filter(Boolean).map((written) => written.replace(/^\[|\]$/g, '')))) {
      process.stdout.write(`${await names.nameOf(one)} ${one}\n`);
    }
    return 0;
  } finally {
    await storage.close();
  }
}

function say(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(text);
  return code;
}
