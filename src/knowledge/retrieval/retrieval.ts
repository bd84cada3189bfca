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
  /** For each piece of the text, how much it speaks of what is asked, from 0. */
  fits: readonly number[];
}

/** What the library knows towards a question, best first; empty lists where nothing fits. */
export interface Findings {
  passages: readonly Found[];
  notes: readonly FoundNote[];
}

export interface Retrieval {
  /** `matter` names what a story is about, where that is known: such a question belongs here, whatever its words. */
  find(question: string, limit: number, matter?: string): Promise<Findings>;
  /** Makes ready what the first search would otherwise wait for. */
  start?(): Promise<void>;
  close(): Promise<void>;
}
