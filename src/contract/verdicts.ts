import type { Verdict } from './entities.ts';

/** What is said against a citation: its words or its reference were not borne out by the editions held here. */
export const isDoubted: Readonly<Record<Verdict, boolean>> = {
  verified: false,
  'reference-exists': false,
  unchecked: false,
  misquoted: true,
  misattributed: true,
  'no-such-reference': true,
  'not-in-corpus': true,
};
