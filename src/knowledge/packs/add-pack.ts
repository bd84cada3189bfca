import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Work } from '../corpus/corpus.ts';
import { packagedEditions } from '../corpus/editions.ts';
import type { PackCheck } from './pack-check.ts';
import { type ListedPack, readPackList, removeUnlisted, sha256Of, withLock, writePackList } from './pack-list.ts';
import type { Manifest } from './pack-manifest.ts';
import { storePack } from './store-pack.ts';

/** Checks a pack against what ships and nothing else. */
export function checkPack(source: string, quran: Work): Promise<PackCheck> {
  return storePack(source, { quran, taken: packagedIds() });
}

export type Added =
  | { kind: 'refused'; check: PackCheck }
  | { kind: 'added'; check: PackCheck; pack: ListedPack; replaced: ListedPack | undefined };

/** Checks a pack whole, stores it, and only then puts it on the list, in place of an earlier one of its name. */
export async function addPack(folder: string, source: string, quran: Work, onWait?: () => void): Promise<Added> {
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `pack.${process.pid}.unfinished`);
  await rm(unfinished, { force: true });
  try {
    const check = await storePack(source, { quran, taken: packagedIds() }, unfinished);
    const { manifest } = check;
    if (!manifest || check.problemCount > 0) return { kind: 'refused', check };
    await syncFile(unfinished);
    const sha256 = await sha256Of(unfinished);
    const pack = listed(manifest, sha256);
    return await withLock(
      folder,
      async () => {
        const packs = await readPackList(folder);
        const others = packs.filter(({ name }) => name !== pack.name);
        for (const other of others) {
          const twice = other.editions.find((id) => pack.editions.includes(id));
          if (twice) check.report(1, `editions: ${twice} is held already (by the pack ${other.name})`);
        }
        if (check.problemCount > 0) return { kind: 'refused', check };
        await rename(unfinished, path.join(folder, pack.file));
        await writePackList(folder, [...others, pack]);
        await removeUnlisted(folder);
        return { kind: 'added', check, pack, replaced: packs.find(({ name }) => name === pack.name) };
      },
      onWait,
    );
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Takes packs off the list: those of this name, or with this work or edition. */
export async function removePack(folder: string, wanted: string, onWait?: () => void): Promise<ListedPack[]> {
  return withLock(
    folder,
    async () => {
      const packs = await readPackList(folder);
      const isMeant = ({ name, editions }: ListedPack) => name === wanted || editions.includes(wanted);
      const removed = packs.filter(isMeant);
      if (removed.length > 0)
        await writePackList(
          folder,
          packs.filter((pack) => !isMeant(pack)),
        );
      await removeUnlisted(folder);
      return removed;
    },
    onWait,
  );
}

/** The editions that come with the program, which no pack may use the names of. */
export const packagedIds = () => new Map(packagedEditions.map(({ id }) => [id, 'it comes with this program']));

function listed({ work, kind, title, passages, editions }: Manifest, sha256: string): ListedPack {
  const name = kind === 'quran' ? (editions[0]?.id ?? work) : work;
  const file = `${name}.${sha256.slice(0, 12)}.sqlite`;
  return { file, sha256, name, work, kind, title, passages, editions: editions.map(({ id }) => id) };
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
