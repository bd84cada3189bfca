import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSayings, type Saying } from './sayings.ts';

/** Reads `sayings/sayings.tsv` in the content folder; throws on a bad line. */
export async function loadSayings(contentFolder: string): Promise<readonly Saying[]> {
  const file = path.join(contentFolder, 'sayings', 'sayings.tsv');
  return parseSayings(await readFile(file, 'utf8'), file);
}
