import { statSync } from 'node:fs';

/**
 * Whether a path still leads to the file that it leads to now, and that holds something. A file that was deleted can be
 * written to as before, and is gone when the process ends.
 */
export function sameFile(path: string): () => boolean {
  const { ino, dev } = statSync(path, { bigint: true });
  return () => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    // Some file systems number no files.
    return found !== undefined && found.size > 0n && (ino === 0n || (found.ino === ino && found.dev === dev));
  };
}
