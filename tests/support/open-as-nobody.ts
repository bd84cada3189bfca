// Opens a database as a user without rights, and prints the error (root may write to every file):
//   node tests/support/open-as-nobody.ts <database file>
import { openSqlite } from '../../src/storage/sqlite/open.ts';

const nobody = 65_534;
if (process.getuid?.() === 0) {
  process.setgid?.(nobody);
  process.setuid?.(nobody);
}
try {
  const storage = await openSqlite({ file: process.argv[2] ?? '' });
  await storage.close();
  console.log('opened');
} catch (error) {
  console.log((error as Error).message);
}
