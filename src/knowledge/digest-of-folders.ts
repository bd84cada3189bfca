import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Of all files in these folders, but for tests: what was built from them is of today if their digest is the same. */
export async function digestOfFolders(folders: readonly string[]): Promise<string> {
  const digest = createHash('sha256');
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    const texts = await Promise.all(files.map((file) => readFile(file)));
    for (const [at, file] of files.entries()) {
      digest.update(`${path.relative(folder, file)}\0`).update(texts[at] ?? '');
    }
  }
  return digest.digest('hex');
}
