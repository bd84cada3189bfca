import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Work } from '../../../../src/knowledge/corpus/corpus.ts';
import { addPack } from '../../../../src/knowledge/packs/add-pack.ts';
import { writePack } from '../../../../src/knowledge/packs/import/write-pack.ts';
import type { Manifest } from '../../../../src/knowledge/packs/pack-manifest.ts';
import { type Collection, digestOfCollections, enlarged, readCollections } from './collections.ts';

/**
 * A folder of packs with this many hadith, made by the product's own commands; kept in the system's temporary folder.
 */
export async function packsFolder(reference: string, hadith: number | undefined, quran: Work): Promise<string> {
  const prefix = `isnad-eval-packs-${hadith ?? 'as-they-are'}-`;
  const folder = path.join(tmpdir(), `${prefix}${digestOf(reference)}`);
  const finished = path.join(folder, 'finished');
  if (existsSync(finished)) return folder;
  for (const old of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))) {
    rmSync(path.join(tmpdir(), old), { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  const collections = readCollections(reference);
  for (const each of hadith === undefined ? collections : enlarged(collections, hadith)) await add(each, folder, quran);
  writeFileSync(finished, '');
  return folder;
}

async function add({ work, passages }: Collection, folder: string, quran: Work): Promise<void> {
  const file = path.join(folder, `${work}.pack`);
  writePack(file, manifestOf(work), passages);
  const added = await addPack(folder, file, quran);
  if (added.kind === 'refused') {
    throw new Error(`${work}: ${added.check.problems.map(({ line, message }) => `${line}: ${message}`).join('; ')}`);
  }
  rmSync(file);
}

function manifestOf(work: Collection['work']): Omit<Manifest, 'passages' | 'sha256'> {
  const edition = (role: 'original' | 'translation', language: string) => ({
    id: `${work}-${language}`,
    role,
    language,
    title: `${work} (${language})`,
    provenance: 'reference data of the evaluation',
    licence: 'for the evaluation alone',
  });
  return {
    'isnad-pack': 1,
    work,
    kind: 'hadith',
    title: work,
    numbering: 'as the reference data has it',
    complete: false,
    editions: [edition('original', 'ar'), edition('translation', 'en')],
  };
}

/** A digest of the data, of the code that makes packs, and of this folder: if one changes, packs are built again. */
function digestOf(reference: string): string {
  const digest = createHash('sha256').update(digestOfCollections(reference));
  const knowledge = path.join(import.meta.dirname, '../../../../src/knowledge');
  const makers = readdirSync(knowledge, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(packs|words|fold)\b.*(?<!\.test)\.ts$/.test(name))
    .map((name) => path.join(knowledge, name));
  const own = ['collections.ts', 'packs-folder.ts'].map((name) => path.join(import.meta.dirname, name));
  for (const file of [...makers.sort(), ...own]) digest.update(readFileSync(file));
  return digest.digest('hex').slice(0, 12);
}
