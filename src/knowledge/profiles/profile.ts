import type { ProfileGroup } from '../../shared/profile-groups.ts';

/** Somebody, a place or an event of which notes speak: what is known of it, what is disputed, and by which works. */
export interface Profile {
  slug: string;
  /** Also the folder of `content`. */
  group: ProfileGroup;
  name: string;
  /** The usual English name, where there is one. */
  english: string | undefined;
  arabic: string;
  /** Other spellings and names that visitors type. */
  also: readonly string[];
  /** In words, in the order in which a page shows them: “born about 619”, “near Mecca”. */
  facts: readonly string[];
  /** Of an event: year and month of the common era by the usual dating, `0622-09`, by which events are listed. */
  begins: string | undefined;
  summary: string;
  /** Slugs of notes and profiles. */
  related: readonly string[];
  /** In the Markdown subset; sources stand in square brackets: references, and works that are named. */
  markdown: string;
}

/** A work that a text names as its source and that the library does not hold. */
export interface NamedWork {
  /** As texts name it: `Ibn Hisham`. */
  short: string;
  author: string;
  title: string;
  field: string;
  /** Of the author's death, or of the publication. */
  year: string;
  /** As Arabic texts name it, where that is known. */
  arabic?: string;
}

/** A source in square brackets that names a work and a place in it: `[Ibn Hisham: the battle of Badr]`. */
const CITED = /\[([^\][:\n]{2,60}): ([^\][\n]{1,120})\]/gu;

/** The same, or what may be the Arabic name of a work, which comes without a place. */
const PERHAPS_CITED = /\[([^\][:\n]{2,80})(?:: ([^\][\n]{1,120}))?\]/gu;

/** The Arabic name of a work: `[ابن رشد، بداية المجتهد]`. No reference is written so. */
const IN_ARABIC = /\[[^\][\n:\d٠-٩(]{4,80}\](?!\()/gu;

/** A text without the works that it names: their titles are not what it says. */
export const withoutCitedWorks = (markdown: string) => markdown.replace(CITED, '').replace(IN_ARABIC, '');

/** The works that a text names, each with the place; of a work that goes by its Arabic name the place is empty. */
export function citedWorks(markdown: string, works: ReadonlyMap<string, NamedWork>) {
  return [...markdown.matchAll(PERHAPS_CITED)].flatMap(([written, name = '', place = '']) => {
    const work = works.get(name);
    return work && (place !== '' || work.arabic === name) ? [{ written, work, place }] : [];
  });
}
