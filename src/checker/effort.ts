/**
 * How many pairs of words one text's comparisons may look at: hundreds of misquotations. It bounds the search for what
 * is nearly right: beyond it, what is `misquoted` is told to be `not-in-corpus`, which it is too.
 */
const MOST_PAIRS = 300_000;

/** How many places one text's search for what is exact may try: thousands of quotations. Beyond it: `unchecked`. */
const MOST_STEPS = 200_000;

/** What one text may cost; each comparison takes its share. */
export interface Effort {
  pairsLeft: number;
  stepsLeft: number;
}

export function freshEffort(): Effort {
  return { pairsLeft: MOST_PAIRS, stepsLeft: MOST_STEPS };
}
