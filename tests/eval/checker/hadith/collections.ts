import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importHadith } from '../../../../src/knowledge/packs/import/import-hadith.ts';
import { parseJsonRows } from '../../../../src/knowledge/packs/import/parse-json-rows.ts';
import { knownNumberings } from '../../../../src/knowledge/packs/known-numberings.ts';
import type { PackPassage } from '../../../../src/knowledge/packs/pack-manifest.ts';
import type { HadithCollection } from '../../../../src/references/reference.ts';

/** A collection as it goes into a pack. */
export interface Collection {
  work: HadithCollection;
  passages: readonly PackPassage[];
}

/**
 * The reference data of Abu Dawud counts on where readers start anew, so that a pack under its own name is refused: here it
 * goes by a name of which no numbering is known.
 */
const collectionIds = ['bukhari', 'muwatta-malik', 'nawawi-40'] as const;

const files: Readonly<Record<(typeof collectionIds)[number], string>> = {
  bukhari: 'bukhari.jsonl.gz',
  'muwatta-malik': 'abu-dawud.jsonl.gz',
  'nawawi-40': 'nawawi40.jsonl.gz',
};

/** Corrects two typing errors in the numbers, which a pack must not have, from the numbers around them. */
const corrections = new Map([
  ['"2669-2970"', '"2669-2670"'],
  ['"3529-3230"', '"3529-3530"'],
]);

const pathsIn = (folder: string) => collectionIds.map((id) => path.join(folder, files[id]));

export function holdsCollections(folder: string): boolean {
  return pathsIn(folder).every((file) => existsSync(file));
}

export function digestOfCollections(folder: string): string {
  const digest = createHash('sha256');
  for (const file of pathsIn(folder)) digest.update(readFileSync(file));
  return digest.digest('hex');
}

/** The collections of the reference data, read by the product's own importer. */
export function readCollections(folder: string): Collection[] {
  return collectionIds.map((work) => {
    const text = gunzipSync(readFileSync(path.join(folder, files[work]))).toString('utf8');
    const corrected = [...corrections].reduce((all, [slip, number]) => all.replace(slip, number), text);
    const { rows, problems } = parseJsonRows(corrected);
    const imported = importHadith(rows, { arabicEdition: `${work}-ar`, translationEdition: `${work}-en` });
    const [problem] = [...problems, ...imported.problems];
    if (problem) throw new Error(`${files[work]}:${problem.line} ${problem.message}`);
    return { work, passages: imported.passages.filter(({ number = '' }) => isInNumbering(work, number)) };
  });
}

/** The reference data of al-Bukhari counts some hadith on beyond the last number by which they are cited. */
const isInNumbering = (work: HadithCollection, number: string) =>
  Number.parseInt(number, 10) <= (knownNumberings.get(work)?.last ?? Number.POSITIVE_INFINITY);

/** A collection of which no numbering is known: under its name the texts are repeated to make a large library. */
const REPEATED: HadithCollection = 'musnad-ahmad';

/**
 * Repeats the collections under new numbers until there are this many hadith, so that each text occurs in many places.
 */
export function enlarged(collections: readonly Collection[], hadith: number): Collection[] {
  const real = collections.flatMap(({ passages }) => passages);
  const passages = Array.from({ length: Math.max(0, hadith - real.length) }, (_, at) => {
    const { texts = {} } = real[at % real.length] ?? {};
    return { number: `${at + 1}`, texts: renamed(texts, REPEATED) };
  });
  return passages.length > 0 ? [...collections, { work: REPEATED, passages }] : [...collections];
}

/** An edition's id says of which work it is. */
function renamed(texts: PackPassage['texts'], work: string): PackPassage['texts'] {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${work}${id.slice(-3)}`, text]));
}
