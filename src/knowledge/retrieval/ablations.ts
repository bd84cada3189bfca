/** Parts of the search that can be switched off, so that an evaluation can measure what each contributes. */
export interface Ablations {
  /** Subjects: visitors' names for things, with the passages about them. */
  thesaurus: boolean;
  /** Spellings of transliterated words that are not in the thesaurus, matched by their common skeleton. */
  variants: boolean;
  /** Misspelt words. */
  typos: boolean;
  /** The site's own notes: found, and the passages that they cite. */
  notes: boolean;
  /** Editions of the Quran besides the Arabic text and the English translation. */
  otherEditions: boolean;
  /** Verses recited in Latin letters. */
  recitation: boolean;
}

export const everythingOn: Ablations = {
  thesaurus: true,
  variants: true,
  typos: true,
  notes: true,
  otherEditions: true,
  recitation: true,
};
