import type { EngineFailure } from '../../draft-answer.ts';

/** A request to a model. */
export interface ModelRequest {
  /** The role and the form of the answer: the same for every question. */
  instructions: string;
  /** The question and what retrieval found, as JSON. */
  data: string;
  /** Equal for requests that can share one reply. */
  key: string;
}

export type ModelReply = { kind: 'replied'; text: string } | ModelFailure;

export interface ModelFailure extends EngineFailure {
  /** For the log, in our own words: nothing of the question, the reply or the server's message. */
  detail: string;
  /** Whether the next request will probably fail too: the server does not answer, or not in the format. */
  isOutage: boolean;
  /** The server's `Retry-After` header. */
  retryAfter?: string;
}

/** Asks a model. A failure is a value; it throws only when the signal is aborted. */
export type Generate = (request: ModelRequest, signal: AbortSignal) => Promise<ModelReply>;
