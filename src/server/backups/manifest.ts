import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const KeptFile = v.object({
  /** Below the folder of the backup, with `/` between the parts. */
  name: v.pipe(v.string(), v.regex(/^(?:[\w-]+\/)?[\w][\w.-]*$/)),
  bytes: v.number(),
  sha256: v.string(),
});

const BackupManifest = v.object({
  format: v.literal('isnad-backup/1'),
  program: v.string(),
  madeAt: v.string(),
  /** Rows of the history and articles, for whoever compares. Not there where the database is PostgreSQL. */
  rows: v.optional(v.object({ history: v.number(), articles: v.number() })),
  files: v.array(KeptFile),
});

export type BackupManifest = v.InferOutput<typeof BackupManifest>;
export type KeptFile = v.InferOutput<typeof KeptFile>;

export const manifestFile = (folder: string) => path.join(folder, 'manifest.json');

/** Reads the manifest of a backup, and compares every file with it. Throws with a sentence about the first fault. */
export async function readBackup(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup: it has no manifest.json.`);
  });
  const parsed = v.safeParse(BackupManifest, asJson(text));
  if (!parsed.success) throw new Error(`${manifestFile(folder)} cannot be read: it is not one of this program.`);
  for (const { name, bytes, sha256 } of parsed.output.files) {
    const there = await describeFile(folder, name).catch(() => {
      throw new Error(`The backup is broken: ${name} is missing.`);
    });
    if (there.bytes !== bytes || there.sha256 !== sha256) throw new Error(`The backup is broken: ${name} was changed.`);
  }
  return parsed.output;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function describeFile(folder: string, name: string): Promise<KeptFile> {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path.join(folder, name))) {
    digest.update(chunk);
    bytes += chunk.length;
  }
  return { name, bytes, sha256: digest.digest('hex') };
}

/** The names of all files below a folder, with `/` between the parts; none where it is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
