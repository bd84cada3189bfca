import type { Reference } from '../../references/reference.ts';
import type { EntryWords } from './explained-entries.ts';

export const entryKinds = ['prophet', 'person', 'event', 'place', 'surah', 'term'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A person, an event, a place, a surah or a term, as an article tells of it. */
export interface ArticleEntry {
  /** The text of the content that it is: `people/umar`, `surahs/12`, `glossary/tawhid`. */
  key: string;
  kind: EntryKind;
  /** Entries of one group may share an article: a theme of the glossary, scholars, caliphs. */
  group: string;
  name: string;
  /** Names by which visitors ask for it, `name` among them. */
  names: readonly string[];
  /** The year in which a life ended or an event began (CE), and how it is said: “in 1273”, “about 678”. */
  time?: { year: number; words: string };
  /** A line of short facts below its heading. */
  facts?: EntryWords;
  /** Slugs of notes and profiles. */
  related: readonly string[];
  sections: readonly EntrySection[];
  /** All that it states, as its file has it. */
  text: string;
}

export interface EntrySection {
  heading?: string;
  pieces: readonly EntryPiece[];
}

/** Sentences that belong together, whole and in their order. */
export interface EntryPiece {
  words: EntryWords;
  isItem?: true;
  /** Passages of the Quran that it cites, in order. */
  references: readonly Reference[];
}
