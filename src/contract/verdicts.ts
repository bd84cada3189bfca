import type { Verdict } from './entities.ts';

/** Verdicts that mean the citation failed: its words or its reference do not match any edition in the library. */
export const isDoubted: Readonly<Record<Verdict, boolean>> = {
  verified: false,
  'reference-exists': false,
  unchecked: false,
  'place-unread': false,
  misquoted: true,
  misattributed: true,
  'no-such-reference': true,
  'not-in-corpus': true,
};
