// Written by `node scripts/fit/points.ts`; do not edit by hand.

/** Weights of the features that `rank-points.ts` names, in its order. */
export const pointWeights: readonly number[] = [6, 2, 1, 1, 3, 4, 3, 2, 1, 2, 2, 1, 1, 0.3, 1, 4, 1];

/** Weights of the evidence of `score-points.ts`, in its order; the first is the constant. */
export const answeredWeights: readonly number[] = [-2, 1, 1, 1, 2, 1, 1, 1, -1, 0, 0, 0];
