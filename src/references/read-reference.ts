import { parseReference } from './parse-reference.ts';
import { readOnlyReferences } from './read-phrase.ts';
import type { Reference } from './reference.ts';
import { tokenize } from './tokenize.ts';

/** No single reference is longer. */
const LONGEST = 200;

/** Reads a text that is one reference, in any of the ways that `findReferences` knows; undefined where it is not. */
export function readReference(text: string): Reference | undefined {
  const written = text.trim();
  if (written.length > LONGEST) return undefined;
  const canonical = parseReference(written);
  if (canonical) return canonical;
  const tokens = tokenize(written);
  const isInBrackets = /^[([{].*[)\]}]$/su.test(written);
  const members = readOnlyReferences(isInBrackets ? tokens.slice(1, -1) : tokens);
  return members?.length === 1 ? members[0]?.reference : undefined;
}
