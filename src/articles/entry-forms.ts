import type { EntryKind } from '../knowledge/entries/article-entry.ts';
import type { ArticleForm } from './forms.ts';

/** How an article about entries of one kind is built. */
export interface EntryForm {
  form: ArticleForm;
  /** What its subjects are together, for the reason why one of them is next. */
  area: string;
  /** `group` is the one that all its entries have, if there is one. */
  title: (names: readonly string[], group: string | undefined) => string;
  summary: (names: readonly string[], group: string | undefined) => string;
  /** Minimum words of this site's own in an article: the rest are quoted passages. */
  leastOwn: number;
  quotes: QuoteRule;
}

export interface QuoteRule {
  /** Maximum words of one quoted passage. */
  longest: number;
  /** Maximum passages of one entry. */
  most: number;
  /** Whether the first verses of a longer passage may be quoted, up to the end of a sentence. */
  beginnings?: true;
}

/** Names in a row: “A, B and C”, or the first of many. */
export function listed(given: readonly string[], most = 4, others = 'Others'): string {
  const names = given.map((name, at) => (at > 0 ? name.replace(/^The /u, 'the ') : name));
  const shown = names.length > most ? [...names.slice(0, most - 1), others] : [...names];
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

/** Events follow one another: “From the Year of the Elephant to the Night Journey”. */
const fromTo = (names: readonly string[]) =>
  names.length < 2
    ? inTitle(names.join())
    : inTitle(
        `From ${[names[0] ?? '', names.at(-1) ?? ''].map((name) => name.replace(/^The /u, 'the ')).join(' to ')}`,
      );

/** With capitals, but for small words. */
const inTitle = (text: string) =>
  text.replace(/(^|\s)(\p{Ll})([\p{L}’‘]*)/gu, (word, before: string, first: string, rest: string) =>
    SMALL.has(first + rest) || (before !== '' && rest.startsWith('l-')) ? word : before + first.toUpperCase() + rest,
  );
const SMALL: ReadonlySet<string> = new Set('a al an and at by for from ibn in of on or the to with'.split(' '));

const all = (names: readonly string[]) => listed(names, names.length);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const entryForms: Readonly<Record<EntryKind, EntryForm>> = {
  prophet: {
    form: 'story',
    area: 'prophets',
    title: (names) => `${listed(names, 4, 'Other Prophets')}: Told Through the Verses`,
    summary: (names) => `What the Quran tells of ${all(names)}, scene by scene and in its own words.`,
    leastOwn: 200,
    quotes: { longest: 90, most: 5, beginnings: true },
  },
  person: {
    form: 'life',
    area: 'people',
    title: (names) => `${upperFirst(listed(names))}: ${names.length === 1 ? 'A Life' : 'Lives'} From the Sources`,
    summary: (names) =>
      `${upperFirst(all(names))}: what is reported, by which work, and what is disputed. Works that are named were not checked here.`,
    leastOwn: 330,
    quotes: { longest: 75, most: 2 },
  },
  event: {
    form: 'event',
    area: 'events',
    title: (names) => `${fromTo(names)}: What Happened, and Who Reports It`,
    summary: (names) => `${all(names)}: what is known of each, from which sources, and what is disputed.`,
    leastOwn: 300,
    quotes: { longest: 90, most: 2, beginnings: true },
  },
  place: {
    form: 'place',
    area: 'places',
    title: (names) => `${inTitle(listed(names, 3, 'Other Places'))}: What Is Told of Them`,
    summary: (names) => `${all(names)}: where they are, what happened there, and what the Quran says of them.`,
    leastOwn: 280,
    quotes: { longest: 90, most: 2, beginnings: true },
  },
  surah: {
    form: 'surah',
    area: 'surahs',
    title: (names) => `${names.length === 1 ? 'Surah' : 'Surahs'} ${listed(names)}, Read Closely`,
    summary: (names) => `${all(names)}: the name, the parts and the best-known verses, in the order of the text.`,
    leastOwn: 120,
    quotes: { longest: 70, most: 6, beginnings: true },
  },
  term: {
    form: 'terms',
    area: 'words of the field',
    title: (names, group) =>
      `${names.filter(isPlain).slice(0, 3).join(', ')} and Other Words${group ? `: ${group}` : ''}`,
    summary: (names, group) =>
      `${names.length} words${group ? ` about ${lowerFirst(group.replace(/:.*/u, ''))}` : ''} and the verses that they rest on: ${all(names)}.`,
    leastOwn: 200,
    quotes: { longest: 110, most: 1 },
  },
};

/** A title names short words. */
const isPlain = (name: string) => name.length <= 14 && !name.includes('(');
