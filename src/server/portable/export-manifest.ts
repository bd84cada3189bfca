import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { describeFile } from '../backups/manifest.ts';

/** Names of at most four parts that begin with a letter, a figure or `_`: none leads out of the folder. */
const FileName = v.pipe(v.string(), v.regex(/^(?:\w[\w.-]*\/){0,3}\w[\w.-]*$/));

const ExportManifest = v.object({
  format: v.literal('isnad-export/1'),
  program: v.string(),
  madeAt: v.string(),
  articles: v.number(),
  history: v.number(),
  /** Missing in exports of a program that had none yet. */
  corrections: v.optional(v.number(), 0),
  formerTexts: v.optional(v.number(), 0),
  /** In the order in which they are read: articles with the oldest first. */
  files: v.array(v.object({ name: FileName, bytes: v.number(), sha256: v.string() })),
});

export type ExportManifest = v.InferOutput<typeof ExportManifest>;

export const manifestName = 'manifest.json';

/** The digest of the manifest itself, as `sha256sum --check` reads it. */
export const manifestDigestName = 'manifest.sha256';

export const manifestDigest = (sha256: string) => `${sha256}  ${manifestName}\n`;

/** What is wrong with an export, or with bringing it into this hub, in a sentence for the operator. Nothing was changed. */
export class ExportFault extends Error {
  override name = 'ExportFault';
}

/** Reads the manifest of an export, and compares every file with it. */
export async function readExport(folder: string): Promise<ExportManifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new ExportFault(`${folder} is no export: it has no ${manifestName}.`);
  });
  const digest = await readFile(path.join(folder, manifestDigestName), 'utf8').catch(() => undefined);
  if (digest === undefined) throw new ExportFault(`The export is damaged: ${manifestDigestName} is missing.`);
  if (digest !== manifestDigest((await describeFile(folder, manifestName)).sha256)) {
    throw new ExportFault(`The export is damaged: ${manifestName} was changed after it was made.`);
  }
  const manifest = parseManifest(text);
  if (!manifest) throw new ExportFault(`The export is damaged: its ${manifestName} cannot be read by this program.`);
  const names = new Set<string>();
  for (const { name, bytes, sha256 } of manifest.files) {
    if (names.has(name)) throw new ExportFault(`The export is damaged: its ${manifestName} names ${name} twice.`);
    names.add(name);
    const there = await describeFile(folder, name).catch(() => {
      throw new ExportFault(`The export is damaged: ${name} is missing.`);
    });
    if (there.bytes !== bytes || there.sha256 !== sha256) {
      throw new ExportFault(`The export is damaged: ${name} was changed after it was made.`);
    }
  }
  return manifest;
}

function parseManifest(text: string): ExportManifest | undefined {
  try {
    return v.parse(ExportManifest, JSON.parse(text));
  } catch {
    return undefined;
  }
}
