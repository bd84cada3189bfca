/** Limits the work for one text. Quotations beyond it are reported as `unchecked`. */
export interface WorkBudget {
  /** Positions at which quoted words may be compared; enough for thousands of quotations. */
  stepsLeft: number;
  /** Pairs of words that alignments may compare; enough for hundreds of misquotations. */
  pairsLeft: number;
}

export function freshBudget(): WorkBudget {
  return { stepsLeft: 250_000, pairsLeft: 200_000 };
}
