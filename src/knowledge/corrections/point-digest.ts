import type { Point } from '../notes/note.ts';

/** Digits of a digest: enough that no two texts of a point have the same one. */
const DIGITS = 16;

/** Names the text of a point: another wording has another digest. Its questions may change without that. */
export function pointDigest({ label, markdown }: Pick<Point, 'label' | 'markdown'>, sha256: (words: string) => string) {
  return sha256(`${label}\n${markdown}`).slice(0, DIGITS);
}

/** Names words that a point once had, where the whole text of that time is not known. */
export const wordsDigest = (words: string, sha256: (words: string) => string) => sha256(words).slice(0, DIGITS);
