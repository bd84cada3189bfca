import type { Concepts } from './concepts.ts';
import type { IndexedNote, NoteIndex } from './index-notes.ts';

/**
 * For each point of a note, how well it matches the question's own words. Words that all points contain count nothing
 * ("fasting" in the note on fasting); words in a single point count most ("teeth").
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

/** Concepts that occur in all notes (the Prophet, Muslims) hardly show which point is meant. */
function telling(weight: number): number {
  return weight ** 2 / (1 + weight);
}
