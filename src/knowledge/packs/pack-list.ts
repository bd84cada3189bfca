import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import * as v from 'valibot';

const Listed = v.object({
  /** File name in the folder of packs: the pack's id and its digest. */
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.[0-9a-f]{12}\.sqlite$/)),
  sha256: v.string(),
  /** The name of the pack: its work, or the first edition that it adds to the Quran. */
  name: v.string(),
  work: v.string(),
  kind: v.picklist(['hadith', 'quran', 'tafsir']),
  title: v.string(),
  passages: v.number(),
  editions: v.array(v.string()),
});

const PackList = v.object({ packs: v.array(Listed) });

export type ListedPack = v.InferOutput<typeof Listed>;

/** The list of active packs: replacing it switches the library. */
export const listFile = (folder: string) => path.join(folder, 'packs.json');

/** The active packs; empty before the first one is added. */
export async function readPackList(folder: string): Promise<ListedPack[]> {
  try {
    return v.parse(PackList, JSON.parse(await readFile(listFile(folder), 'utf8'))).packs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`${listFile(folder)} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** Replaces the list in one step: after a crash at any point it is the old one or the new one. */
export async function writePackList(folder: string, packs: readonly ListedPack[]): Promise<void> {
  const unfinished = `${listFile(folder)}.${process.pid}.unfinished`;
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(`${JSON.stringify({ packs }, undefined, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, listFile(folder));
  await syncFolder(folder);
}

/** Makes a rename survive a loss of power. Not every system can sync a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Removes files that are not in the list, and temporary files of commands that ended early. */
export async function removeUnlisted(folder: string): Promise<void> {
  const listed = new Set((await readPackList(folder)).map(({ file }) => file));
  for (const name of await readdir(folder)) {
    const owner = Number(/\.(\d+)\.unfinished/.exec(name)?.[1]);
    const isOver = owner ? owner !== process.pid && !isRunning(owner) : name.endsWith('.sqlite') && !listed.has(name);
    // Some systems refuse to remove a file that a server has open: a later command removes it.
    if (isOver) await rm(path.join(folder, name), { force: true }).catch(() => undefined);
  }
}

/**
 * One command at a time changes the list; the others wait. The lock is the operating system's lock on a file, taken
 * through SQLite: it ends with the process that holds it, however the process ends.
 */
export async function withLock<T>(folder: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  await mkdir(folder, { recursive: true });
  const lock = new Database(path.join(folder, 'lock'), { timeout: 0 });
  try {
    for (let waited = 0; !isLocked(lock); waited++) {
      if (waited === 5) onWait?.();
      await setTimeout(100);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function isLocked(lock: Database.Database): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}

export async function sha256Of(file: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) digest.update(chunk);
  return digest.digest('hex');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
