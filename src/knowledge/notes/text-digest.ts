import type { NoteText } from './note.ts';

/**
 * The digest by which a review record knows the text that was read: all that states something. Questions and the
 * summary may change without a new reading.
 */
export function textDigest({ title, points }: NoteText, sha256: (words: string) => string): string {
  return sha256([title, ...points.map(({ label, markdown }) => `${label}\n${markdown}`)].join('\n\n'));
}
