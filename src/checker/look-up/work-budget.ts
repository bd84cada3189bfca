/** What one text may cost. What is beyond it is `unchecked`: nobody looked. */
export interface WorkBudget {
  /** Places at which quoted words may be tried: thousands of quotations. */
  stepsLeft: number;
  /** Pairs of words that comparisons of what is nearly right may look at: hundreds of misquotations. */
  pairsLeft: number;
}

export function freshBudget(): WorkBudget {
  return { stepsLeft: 250_000, pairsLeft: 200_000 };
}
