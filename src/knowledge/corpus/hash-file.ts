import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';

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

/** Throws unless the file still has the bytes that were hashed: 20 ms for 30 MB. It is read in parts, to hold little of it. */
export function refuseUnlessUnchanged(path: string, hash: string): void {
  if (hashOf(path, hash) !== hash) throw new Error(`${path} was changed after it was built`);
}

const PART = 1 << 20;

/** The sha-256 of a file, with the placeholder in place of the hash. */
function hashOf(path: string, hash: string): string {
  const sum = createHash('sha256');
  const part = Buffer.allocUnsafe(PART);
  const file = openSync(path, 'r');
  try {
    let isReplaced = false;
    for (let held = 0; ; ) {
      const read = readSync(file, part, held, PART - held, null);
      const bytes = part.subarray(0, held + read);
      const at: number = isReplaced ? -1 : bytes.indexOf(hash);
      if (at >= 0) isReplaced = bytes.write(HASH_PLACEHOLDER, at, 'latin1') > 0;
      if (read === 0) return sum.update(bytes).digest('hex');
      // The hash may begin in this part and end in the next one.
      held = isReplaced ? 0 : Math.min(bytes.length, hash.length - 1);
      sum.update(bytes.subarray(0, bytes.length - held));
      bytes.copy(part, 0, bytes.length - held);
    }
  } finally {
    closeSync(file);
  }
}

/** A short digest of several strings; a different list has a different digest. */
export function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
