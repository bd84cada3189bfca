import type { HadithCollection, QuranReference, Reference } from '../../references/reference.ts';
import type { WordTable } from '../words/word-table.ts';

/** Fixed figures of the Quran, to which every file must conform. */
export const SURAHS = 114;
export const VERSES = 6236;

export type WorkKind = 'quran' | 'hadith' | 'tafsir';

/** What an edition is of its work. A transliteration is searched but never shown as the words themselves. */
export type EditionRole = 'original' | 'translation' | 'transliteration' | 'commentary';

/** One named edition of a work; verdicts are given against an edition. */
export interface Edition {
  /** `quran-uthmani`, `quran-saheeh-international`, `bukhari-ar` */
  id: string;
  role: EditionRole;
  /** BCP 47: `ar`, `en`, `ur` */
  language: string;
  title: string;
  /** Where the text comes from. */
  provenance: string;
  /** On what terms it may be used. */
  licence: string;
  /** What the edition lacks or gets wrong, in a sentence for readers. */
  limits?: string;
}

/** A range of passages by their places in the work: `start` included, `end` excluded. */
export interface Places {
  from: number;
  to: number;
}

/** An edition with its texts. */
export interface HeldEdition extends Edition {
  /**
   * The text of a passage, in the source's own bytes, by the passage's place in the work; empty where there is none.
   */
  text(place: number): string;
  /** Its words, made ready for comparison; read when they are first asked for. */
  words(): WordTable;
  /** The edition for a browser; those of packs have none, because their texts may not be passed on. */
  portable?: PortableEdition;
}

/** An edition as compressed bytes (`portable-edition.ts`). */
export interface PortableEdition {
  /** Of the bytes, in hexadecimal digits. */
  sha256: string;
  size: number;
  read(): Uint8Array;
}

/** A grade is never shown without who gave it. */
export interface Grade {
  grade: string;
  by: string;
}

/** One of several ways in which the passages of a work are numbered. */
export interface Scheme {
  id: string;
  title: string;
}

/** Numbers that the source of a work has beside those by which it is cited: to look a number up, never to cite by. */
export interface OtherNumbers {
  schemes: readonly Scheme[];
  /** The passages that have this number in a scheme, in order. */
  placesOf(scheme: string, number: string): number[];
  numbersOf(place: number): { scheme: string; number: string }[];
  /** Of each scheme: how many passages have a number in it, and how many the one by which they are cited. */
  compare(): { scheme: string; passages: number; same: number }[];
}

/** How many of the well-known hadith of a collection prove its numbers: known to this program, held, under their number. */
export interface NumbersProof {
  known: number;
  held: number;
  found: number;
}

/** A work in this library, in one or more editions. Its passages are in order: verse by verse, or hadith by hadith. */
export interface Work {
  /** `quran`, a hadith collection, or the name that a pack gives it. */
  id: 'quran' | HadithCollection | (string & {});
  kind: WorkKind;
  title: string;
  /** The name of the scheme that numbers its passages. */
  numbering: string;
  /** Whether a number that is not here does not exist at all, or only not in this library. */
  complete: boolean;
  passages: number;
  editions: readonly HeldEdition[];
  /** The places of a reference's passages; undefined where it does not exist. */
  find(reference: Reference): Places | undefined;
  /** How the passages from one place to another are cited. */
  cite(from: number, to: number): Reference;
  /**
   * What a hadith collection says about a passage apart from its text. A chain of narrators is the beginning of a text:
   * its length in characters, by edition.
   */
  about?(place: number): { chapter?: string; grades: readonly Grade[]; chains?: Readonly<Record<string, number>> };
  /** The chapters into which the source of a hadith collection divides it, in order. */
  chapters?(): readonly (Places & { title: string })[];
  /** The places of passages that have some of these words, the best first. */
  search?(words: readonly string[], most: number): number[];
  otherNumbers?: OtherNumbers;
  /** Hadith that do not stand under the number by which they are cited, and where their words stand instead, if anywhere. */
  foundByWords?: readonly { number: number; found: Places | undefined }[];
  proof?: NumbersProof;
}

export interface Surah {
  number: number;
  /** In Latin letters: Al-Baqarah. */
  name: string;
  arabicName: string;
  meaning: string;
  revealedIn: 'Makkah' | 'Madinah';
  verses: number;
}

/** One verse in the two editions that answers quote: their own bytes, for display. */
export interface Verse {
  surah: number;
  ayah: number;
  arabic: string;
  /** Empty where the operator has switched the translation off. */
  translation: string;
}

/** The verses of a reference, in order. */
export interface Passage {
  reference: QuranReference;
  verses: readonly [Verse, ...Verse[]];
}

/** What this library holds. */
export interface Corpus {
  /** Identifies the editions and packs in this corpus: a different set has a different id. */
  readonly id: string;
  /** The Quran first, then what the operator has added. */
  readonly works: readonly Work[];
  /** The work that a reference names, if this library holds it. */
  workOf(reference: Reference): Work | undefined;

  // The Quran in the two editions that answers quote.
  readonly arabicEdition: Edition;
  readonly translationEdition: Edition | undefined;
  readonly surahs: readonly Surah[];
  readonly verses: readonly Verse[];
  /** Undefined where the reference does not exist, in part or whole. */
  passage(reference: QuranReference): Passage | undefined;
}
