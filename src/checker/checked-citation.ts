import type { Verdict } from '../contract/entities.ts';
import type { Reference } from '../references/reference.ts';

/** One citation of a text and what the library says of it. */
export interface CheckedCitation {
  /** Where it stands (UTF-16): the quoted words and their reference where that stands beside them. */
  start: number;
  end: number;
  /** The reference in its canonical form, `Quran 2:183`; where the text names none, the place where the words were found, or nothing. */
  reference: string;
  /** As the text writes it, without brackets; empty where it names none. */
  written: string;
  verdict: Verdict;
  /** The quoted words. */
  quotation?: string;
  /** Where they stand in the text. */
  quoted?: { start: number; end: number };
  /** Where all the quoted words stand, at most a few places, if anywhere; of what is misquoted, where it nearly stands. */
  foundAt?: readonly Reference[];
  /** Of a quotation without reference that was not found: what the text says that it is. */
  claim?: 'quran' | 'hadith';
  /** The ids of the editions in which the words were found, or with which they were compared. */
  editions?: readonly string[];
  differences?: readonly Difference[];
  /** Of quoted words in one language that are verified: as the source writes them. */
  source?: () => string;
  /** The source's own words in the place of the quoted ones. */
  correction?: string;
  /** Translated words that are near nothing held here: perhaps another translation. */
  anotherTranslation?: true;
  /** What the quotation cuts off or leaves out, where it is verified all the same. */
  cut?: CutWords;
}

/** Words of the source that a quotation does not have and a reader should know of. */
export interface CutWords {
  /** Right before its first word. */
  before?: string;
  /** Right behind its last word. */
  after?: string;
  /** Where it says by “…” that words are left out. */
  between?: readonly string[];
}

/** Words in which a quotation differs from its source; one side is empty where words were put in or left out. */
export interface Difference {
  /** Where the quoted words stand in the text, or where the missing ones belong. */
  start: number;
  end: number;
  quoted: string;
  source: string;
}
