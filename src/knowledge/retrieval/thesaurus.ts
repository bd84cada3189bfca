import type { QuranReference } from '../../references/reference.ts';
import type { WordsInLanguages } from './words-in-languages.ts';

/** Visitors' names for things and the Quran's passages about them: the parsed files of `content/thesaurus`. */
export interface Thesaurus {
  subjects: readonly Subject[];
  namedPassages: readonly NamedPassages[];
  /** Words that place a question in this field and say nothing of its subject. */
  fieldWords: readonly string[];
  /** Phrases that look like a subject and mean something else. */
  elsewhere: readonly string[];
  /** Groups of everyday words that mean the same, where notes are looked for. */
  synonyms: readonly (readonly string[])[];
  /** What the field's things are called in languages that are not answered in. */
  languages: WordsInLanguages;
  /** What English words mean, for `WordMeanings`. */
  meanings: Uint8Array;
  /** Words that say nothing, by language. */
  stopWords: Readonly<Record<string, readonly string[]>>;
}

export interface Subject {
  /** Ways to ask for it; a name `ofTheField` shows that a question belongs here, an everyday one does not by itself. */
  names: readonly { words: string; ofTheField: boolean }[];
  /** What to look for in the English translation. */
  search: readonly string[];
  /** The plainest passages of the Quran about it, best first. */
  passages: readonly QuranReference[];
}

/** Passages that go by a name of their own. */
export interface NamedPassages {
  names: readonly string[];
  passages: readonly QuranReference[];
}
