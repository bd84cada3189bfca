import type { Passage } from '../corpus/corpus.ts';
import type { Note, NoteText } from '../notes/note.ts';

export interface Found {
  passage: Passage;
  /** Grows with the fit; comparable within one answer only. */
  score: number;
  /** Whether the question names it outright, by reference, by surah or by a name of its own. */
  named?: boolean;
}

export interface FoundNote {
  note: Note;
  /** The note's text in the question's language, as far as there is one. */
  text: NoteText;
  /** How sure it is that the note answers the question, from 0 to 1. */
  score: number;
  /** For each point of the text, how well it matches the question, from 0. */
  fits: readonly number[];
}

/** The notes and passages for a question, best first; empty lists if nothing matches. */
export interface Findings {
  passages: readonly Found[];
  notes: readonly FoundNote[];
}

export interface Retrieval {
  /** `matter` is the subject of a personal story, if known: such a question is on topic without further tests. */
  find(question: string, limit: number, matter?: string): Promise<Findings>;
  /** Loads the index, for which the first search would otherwise wait. */
  start?(): Promise<void>;
  close(): Promise<void>;
}
