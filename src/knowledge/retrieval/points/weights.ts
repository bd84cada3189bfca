// Written by `node scripts/fit/points.ts`; do not edit by hand.

/** Weights of the features that `rank-points.ts` names, in its order. */
export const pointWeights: readonly number[] = [0, 0, 0, 0, 0, 3.57, 0, 3.49, 0.86, 1.22, 2.64, 0, 1.78, 0, 3.96, 0.45, 0];

/** Weights of the evidence that `score-points.ts` names, in its order; the first is the constant. */
export const answeredWeights: readonly number[] = [-1.12, 1.44, -0.48, 1.11, 0.16, 0.6, -0.04, -0.13, 0.15, 0.21, -1.31, 0.98];
