import type { Passage } from '../corpus/corpus.ts';

export interface Found {
  passage: Passage;
  /** Grows with the fit; comparable within one answer only. */
  score: number;
}

/** Finds the passages of the corpus that fit a question, best first; none where nothing fits. */
export interface Retrieval {
  find(question: string, limit: number): Promise<Found[]>;
  close(): Promise<void>;
}
