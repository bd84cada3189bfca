import type { Findings } from '../knowledge/retrieval/retrieval.ts';
import type { DraftAnswer } from './draft-answer.ts';

/** Drafts an answer from what was found. It names passages and never types scripture: the gate sees to that. */
export interface AnswerEngine {
  readonly name: string;
  draft(question: string, found: Findings, signal: AbortSignal): Promise<DraftAnswer>;
}
