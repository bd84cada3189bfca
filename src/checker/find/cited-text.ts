import type { Shown } from './find-marked-quotations.ts';
import type { Span } from './quotation.ts';
import type { ReferenceGroup } from './reference-groups.ts';

/** What a text cites: references with the words quoted from them, or either alone. */
export interface CitedText extends Span {
  /** The references of one bracket or phrase. */
  group?: ReferenceGroup;
  quoted?: Span;
  /** Whether words stand between the quotation and its reference: then it may be somebody else's. */
  loosely?: true;
  /** How the words are shown. */
  form?: Shown['form'];
}
