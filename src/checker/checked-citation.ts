import type { QuranReference } from '../references/reference.ts';

/** A fact about the corpus, never about the world: `not-in-corpus` does not say that a text is false. */
export type Verdict =
  | 'verified'
  | 'misquoted'
  | 'misattributed'
  | 'no-such-reference'
  | 'not-in-corpus'
  | 'unchecked'
  | 'reference-exists';

/** One citation of a text and what the corpus says of it. It satisfies the contract's Citation. */
export interface CheckedCitation {
  /** As written, without brackets; for a quotation without a reference, where it was found, or empty. */
  reference: string;
  verdict: Verdict;
  /** Offsets (UTF-16) of the quotation with its reference, or of the reference alone. */
  start: number;
  end: number;
  quotation?: string;
  /** Where all the quoted words stand in the corpus, at most a few places, if anywhere. */
  foundAt?: readonly QuranReference[];
}
