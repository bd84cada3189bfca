import type { Passage } from '../corpus/corpus.ts';
import type { Note, Point } from '../notes/note.ts';

export interface Found {
  passage: Passage;
  /** Grows with the fit; comparable within one answer only. */
  score: number;
  /** Whether the question names it outright, by reference, by surah or by a name of its own. */
  named?: boolean;
  /** Whether an editor chose it for a subject that the question names. */
  chosen?: boolean;
}

export interface FoundPoint {
  note: Note;
  /** In English; `pointIn` gives the same point in another language. */
  point: Point;
  /** How likely it is the one that is asked for, if any is: the shares of all points make one. */
  share: number;
}

/** The points and passages for a question, best first; empty lists if nothing matches. */
export interface Findings {
  passages: readonly Found[];
  points: readonly FoundPoint[];
  /** How likely it is that the first point answers the question, from 0 to 1. */
  answered: number;
  /** How far the note of the first point is ahead of all other notes, from -1 to 1. */
  lead: number;
  /** How far the first point is ahead of the best point of another note, from -1 to 1. */
  pointLead: number;
  /** BCP 47; `ur-Latn` is Urdu in Latin letters. */
  language: string;
}

export interface Retrieval {
  /** `matter` is the subject of a personal story, if known: such a question is on topic without further tests. */
  find(question: string, limit: number, matter?: string): Promise<Findings>;
  /** Loads the index, for which the first search would otherwise wait. */
  start?(): Promise<void>;
  close(): Promise<void>;
}
