import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { planMigrations } from '../storage-places.ts';
import { type BackupManifest, readBackup } from './manifest.ts';

/** Lies in the data folder while its files are exchanged: a server does not start over half of them. */
export const restoringMark = (dataFolder: string) => path.join(dataFolder, 'restoring');

/** What a backup replaces. */
const REPLACED = ['isnad.sqlite', 'isnad.sqlite-wal', 'isnad.sqlite-shm', 'receipts', 'packs'];

interface Restored {
  manifest: BackupManifest;
  /** Where what was there before lies now; undefined where there was nothing. */
  before: string | undefined;
}

/**
 * Puts a backup in the place of a hub's data. Nothing is changed where the backup is broken, was made by a later version, or a
 * server uses the folder. What was there is moved aside, never deleted.
 */
export async function restoreBackup(backup: string, dataFolder: string, now: Date): Promise<Restored> {
  const manifest = await readBackup(backup);
  const database = path.join(backup, 'isnad.sqlite');
  const hasDatabase = manifest.files.some(({ name }) => name === 'isnad.sqlite');
  // Says so where a later version made it.
  if (hasDatabase) await planMigrations(database);
  await mkdir(dataFolder, { recursive: true });
  refuseInUse(path.join(dataFolder, 'isnad.sqlite'));

  const arriving = path.join(dataFolder, 'arriving');
  await rm(arriving, { recursive: true, force: true });
  for (const { name } of manifest.files) {
    const to = path.join(arriving, name);
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await copyFile(path.join(backup, name), to);
    await chmod(to, 0o600);
  }

  // From here on a crash leaves the mark: the server refuses to start, and restoring again ends it.
  await writeFile(restoringMark(dataFolder), `${backup}\n`, { flush: true });
  const aside = path.join(dataFolder, `before-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  const replaced = REPLACED.filter((name) => existsSync(path.join(dataFolder, name)));
  // What an interrupted restore has put in place is from a backup too.
  if (replaced.length > 0) await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of replaced) {
    if (!hasDatabase && name.startsWith('isnad.sqlite')) continue;
    await rename(path.join(dataFolder, name), path.join(aside, name));
  }
  for (const name of new Set(manifest.files.map(({ name }) => name.split('/')[0] ?? name))) {
    await rename(path.join(arriving, name), path.join(dataFolder, name));
  }
  await rm(arriving, { recursive: true, force: true });
  await rm(restoringMark(dataFolder));
  return { manifest, before: replaced.length > 0 ? aside : undefined };
}

/** Leaving the mode of the log of writes needs the database for oneself: another process that has it open is found so. */
function refuseInUse(file: string): void {
  if (!existsSync(file)) return;
  const database = new Database(file, { timeout: 500 });
  try {
    database.pragma('journal_mode = delete');
    database.pragma('journal_mode = wal');
  } catch (error) {
    if (error instanceof Error && /locked|busy/i.test(error.message)) {
      throw new Error('A server uses this data folder: stop it, then restore.', { cause: error });
    }
    // A damaged database is what one restores for.
  } finally {
    database.close();
  }
}
