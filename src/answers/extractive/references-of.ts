import type { NotePiece } from '../../knowledge/notes/note.ts';
import { formatReference } from '../../references/format-reference.ts';
import type { QuranReference } from '../../references/reference.ts';

/** The references of a note's pieces, in canonical form, each once. */
export function namesOf(pieces: readonly NotePiece[]): string[] {
  return [...new Set(pieces.flatMap(({ references }) => references.map(formatReference)))];
}

/** The passages of the Quran among those references. */
export function versesOf(pieces: readonly NotePiece[]): QuranReference[] {
  return pieces.flatMap(({ references }) => references.flatMap((each) => (each.work === 'quran' ? [each] : [])));
}
