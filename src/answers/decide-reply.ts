import type { Findings } from '../knowledge/retrieval/retrieval.ts';

/** What the findings allow: an answer, a choice between points, or the statement that nothing here answers. */
export type Decision = 'answer' | 'choice' | 'nothing';

/**
 * Set by `node tests/eval/eval.ts answers` on the questions of strangers: below `LEAST` nearly nothing that was found
 * fitted; from `SURE` on, and where no other note is near (`AHEAD`), the first point is mostly right.
 */
const LEAST = 0.3;
const SURE = 0.5;
const AHEAD = 0.2;

export function decideReply({ points, answered, lead }: Pick<Findings, 'points' | 'answered' | 'lead'>): Decision {
  if (points.length === 0 || answered < LEAST) return 'nothing';
  return answered >= SURE && lead >= AHEAD ? 'answer' : 'choice';
}
