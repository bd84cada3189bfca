import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embedHash, HASH_PLACEHOLDER, refuseUnlessUnchanged } from './hash-file.ts';

const MEGABYTE = 1 << 20;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isnad-hash-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file whose hash begins after so many bytes; returns its place and its hash. */
function sealed(before: number, behind: number): [file: string, hash: string] {
  const file = path.join(folder, `${before}-${behind}`);
  writeFileSync(file, `${'a'.repeat(before)}${HASH_PLACEHOLDER}${'b'.repeat(behind)}`);
  embedHash(file);
  return [file, readFileSync(file, 'latin1').slice(before, before + HASH_PLACEHOLDER.length)];
}

test.each([
  ['at the beginning', 0, 10],
  ['at the end of a short file', 10, 0],
  ['from one part that is read to the next', MEGABYTE - 10, 10],
  ['in the last bytes of a part', MEGABYTE - 64, 2 * MEGABYTE],
  ['in a later part', 2 * MEGABYTE + 5, MEGABYTE],
])('a file that holds its hash %s is unchanged, and no longer when one byte is', (_, before, behind) => {
  const [file, hash] = sealed(before, behind);
  expect(() => refuseUnlessUnchanged(file, hash)).not.toThrow();
  const bytes = readFileSync(file);
  const at = before > 0 ? 0 : bytes.length - 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect(() => refuseUnlessUnchanged(file, hash)).toThrow('was changed after it was built');
});
