import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type Database from 'better-sqlite3';
import { digestOfFolders } from '../digest-of-folders.ts';
import type { IndexedTexts } from './index-texts.ts';
import type { LexiconWords } from './lexicon.ts';
import { type KeptPoints, keepPoints, openKeptPoints } from './points/kept-points.ts';
import type { SearchSource } from './search-source.ts';
import type { Subject } from './thesaurus.ts';

// Reading all texts takes seconds: the build does it once, and each search thread opens what it wrote.

interface BuiltIndex {
  words: LexiconWords;
  points: KeptPoints;
}

/** The rooms whose rules decide what stands in the index. */
const RULES = ['.', '../words', '../profiles', '../../references', '../../text'].map((room) =>
  path.resolve(import.meta.dirname, room),
);

/** The file begins with two digests of this length: that of the source, then that of the bytes behind both. */
const DIGEST_LENGTH = 64;

/** Of all that the index is made of, and of the program that makes it. */
export async function digestOfSource(
  { editions, thesaurus: { meanings, ...thesaurus }, notes, ablations }: SearchSource,
  db: Database.Database,
): Promise<string> {
  return createHash('sha256')
    .update(await digestOfFolders(RULES))
    .update(process.version)
    .update(String(db.prepare("SELECT value FROM meta WHERE key = 'seal'").pluck().get()))
    .update(JSON.stringify([editions, thesaurus, notes, ablations]))
    .update(meanings)
    .digest('hex');
}

export async function writeBuiltIndex(
  file: string,
  digest: string,
  { words, points }: IndexedTexts,
  subjects: readonly Subject[],
): Promise<void> {
  const built = serialize({ words, points: keepPoints(points, subjects) } satisfies BuiltIndex);
  await writeFile(`${file}.unfinished`, Buffer.concat([Buffer.from(digest + digestOf(built)), built]));
  await rename(`${file}.unfinished`, file);
}

/** The index in the file; undefined if the file is missing or damaged, or was built from another source. */
export async function readBuiltIndex(
  file: string,
  digest: string,
  subjects: readonly Subject[],
): Promise<IndexedTexts | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const built = bytes?.subarray(2 * DIGEST_LENGTH);
  if (!built || bytes?.toString('latin1', 0, 2 * DIGEST_LENGTH) !== digest + digestOf(built)) return undefined;
  const { words, points } = deserialize(built) as BuiltIndex;
  return { words, points: openKeptPoints(points, subjects) };
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
