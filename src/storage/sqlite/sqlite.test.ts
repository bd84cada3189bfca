import { temporaryFile } from '../../../tests/support/temporary-file.ts';
import { describeStorage } from '../conformance.ts';
import { openSqlite } from './open.ts';

describeStorage('SQLite', async () => {
  const { file, remove } = await temporaryFile();
  return { open: () => openSqlite({ file }), remove };
});
