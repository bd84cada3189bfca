import type { GlossaryTerm } from '../../knowledge/glossary/term.ts';
import type { NamesOfGod } from '../../knowledge/names-of-god/name-of-god.ts';
import type { Note, Point } from '../../knowledge/notes/note.ts';
import type { Profile } from '../../knowledge/profiles/profile.ts';
import { foldedWords, stemOf } from '../../knowledge/retrieval/stems/search-stems.ts';
import type { NamedPassages } from '../../knowledge/retrieval/thesaurus.ts';
import type { WordsTheme } from '../../knowledge/words-to-say/words-to-say.ts';
import { surahNamed } from '../../references/surah-names.ts';
import { pointForIndex } from '../../search/point-of-index.ts';
import type { SiteIndex } from '../../search/site-index.ts';
import { type ProfileGroup, profileGroupNames, profileGroups } from '../../shared/profile-groups.ts';

interface Indexed {
  notes: readonly Note[];
  profiles: readonly Profile[];
  verses: readonly NamedPassages[];
  articles: SiteIndex['articles'];
  works: SiteIndex['works'];
}

/** Names and headings of what the site has, in the order of the shelves. */
export function buildSiteIndex({ notes, profiles, verses, articles, works }: Indexed): SiteIndex {
  const shelves = [
    ...new Map(notes.map(({ category, shelf }) => [`${category}/${shelf}`, [category, shelf] as const])),
  ];
  const shelfOf = new Map(shelves.map(([key], index) => [key, index]));
  const others = otherWordsOf(notes);
  return {
    shelves: [...shelves.map(([, shelf]) => shelf), ...profileGroups.map((group) => profileShelf(group))],
    notes: [
      ...notes.map(
        ({ slug, category, shelf, english, arabic }, note) =>
          [
            slug,
            english.title,
            arabic?.title ?? '',
            others[note] ?? '',
            shelfOf.get(`${category}/${shelf}`) ?? 0,
            english.points.map(({ id, label }) => pointForIndex(label, id)),
          ] as const,
      ),
      ...profilesIndex(suggested(profiles), shelves.length, 'name alone'),
    ],
    terms: termsOf(notes),
    verses: verses.flatMap(({ names, passages }) =>
      passages.map(({ surah, from, to }) => [names, surah, from, to] as const),
    ),
    articles,
    works,
  };
}

/** Suggestions as one types know people; places and events, which notes name too, only the server finds, to stay small. */
const suggested = (profiles: readonly Profile[]) => profiles.filter(({ group }) => group === 'people');

/**
 * Profiles as entries of the shelves of their groups, from this one on. By their other names only the server finds them: suggestions as one types go without,
 * to stay small.
 */
const profilesIndex = (
  profiles: readonly Profile[],
  first: number,
  by: 'name alone' | 'all names',
): SiteIndex['notes'] =>
  profiles.map(({ slug, group, name, english = '', arabic, also }) => {
    const shelf = first + profileGroups.indexOf(group);
    return by === 'name alone'
      ? ([slug, name, '', '', shelf, []] as const)
      : ([slug, name, arabic, [english, ...also].join(' '), shelf, []] as const);
  });

/** The same index with all profiles, by all their names. */
export const withAllNames = (index: SiteIndex, profiles: readonly Profile[]): SiteIndex => ({
  ...index,
  notes: [
    ...index.notes.slice(0, index.notes.length - suggested(profiles).length),
    ...profilesIndex(profiles, index.shelves.length - profileGroups.length, 'all names'),
  ],
});

/** The glossary, which only the server searches: suggestions as one types go without it, to stay small. */
export const glossaryIndex = (glossary: readonly GlossaryTerm[]): NonNullable<SiteIndex['glossary']> =>
  glossary.map(({ slug, name, arabic = '', also }) => [slug, name, [arabic, ...also].join(' ')] as const);

/** Occasions that have words to say; only the server searches them too. */
export const wordsIndex = (themes: readonly WordsTheme[]): NonNullable<SiteIndex['words']> =>
  themes.flatMap(({ slug, title, occasions }) =>
    occasions.map(({ id, occasion }) => [slug, id, occasion, title] as const),
  );

/** The names of God; only the server searches them too. */
export const namesIndex = ({ title, names }: NamesOfGod): NonNullable<SiteIndex['names']> =>
  names.map(({ id, name, arabic, also }) => [id, name, [arabic, ...also].join(' '), title] as const);

/** A shelf is named by its category and its own title; of profiles both are the group's. */
const profileShelf = (group: ProfileGroup) => [profileGroupNames[group], profileGroupNames[group]] as const;

/** In how many of a note's questions a word stands at least, and in how many notes at most, to be a name for it. */
const LEAST_QUESTIONS = 3;
const MOST_NOTES = 10;
const SHORTEST_WORD = 4;

/** Of each note the words that visitors use for it and that none of its headings has: wuzu, ablution. */
function otherWordsOf(notes: readonly Note[]): string[] {
  const counts = notes.map(({ english }) => {
    const questions = english.points.flatMap((point) => point.questions);
    return Map.groupBy(
      questions.flatMap((question) => [...new Set(foldedWords(question))]),
      (word) => word,
    );
  });
  const notesWith = Map.groupBy(
    counts.flatMap((count) => [...count.keys()]),
    (word) => word,
  );
  return notes.map(({ english: { title, points } }, note) => {
    const shown = new Set([title, ...points.map(({ label }) => label)].flatMap(foldedWords).map(stemOf));
    const telling = [...(counts[note] ?? [])].filter(
      ([word, { length }]) =>
        length >= LEAST_QUESTIONS &&
        word.length >= SHORTEST_WORD &&
        (notesWith.get(word)?.length ?? 0) <= MOST_NOTES &&
        !shown.has(stemOf(word)),
    );
    return telling.map(([word]) => word).join(' ');
  });
}

/** Words in italics are those that a note explains. */
const ITALICS = /(?<![*\w])\*([^*\n]{3,40}?)\*(?!\*)/gu;

const LONGEST_TERM = 3;

/**
 * Each term once: at the note that has it in its title, at the point that has it as its label, or where it is first used.
 * Surahs have their own group.
 */
function termsOf(notes: readonly Note[]): SiteIndex['terms'] {
  const padded = (text: string) => ` ${foldedWords(text).join(' ')} `;
  const titles = notes.map(({ english }) => padded(english.title));
  const labels = notes.map(({ english }) => english.points.map(({ label }) => padded(label)));
  const uses = new Map<string, { term: string; note: number; point: number }>();
  notes.forEach(({ english }, note) => {
    english.points.forEach((each, point) => {
      for (const term of italicsOf(each)) {
        const name = padded(term);
        if (!uses.has(name) && !surahNamed(term)) uses.set(name, { term, note, point });
      }
    });
  });
  return [...uses].map(([name, { term, note, point }]) => {
    const title = titles.findIndex((each) => each.includes(name));
    if (title >= 0) return [term, title, 0] as const;
    const labelled = labels.findIndex((each) => each.some((label) => label.includes(name)));
    if (labelled < 0) return [term, note, point] as const;
    return [term, labelled, labels[labelled]?.findIndex((label) => label.includes(name)) ?? 0] as const;
  });
}

const italicsOf = ({ markdown }: Point): string[] =>
  [...markdown.matchAll(ITALICS)].map(([, term = '']) => term).filter((term) => term.split(' ').length <= LONGEST_TERM);
