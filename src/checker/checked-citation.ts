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
}

/** Words in which a quotation differs from its source; one side is empty where words were put in or left out. */
export interface Difference {
  /** Where the quoted words stand in the text, or where the missing ones belong. */
  start: number;
  end: number;
  quoted: string;
  source: string;
}
