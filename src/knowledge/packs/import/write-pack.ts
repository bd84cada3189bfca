import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Manifest, PackPassage } from '../pack-manifest.ts';

/** Writes a pack file, with its number of passages and its digest; `.gz` is packed. */
export function writePack(
  path: string,
  manifest: Omit<Manifest, 'passages' | 'sha256'>,
  passages: readonly PackPassage[],
): void {
  const body = Buffer.from(passages.map((passage) => `${JSON.stringify(passage)}\n`).join(''));
  const sha256 = createHash('sha256').update(body).digest('hex');
  const whole = Buffer.concat([
    Buffer.from(`${JSON.stringify({ ...manifest, passages: passages.length, sha256 })}\n`),
    body,
  ]);
  writeFileSync(path, path.endsWith('.gz') ? gzipSync(whole) : whole);
}
