import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Stands in a file where its seal will stand: as long as a sha-256 in hexadecimal, and met nowhere else. */
export const UNSEALED = 'isnad-seal'.padEnd(64, '.');

/** Puts the sha-256 of the file, taken with `UNSEALED` in it, in the place of `UNSEALED`. */
export function sealFile(path: string): void {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(UNSEALED);
  if (at < 0) throw new Error(`${path} has no place for a seal`);
  bytes.write(createHash('sha256').update(bytes).digest('hex'), at, 'latin1');
  writeFileSync(path, bytes);
}

/** Throws unless the file is byte for byte the one that was sealed. The whole of it is read: 20 ms for 30 MB. */
export function refuseUnlessSealed(path: string, seal: string): void {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(seal);
  if (at >= 0) bytes.write(UNSEALED, at, 'latin1');
  if (createHash('sha256').update(bytes).digest('hex') !== seal)
    throw new Error(`${path} was changed after it was built`);
}

/** A short name of what these parts name together. */
export function nameOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
