import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { Reference } from '../../references/reference.ts';

/**
 * Whether a reference is known not to exist. What is of a work that is not held, is not in the part of a collection that
 * is, or is numbered by another scheme, may exist all the same.
 */
export function isKnownMissing(reference: Reference, corpus: Corpus): boolean {
  const work = corpus.workOf(reference);
  if (!work || work.find(reference) || !work.complete) return false;
  return reference.work === 'quran' || reference.book === undefined;
}
