import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place for a test's database; its folder is not there yet. */
export async function temporaryFile() {
  const folder = await mkdtemp(join(tmpdir(), 'isnad-storage-'));
  return { folder, file: join(folder, 'data', 'isnad.db'), remove: () => rm(folder, { recursive: true, force: true }) };
}
