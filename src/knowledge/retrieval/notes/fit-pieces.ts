import type { Concepts } from './concepts.ts';
import type { IndexedNote, NoteIndex } from './index-notes.ts';

/**
 * For each piece of a note's text, how much it speaks of the question's own words: what all pieces speak of tells
 * nothing ("fasting" in the note on fasting), what one alone does tells most ("teeth").
 */
export function fitPieces(
  question: Concepts,
  pieces: IndexedNote['english']['pieces'],
  { weightOf }: NoteIndex,
): number[] {
  const weights = [...question].map((concept) => {
    const speaking = pieces.filter((piece) => piece.has(concept)).length;
    return { concept, weight: telling(weightOf(concept)) * Math.log((pieces.length + 1) / (speaking + 0.5)) };
  });
  return pieces.map((piece) =>
    weights.reduce((sum, { concept, weight }) => sum + (piece.has(concept) ? Math.max(weight, 0) : 0), 0),
  );
}

/** What all notes speak of (the Prophet, Muslims) tells hardly anything of which piece is meant. */
function telling(weight: number): number {
  return weight ** 2 / (1 + weight);
}
