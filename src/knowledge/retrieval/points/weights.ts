// Written by `node scripts/fit/points.ts`; do not edit by hand.

/** Weights of the features that `rank-points.ts` names, in its order: for the choice of a note, and of its point. */
export const choiceWeights = {
  note: [0, 1.48, 0, 0.07, 2.66, 0, 0, 4.3, 0.96, 0.72, 2.28, 0, 2.46, 1.61, 3.16, 0, 0],
  point: [0, 0, 0.1, 0, 1.98, 2.14, 0, 0, 0.53, 0.9, 3.72, 0.29, 1.97, 0, 0.57, 1.06, 0],
};

/** Weights of the evidence that `score-points.ts` names, in its order; the first is the constant. */
export const answeredWeights: readonly number[] = [-4.02, 2.54, 0.87, 0.39, 0.51, 0.72, -0.52, -0.4, 0.11, 0.86, 1.53, 0.57];
