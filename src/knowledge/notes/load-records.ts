import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRecord, type ReadClaim } from './reading-record.ts';

/** The records of the second reading, by the slugs of the notes. */
export async function loadRecords(contentFolder: string): Promise<ReadonlyMap<string, readonly ReadClaim[]>> {
  const folder = path.join(contentFolder, 'review');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.tsv')).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const claims = parseRecord(await readFile(path.join(folder, file), 'utf8'), file);
        return [path.basename(file, '.tsv'), claims] as const;
      }),
    ),
  );
}
