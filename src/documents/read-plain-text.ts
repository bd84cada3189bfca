import type { ReadDocument } from './document.ts';
import { lineAndColumn, lineStarts } from './starts.ts';

/** A text as it stands. `words` are what is checked of it, at the same offsets. */
export function readPlainText(source: string, words = source): ReadDocument {
  const lines = lineStarts(source);
  return { text: words, placeOf: (offset) => lineAndColumn(lines, offset) };
}
