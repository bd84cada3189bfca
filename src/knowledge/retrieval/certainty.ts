import type { Findings } from './retrieval.ts';

/** Whether the first point answers, one of several may, or none does. */
export type Certainty = 'sure' | 'unsure' | 'nothing';

/**
 * Set on questions of strangers (docs/decisions/17-points.md): where the first note is so far ahead, it was right for nine
 * in ten, elsewhere for half of them; of those less likely than `LEAST`, two in three had no answer here. One note with
 * one fitting point among many of another note is ahead by its point.
 */
const LEAST = 0.2;
const SURE = 0.4;
const AHEAD = { note: 0.2, noteAtLeast: 0.1, point: 0.5 };

export function certaintyOf({ points, answered, lead, pointLead }: Findings): Certainty {
  if (points.length === 0 || answered < LEAST) return 'nothing';
  const isAhead = (lead >= AHEAD.note && pointLead > 0) || (lead >= AHEAD.noteAtLeast && pointLead >= AHEAD.point);
  return answered >= SURE && isAhead ? 'sure' : 'unsure';
}
