import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { Reference } from '../../references/reference.ts';

/**
 * Whether a reference is known not to exist. One may exist if its work is not held, if only a part of its collection is
 * held, or if it follows another numbering.
 */
export function isKnownMissing(reference: Reference, corpus: Corpus): boolean {
  const work = corpus.workOf(reference);
  if (!work || work.find(reference) || !work.complete) return false;
  return reference.work === 'quran' || reference.book === undefined;
}
