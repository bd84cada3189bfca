import type { Verdict } from '../contract/entities.ts';
import type { DifferenceKind } from '../contract/source-entities.ts';
import type { HadithCollection, Reference } from '../references/reference.ts';

/** One citation of a text with the verdict on it. */
export interface CheckedCitation {
  /** Offsets in the text (UTF-16) of the quotation, with its reference if that is next to it. */
  start: number;
  end: number;
  /** The reference in its canonical form, `Quran 2:183`; where the text names none, the place where the words were found, or nothing. */
  reference: string;
  /** The reference as the text writes it, without brackets; empty if there is none. */
  written: string;
  verdict: Verdict;
  /** The quoted words. */
  quotation?: string;
  /** The offsets of the quoted words in the text. */
  quoted?: { start: number; end: number };
  /** Where all the quoted words occur, at most a few places; for a misquotation, where they nearly occur. */
  foundAt?: readonly Reference[];
  /** For a quotation without a reference that was not found: the kind of source that the text announces. */
  announced?: 'quran' | 'hadith';
  /** The ids of the editions in which the words were found, or with which they were compared. */
  editions?: readonly string[];
  differences?: readonly Difference[];
  /** Of quoted words in one language that are verified: as the source writes them. */
  source?: () => string;
  /** The source's own words in the place of the quoted ones. */
  correction?: string;
  /** The collections that the text names for a quotation without a number, where the words are not proved to be in all of them. */
  claimed?: readonly HadithCollection[];
  /** Only pieces of the quotation are in the edition, `foundAt` these places; `differences` are the words that are not. */
  putTogether?: true;
  /** Translated words that are near nothing held here: perhaps another translation. */
  anotherTranslation?: true;
  /** What the quotation cuts off or leaves out, where it is verified all the same. */
  cut?: CutWords;
}

/** Words of the source that a quotation does not have and a reader should know of. */
export interface CutWords {
  /** Right before its first word. */
  before?: string;
  /** Right after its last word. */
  after?: string;
  /** Where it says by “…” that words are left out. */
  between?: readonly string[];
}

/** Words in which a quotation differs from its source; one side is empty if words were inserted or left out. */
export interface Difference {
  /** Offsets of the quoted words in the text, or of the point where missing ones belong. */
  start: number;
  end: number;
  quoted: string;
  source: string;
  /** What it does to the sense, where a rule can tell. */
  kind?: DifferenceKind;
}
