import type { EngineFailure } from '../draft-answer.ts';

/** What a model is asked. */
export interface ModelRequest {
  /** Who it is and in which form it answers: the same for every question. */
  instructions: string;
  /** The question and what was found towards it, as data. */
  data: string;
  /** The same for requests that one reply answers. */
  key: string;
}

export type ModelReply = { kind: 'replied'; text: string } | ModelFailure;

export interface ModelFailure extends EngineFailure {
  /** For the log. In words of ours alone: nothing of the question, of the reply, or of what the server said. */
  detail: string;
  /** Whether the next question must expect the same: the server does not answer, or not in its format. */
  isOutage: boolean;
  /** When the server wants to be asked again, as it wrote it in `Retry-After`. */
  retryAfter?: string;
}

/** Asks a model. Whatever goes wrong is a value; it throws only when the signal is aborted. */
export type Generate = (request: ModelRequest, signal: AbortSignal) => Promise<ModelReply>;
