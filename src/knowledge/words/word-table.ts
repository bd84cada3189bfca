import type { StringTable } from '../../text/string-table.ts';
import type { WordForms } from './word-forms.ts';

/**
 * The words of an edition, prepared for comparison: each distinct writing once, and its index at each position of the
 * text. It is made when a corpus or a pack is built and stored with it, so that a server reads it at once.
 */
export interface WordTable {
  /** Every distinct word as it is written, vowels and all, without punctuation. */
  readonly writings: StringTable;
  /** The bare forms in which each writing may be met. */
  readonly forms: WordForms;
  /** The number of the writing of each word, from the first passage to the last. */
  readonly text: Uint16Array | Uint32Array;
  /** Index in `text` of each passage's first word; the last entry is the end. */
  readonly starts: Uint32Array;
  /** The section of each passage: a run of words may cross from passage to passage within one (a surah). */
  readonly sections: Uint32Array;
}
