import type { Found } from '../knowledge/retrieval/retrieval.ts';
import type { DraftAnswer } from './draft-answer.ts';

/** Drafts an answer from the passages found. It names passages and never types scripture: the gate sees to that. */
export interface AnswerEngine {
  readonly name: string;
  draft(question: string, passages: readonly Found[], signal: AbortSignal): Promise<DraftAnswer>;
}
