import type { Work } from '../../corpus/corpus.ts';
import { packagedIds } from '../add-pack.ts';
import { PackCheck } from '../pack-check.ts';
import type { Manifest } from '../pack-manifest.ts';
import type { Imported } from './import-hadith.ts';

export type Draft = Omit<Manifest, 'passages' | 'sha256'>;

/** Any digest: a draft has none before it is written. */
const NO_DIGEST = '0'.repeat(64);

/** Checks what an importer made before it is written, as the pack would be; problems have the rows of the source. */
export function checkDraft(draft: Draft, { passages, rows }: Imported, quran: Work): PackCheck {
  const check = new PackCheck({ quran, taken: packagedIds() }, (line) => rows[line - 2] ?? { line });
  check.take(JSON.stringify({ ...draft, passages: passages.length, sha256: NO_DIGEST }), 1);
  if (!check.manifest) return check;
  for (const [index, passage] of passages.entries()) check.take(JSON.stringify(passage), index + 2);
  check.end(NO_DIGEST);
  return check;
}
