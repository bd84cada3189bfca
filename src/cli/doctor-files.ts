import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { type ListedPack, readPackList, sha256Of } from '../knowledge/packs/pack-list.ts';
import { PACK_VERSION } from '../knowledge/packs/pack-schema.ts';
import { keyIdOf, publishedIds, signingKeyFile } from '../server/receipts/signing-key.ts';

/** What was found about one thing; `says` is what to do where it is not `fine`. */
export interface Finding {
  about: string;
  state: 'fine' | 'warning' | 'wrong';
  says: string;
}

export const fine = (about: string, says: string): Finding => ({ about, state: 'fine', says });
export const wrong = (about: string, says: string): Finding => ({ about, state: 'wrong', says });
export const warning = (about: string, says: string): Finding => ({ about, state: 'warning', says });

/** Reads the file of every pack whole, as the server does when it opens it. */
export async function examinePacks(folder: string): Promise<Finding[]> {
  try {
    const listed = await readPackList(folder);
    if (listed.length === 0) return [fine('packs', 'none were added')];
    const found = await Promise.all(listed.map((pack) => examinePack(folder, pack)));
    const faults = found.filter((finding) => finding !== undefined);
    return faults.length > 0 ? faults : [fine('packs', `${listed.length} are held, and were read whole`)];
  } catch (error) {
    return [wrong('packs', `${(error as Error).message}: restore it from a backup`)];
  }
}

async function examinePack(folder: string, { file, name, sha256 }: ListedPack): Promise<Finding | undefined> {
  const where = path.join(folder, file);
  const again = 'add the pack again (`isnad pack add`)';
  if (!existsSync(where)) return wrong('packs', `${name}: its file is missing; ${again}`);
  if ((await sha256Of(where)) !== sha256)
    return wrong('packs', `${name}: its file was changed after it was added; ${again}`);
  const database = new Database(where, { readonly: true });
  const version = database.prepare("select value from meta where key = 'version'").pluck().get();
  database.close();
  if (version === PACK_VERSION) return undefined;
  return wrong('packs', `${name}: it was added with another version of this program; ${again}`);
}

/** The key that signs, the public ones, and the log: whether they belong together, and only the owner reads the key. */
export function examineReceipts(folder: string): Finding[] {
  const file = signingKeyFile(folder);
  if (!existsSync(file)) {
    return existsSync(path.join(folder, 'log.sqlite'))
      ? [wrong('receipts', `${file} is missing: restore it from a backup, or the next start makes another key`)]
      : [warning('receipts', 'there is no key yet: the first start makes one')];
  }
  const about = 'receipts';
  try {
    const id = keyIdOf(createPrivateKey(readFileSync(file)));
    if (!publishedIds(folder).includes(id)) {
      return [warning(about, 'the key is not among the public ones yet: the next start publishes it')];
    }
  } catch (error) {
    return [wrong(about, `the keys cannot be read (${(error as Error).message}): restore them from a backup`)];
  }
  // On Windows a file has no such mode.
  const isShared = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  const mode = isShared ? [warning(about, `others may read the key: chmod 600 ${file}`)] : [];
  const log = examineLog(path.join(folder, 'log.sqlite'));
  if (log) return [...mode, log];
  return mode.length > 0 ? mode : [fine(about, 'the key, the public keys and the log belong together')];
}

function examineLog(file: string): Finding | undefined {
  if (!existsSync(file)) return warning('receipts', 'there is no public log yet: the next start begins one');
  let opened: Database.Database | undefined;
  try {
    opened = new Database(file, { readonly: true });
    const check = opened.pragma('quick_check(1)', { simple: true });
    const { entries, last } = opened
      .prepare('select count(*) as entries, coalesce(max(position), -1) as last from log')
      .get() as { entries: number; last: number };
    if (check === 'ok' && entries === last + 1) return undefined;
    return wrong('receipts', 'the public log is damaged: stop the server and restore a backup');
  } catch (error) {
    return wrong('receipts', `the public log cannot be read (${(error as Error).message}): restore a backup`);
  } finally {
    opened?.close();
  }
}
