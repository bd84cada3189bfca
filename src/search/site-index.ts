import type { HadithReference } from '../references/reference.ts';

/**
 * What the site's search knows: names and headings, no texts. It is made by the server and small enough for a browser,
 * which searches in it as one types, so that no keystroke is sent anywhere.
 */
export interface SiteIndex {
  /** Category and heading of each shelf. */
  shelves: readonly (readonly [category: string, heading: string])[];
  notes: readonly IndexedNote[];
  /** Words that the notes set in italics, with the place where they are explained: note and point, by position. */
  terms: readonly (readonly [term: string, note: number, point: number])[];
  /** Terms with a page of their own: slug, name, other words. Missing where the index has to be small. */
  glossary?: readonly (readonly [slug: string, name: string, otherWords: string])[];
  /** Occasions that have words to say: theme, id, name, the theme's title. Missing where the index has to be small. */
  words?: readonly (readonly [theme: string, id: string, occasion: string, title: string])[];
  /** Names of God: id, name, other words, the page's title. Missing where the index has to be small. */
  names?: readonly (readonly [id: string, name: string, otherWords: string, title: string])[];
  /** Names of passages, such as “ayat al-kursi”, and the passage: surah, first and last verse. */
  verses: readonly (readonly [names: readonly string[], surah: number, from: number, to: number])[];
  /** The newest articles: slug and title. */
  articles: readonly (readonly [slug: string, title: string])[];
  /** The works that the library holds. */
  works: readonly string[];
}

export type IndexedNote = readonly [
  slug: string,
  title: string,
  arabicTitle: string,
  /** Words that visitors use for it and no heading of it has. */
  otherWords: string,
  shelf: number,
  points: readonly PointOfIndex[],
];

/** The id is left out where it is all of the label's words; where it is the first of them, their number stands for it. */
export type PointOfIndex = readonly [label: string, id?: string | number];

/** Something that was found, with the words of its title that were looked for. */
export interface Hit {
  title: string;
  /** Spans of the title: `[start, end]`. */
  marks: readonly (readonly [number, number])[];
  leadsTo: Target;
  /** Where it stands: category and shelf, the note of a point, the number of a surah. */
  place?: string;
}

export type Target =
  | { kind: 'note'; slug: string; point?: string }
  | { kind: 'verses'; surah: number; from: number; to: number }
  | { kind: 'surah'; surah: number }
  | { kind: 'hadith'; reference: HadithReference }
  /** A passage that the library does not hold, at another site. */
  | { kind: 'outside'; url: string }
  | { kind: 'name'; id: string }
  | { kind: 'words'; theme: string; occasion: string }
  | { kind: 'article'; slug: string };

export interface HitGroup {
  name: GroupName;
  hits: readonly Hit[];
  /** How many were found; the hits are the best of them. */
  count: number;
}

export type GroupName = 'verses' | 'surahs' | 'notes' | 'points' | 'terms' | 'articles';
