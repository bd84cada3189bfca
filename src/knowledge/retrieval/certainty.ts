import type { Findings } from './retrieval.ts';

/** Whether the first point answers, one of several may, or none does. */
export type Certainty = 'sure' | 'unsure' | 'nothing';

/**
 * Set on the questions of strangers (docs/decisions/17-points.md): below `LEAST` nearly nothing that was found fitted;
 * from `SURE` on, and where no other note is near (`AHEAD`), the first point is mostly right.
 */
const LEAST = 0.3;
const SURE = 0.5;
const AHEAD = 0.2;

export function certaintyOf({ points, answered, lead }: Pick<Findings, 'points' | 'answered' | 'lead'>): Certainty {
  if (points.length === 0 || answered < LEAST) return 'nothing';
  return answered >= SURE && lead >= AHEAD ? 'sure' : 'unsure';
}
