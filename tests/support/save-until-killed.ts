// Saves rows from several callers at once, and prints each row's id when its save is acknowledged:
//   node tests/support/save-until-killed.ts <database file or address> <name> [how many; without it, until killed]
import { writeSync } from 'node:fs';
import { openPlace } from '../../src/server/storage-places.ts';
import { historyRow } from '../../src/storage/conformance/rows.ts';

const [place = '', name = '', count = 'Infinity'] = process.argv.slice(2);
const storage = await openPlace(place);
let next = 0;

await Promise.all(
  Array.from({ length: 8 }, async () => {
    while (next < Number(count)) {
      const row = historyRow({ question: `${name} ${next++}` });
      const { id } = await storage.transact((writer) => writer.saveHistory(row));
      writeSync(process.stdout.fd, `${id}\n`);
    }
  }),
);
await storage.close();
