import type { Findings } from '../../knowledge/retrieval/retrieval.ts';
import type { DraftAnswer } from '../draft-answer.ts';
import type { AskedQuestion } from '../question.ts';

/** Drafts an answer from what was found. It names passages instead of typing scripture; the gate removes what it typed. */
export interface AnswerEngine {
  readonly name: string;
  draft(question: AskedQuestion, found: Findings, signal: AbortSignal): Promise<DraftAnswer>;
}
