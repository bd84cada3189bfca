import type { Verdict } from '../../../contract/entities.ts';

/** How many citations have one verdict, and the number of the first of them, counted from 1. */
export interface Tally {
  verdict: Verdict;
  count: number;
  first: number;
}

/** What a reader looks for first: what is right, then what is wrong, then what nobody knows. */
const inOrder: readonly Verdict[] = [
  'verified',
  'misquoted',
  'misattributed',
  'no-such-reference',
  'not-in-corpus',
  'place-unread',
  'reference-exists',
  'unchecked',
];

/** The verdicts that occur, each with its number. */
export function tallyOf(citations: readonly { verdict: Verdict }[]): Tally[] {
  return inOrder.flatMap((verdict) => {
    const count = citations.filter((one) => one.verdict === verdict).length;
    return count === 0 ? [] : [{ verdict, count, first: citations.findIndex((one) => one.verdict === verdict) + 1 }];
  });
}
