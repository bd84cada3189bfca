import type { Findings } from './retrieval.ts';

/** Whether the first point answers, one of several may, or none does. */
export type Certainty = 'sure' | 'unsure' | 'nothing';

/**
 * Set on 386 questions of strangers (docs/decisions/17-points.md). Where the first note is ahead of the next by half of all
 * shares, it was right for 91 in 100; where it is hardly ahead, for 53. Where the first point was this unlikely, two of
 * three such questions had no answer here.
 */
const LEAST = 0.25;
const SURE = 0.4;
const AHEAD = 0.35;

export function certaintyOf({ points, answered, lead }: Pick<Findings, 'points' | 'answered' | 'lead'>): Certainty {
  if (points.length === 0 || answered < LEAST) return 'nothing';
  return answered >= SURE && lead >= AHEAD ? 'sure' : 'unsure';
}
