import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** The placeholder for the hash inside a file: as long as a sha-256 in hexadecimal, and found nowhere else in it. */
export const HASH_PLACEHOLDER = 'isnad-seal'.padEnd(64, '.');

/** Replaces the placeholder with the sha-256 of the file, computed while the placeholder is in it. */
export function embedHash(path: string): void {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(HASH_PLACEHOLDER);
  if (at < 0) throw new Error(`${path} has no placeholder for its hash`);
  bytes.write(createHash('sha256').update(bytes).digest('hex'), at, 'latin1');
  writeFileSync(path, bytes);
}

/** Throws unless the file still has the bytes that were hashed. It is read whole: 20 ms for 30 MB. */
export function refuseUnlessUnchanged(path: string, hash: string): void {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(hash);
  if (at >= 0) bytes.write(HASH_PLACEHOLDER, at, 'latin1');
  if (createHash('sha256').update(bytes).digest('hex') !== hash)
    throw new Error(`${path} was changed after it was built`);
}

/** A short digest of several strings; a different list has a different digest. */
export function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
