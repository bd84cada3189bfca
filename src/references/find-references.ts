import { parseReference } from './parse-reference.ts';
import type { Reference } from './reference.ts';

export interface FoundReference {
  /** Offsets (UTF-16) of the bracket that holds the reference, brackets included. */
  start: number;
  end: number;
  /** As written, without brackets. */
  text: string;
  reference: Reference;
}

/**
 * Finds the references in square brackets, in the order in which they stand. A bracket may hold several, separated by
 * semicolons: these share its offsets. What is in brackets and is no reference is passed over.
 */
export function findReferences(text: string): FoundReference[] {
  const found: FoundReference[] = [];
  let open = -1;
  // One pass; an inner `[` starts anew, so that no stretch of text is read twice.
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '[') open = at;
    else if (character === '\n') open = -1;
    else if (character === ']' && open >= 0) {
      for (const part of text.slice(open + 1, at).split(';')) {
        const reference = parseReference(part);
        if (reference) found.push({ start: open, end: at + 1, text: part.trim(), reference });
      }
      open = -1;
    }
  }
  return found;
}
