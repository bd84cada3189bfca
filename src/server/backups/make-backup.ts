import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { version } from '../version.ts';
import { type BackupManifest, describeFile, filesBelow, manifestFile } from './manifest.ts';

interface Kept {
  /** The folder of the hub. */
  dataFolder: string;
  /** Whether the database is in that folder; PostgreSQL has programs of its own for this. */
  hasDatabase: boolean;
  now: Date;
}

/** The files of a folder that are no SQLite databases of a running server, and what is left of such. */
const isPlain = (name: string) => !/\.sqlite-(?:wal|shm)$|(?:^|\/)lock$|\.unfinished$/.test(name);

/**
 * Copies what a hub cannot get back from anywhere else into a new folder, while the server runs: its database, the keys and
 * the log of its receipts, its packs. Each database is copied as it was at one moment, and read whole afterwards. The folder
 * appears when all is done.
 */
export async function makeBackup(target: string, { dataFolder, hasDatabase, now }: Kept): Promise<BackupManifest> {
  if (existsSync(target)) throw new Error(`${target} is there already: choose another name.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  // It holds a private key and what visitors wrote.
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    let rows: BackupManifest['rows'];
    if (hasDatabase) {
      await copyDatabase(path.join(dataFolder, 'isnad.sqlite'), path.join(unfinished, 'isnad.sqlite'));
      rows = countRows(path.join(unfinished, 'isnad.sqlite'));
    }
    for (const folder of ['receipts', 'packs']) {
      for (const name of (await filesBelow(path.join(dataFolder, folder))).filter(isPlain)) {
        const to = path.join(unfinished, folder, name);
        await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
        // A pack never changes; the log of the receipts grows.
        if (folder === 'receipts' && name.endsWith('.sqlite'))
          await copyDatabase(path.join(dataFolder, folder, name), to);
        else await copyFile(path.join(dataFolder, folder, name), to);
        await chmod(to, 0o600);
      }
    }
    const names = await filesBelow(unfinished);
    const manifest: BackupManifest = {
      format: 'isnad-backup/1',
      program: `isnad ${version}`,
      madeAt: now.toISOString(),
      ...(rows && { rows }),
      files: await Promise.all(names.map((name) => describeFile(unfinished, name))),
    };
    await writeFile(manifestFile(unfinished), `${JSON.stringify(manifest, undefined, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    for (const name of names) await flush(path.join(unfinished, name));
    await rename(unfinished, target);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** A copy as the database was at one moment, also while others write; read whole before it counts. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new Database(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to);
  } finally {
    source.close();
  }
  const copy = new Database(to);
  try {
    // One file: without it a reader of the copy would leave others beside it.
    copy.pragma('journal_mode = delete');
    const faults = copy.pragma('integrity_check(1)', { simple: true });
    if (faults !== 'ok') throw new Error(`${path.basename(from)} is damaged: ${faults}. Nothing was kept.`);
  } finally {
    copy.close();
  }
  await chmod(to, 0o600);
}

function countRows(file: string): { history: number; articles: number } {
  const database = new Database(file, { readonly: true });
  try {
    const count = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get() as number;
    return { history: count('history'), articles: count('articles') };
  } finally {
    database.close();
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}
