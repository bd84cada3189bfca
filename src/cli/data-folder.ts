import { existsSync } from 'node:fs';
import { access, constants, mkdir, open, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { restoringMark } from '../server/backups/restore-backup.ts';
import { receiptsFolder } from '../server/receipts/receipts.ts';

/** What every SQLite database begins with. */
const SQLITE_HEADER = 'SQLite format 3\0';

/**
 * Makes the data folder where it is missing, and says why it cannot be used where it cannot. One folder at a time:
 * Node's recursive `mkdir` never returns under /proc.
 */
export async function prepareDataFolder(folder: string): Promise<string | undefined> {
  const refused = (why: string) => `Isnad cannot use DATA_DIR ${folder}: ${why}.`;
  const user = userInfo().username;
  for (const part of pathTo(folder)) {
    try {
      await mkdir(part);
    } catch (error) {
      const code = codeOf(error);
      const found = await stat(part).catch(() => undefined);
      if (found && !found.isDirectory()) return refused(`${part === folder ? 'it' : part} is a file, not a folder`);
      if (!found)
        return refused(
          code === 'EACCES' ? `user ${user} may not create ${part}` : `${part} cannot be created (${code})`,
        );
    }
  }
  if (!(await isAllowed(folder, constants.R_OK | constants.W_OK | constants.X_OK))) {
    return refused(`user ${user} may not write there`);
  }
  if (await stat(restoringMark(folder)).catch(() => undefined)) {
    return refused('a restore was interrupted; call `isnad restore` again');
  }
  const database = path.join(folder, 'isnad.sqlite');
  const found = await stat(database).catch(() => undefined);
  if (!found) return undefined;
  if (!(await isAllowed(database, constants.R_OK | constants.W_OK)))
    return refused(`user ${user} may not write isnad.sqlite`);
  if (found.isFile() && found.size === 0 && wasUsed(folder)) {
    return refused('isnad.sqlite in it was emptied; restore a backup, or delete that file to begin a new history');
  }
  const isDatabase = found.isFile() && (found.size === 0 || (await beginningOf(database)) === SQLITE_HEADER);
  return isDatabase ? undefined : refused('isnad.sqlite in it is not a database');
}

/** The sentence for an embedded database that is gone from a folder that had one. It is made anew, and not in silence. */
export function lostDatabase(folder: string): string | undefined {
  if (!wasUsed(folder) || existsSync(path.join(folder, 'isnad.sqlite'))) return undefined;
  return `There is no isnad.sqlite in ${folder}, which was used before: a new history begins. If it should not, stop and restore a backup.`;
}

/** Receipts are made after the database, at the first start. */
const wasUsed = (folder: string) => existsSync(path.join(receiptsFolder(folder), 'log.sqlite'));

/** A folder with all folders above it, the highest first. */
function pathTo(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [...pathTo(above), folder];
}

function isAllowed(file: string, mode: number): Promise<boolean> {
  return access(file, mode).then(
    () => true,
    () => false,
  );
}

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(SQLITE_HEADER.length) });
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
