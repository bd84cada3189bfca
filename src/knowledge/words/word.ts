/** One word made ready for comparison. */
export interface Word {
  /** The bare forms in which it may be met: two words are one if they share a form. */
  forms: readonly string[];
  /** As written: Arabic with its vowels. */
  written: string;
}

/** A word and its position in its text (UTF-16). */
export interface SpottedWord extends Word {
  start: number;
  end: number;
}
