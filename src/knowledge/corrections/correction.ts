/** The text of a point at some time, in one language: which note, which point, and a digest of the words. */
export interface PointWording {
  note: string;
  point: string;
  digest: string;
}

/** An error in a note, as it was told and put right. */
export interface NoteCorrection {
  /** The name of its file: its address on the page of corrections. */
  id: string;
  /** The day on which the note was put right. */
  date: string;
  /** The slug of the note, and the point in which what is right can be read. */
  note: string;
  point: string;
  /** What is right now, in one sentence that can be read alone. */
  summary: string;
  /** The words that were wrong, as the note had them. */
  said: string;
  /** The words of the note since. */
  says: string;
  /** Those that were wrong in the Arabic text, where it had the same error. */
  saidInArabic?: string;
  /** What was wrong, in the Markdown subset. */
  why: string;
  /** Whether somebody who asked got a wrong answer, and not only one that was badly put. */
  changesAnswer: boolean;
  /** The texts that had the error, as far as their digests are known. */
  texts: readonly PointWording[];
}
