import type { Citation } from '../contract/entities.ts';
import type { QuranReference } from '../references/reference.ts';

/**
 * One citation of a text and what the corpus says of it. A quotation that names no source has the place where it was
 * found as its reference, or an empty one.
 */
export interface CheckedCitation extends Citation {
  quotation?: string;
  /** Where all the quoted words stand in the corpus, at most a few places, if anywhere. */
  foundAt?: readonly QuranReference[];
}
