import { foldedWords } from '../knowledge/retrieval/stems/search-stems.ts';
import { findReferences } from '../references/find-references.ts';
import { formatReference } from '../references/format-reference.ts';
import { parseReference } from '../references/parse-reference.ts';
import type { Reference } from '../references/reference.ts';
import { referenceUrl } from '../references/reference-url.ts';
import { surahNamed } from '../references/surah-names.ts';
import { type NamedSurah, surahs, versesIn } from '../references/surahs.ts';
import { plainWord } from '../text/latin-key.ts';
import { fitOf, type PlacedWord, placedWords, type SearchWord, wordsSought } from './match-words.ts';
import { idOfIndexed } from './point-of-index.ts';
import type { GroupName, Hit, HitGroup, SiteIndex, Target } from './site-index.ts';

export type Search = (query: string) => HitGroup[];

/** Longer queries are read up to here: they are questions, for which the site has a better way. */
const LONGEST_QUERY = 200;

/** The most hits that are given of each group, in the order of the groups. */
const MOST: Readonly<Record<GroupName, number>> = {
  notes: 8,
  terms: 6,
  points: 8,
  surahs: 4,
  verses: 5,
  articles: 5,
};

/** The share of a query's words that a title must have. */
const LEAST_SHARE = 0.6;

interface Entry {
  group: GroupName;
  title: string;
  leadsTo: Target;
  place?: string;
  words: readonly PlacedWord[];
  /** Other words by which it is found. */
  hidden: readonly SearchWord[];
}

/** Opens a search over an index. It reads no text and calls nobody, in the server and in the browser alike. */
export function openSearch(index: SiteIndex): Search {
  const works = new Set(index.works);
  const entries = [...entriesOf(index)];
  const passagesByName = namesOf(index.verses);
  const byWord = new Map<string, { word: SearchWord; shown: Set<Entry>; hidden: Set<Entry> }>();
  const add = (word: SearchWord, entry: Entry, where: 'shown' | 'hidden') => {
    const known = byWord.get(word.folded) ?? { word, shown: new Set(), hidden: new Set() };
    known[where].add(entry);
    byWord.set(word.folded, known);
  };
  for (const entry of entries) {
    for (const word of entry.words) add(word, entry, 'shown');
    for (const word of entry.hidden) add(word, entry, 'hidden');
  }

  return (query) => {
    const typed = query.slice(0, LONGEST_QUERY);
    const sought = wordsSought(typed);
    // A word that is followed by a blank is typed to its end.
    const begun = /\s$/u.test(typed) ? undefined : sought.at(-1);
    const fits = sought.map((word) => {
      const found = new Map<Entry, number>();
      for (const { word: known, shown, hidden } of byWord.values()) {
        const fit = fitOf(word, known, word === begun);
        const entries = fit >= HIDDEN_FIT ? [...shown, ...hidden] : fit > 0 ? shown : [];
        for (const entry of entries) if (fit > (found.get(entry) ?? 0)) found.set(entry, fit);
      }
      return found;
    });
    const scores = new Map<Entry, number>();
    for (const entry of new Set(fits.flatMap((found) => [...found.keys()]))) {
      const matched = fits.flatMap((found) => found.get(entry) ?? []);
      if (matched.length / sought.length < LEAST_SHARE) continue;
      const sum = matched.reduce((one, other) => one + other, 0);
      // Of two titles that have the words, the one that says less beside them is nearer.
      scores.set(entry, (sum * matched.length) / sought.length - 0.1 * entry.words.length);
    }
    const ranked = [...scores].sort(([, one], [, other]) => other - one).map(([entry]) => entry);
    const outright = outrightIn(typed, works, passagesByName);
    const groups = (Object.keys(MOST) as GroupName[]).flatMap((name) => {
      const named = outright.filter(({ group }) => group === name);
      const isNew = ({ title }: Entry) => !named.some((entry) => entry.title === title);
      const found = [...named, ...ranked.filter((entry) => entry.group === name && isNew(entry))];
      if (found.length === 0) return [];
      const hits = found.slice(0, MOST[name]).map((entry) => hitOf(entry, sought, begun));
      return [{ name, count: found.length, hits, isOutright: named.length > 0 }];
    });
    // What is named outright comes first, a verse before its surah.
    const rank = ({ name, isOutright }: (typeof groups)[number]) => (isOutright ? (name === 'verses' ? 0 : 1) : 2);
    return groups.sort((one, other) => rank(one) - rank(other)).map(({ name, count, hits }) => ({ name, count, hits }));
  };
}

/** A slip of the pen is forgiven only where the word that it may be is seen. */
const HIDDEN_FIT = 2;

function hitOf(
  { title, leadsTo, place, words }: Entry,
  sought: readonly SearchWord[],
  begun: SearchWord | undefined,
): Hit {
  const marks = words
    .filter((word) => sought.some((one) => fitOf(one, word, one === begun) > 0))
    .map(({ start, end }) => [start, end] as const);
  return { title, leadsTo, marks, ...(place !== undefined && { place }) };
}

function* entriesOf({
  shelves,
  notes,
  terms,
  glossary = [],
  words = [],
  names = [],
  verses,
  articles,
}: SiteIndex): Generator<Entry> {
  for (const [slug, title, arabicTitle, otherWords, shelf, points] of notes) {
    const [category = '', heading = ''] = shelves[shelf] ?? [];
    const place = heading === category || heading === '' ? category : `${category} › ${heading}`;
    yield entry('notes', title, { kind: 'note', slug }, { place, others: [arabicTitle, otherWords] });
    // The first point has the title of its note.
    for (const point of points) {
      const [label] = point;
      if (label === title) continue;
      yield entry('points', label, { kind: 'note', slug, point: idOfIndexed(point) }, { place: title });
    }
  }
  for (const [slug, name, others] of glossary) {
    yield entry('terms', name, { kind: 'note', slug }, { place: 'Glossary', others: [others] });
  }
  for (const [id, name, others, title] of names) {
    yield entry('terms', name, { kind: 'name', id }, { place: title, others: [others] });
  }
  for (const [theme, occasion, name, title] of words) {
    yield entry(
      'terms',
      name,
      { kind: 'words', theme, occasion },
      { place: `Words to say › ${title}`, others: ['dua', 'words'] },
    );
  }
  const explained = new Set(glossary.map(([, name]) => foldedWords(name).join(' ')));
  for (const [term, note, at] of terms) {
    if (explained.has(foldedWords(term).join(' '))) continue;
    const [slug = '', title = '', , , , points = []] = notes[note] ?? [];
    const point = points[at];
    yield entry('terms', term, { kind: 'note', slug, point: point ? idOfIndexed(point) : '' }, { place: title });
  }
  yield* verses.map(namedPassage);
  for (const surah of surahs) yield surahEntry(surah);
  for (const [slug, title] of articles) yield entry('articles', title, { kind: 'article', slug });
}

function namedPassage([names, surah, from, to]: SiteIndex['verses'][number]): Entry {
  const [title = '', ...others] = names;
  const reference = formatReference({ work: 'quran', surah, from, to });
  return entry('verses', title, { kind: 'verses', surah, from, to }, { place: reference, others });
}

/** Passages by each of their names; one name may stand for several. */
function namesOf(verses: SiteIndex['verses']): Map<string, Entry[]> {
  const passages = new Map<string, Entry[]>();
  for (const verse of verses) {
    for (const name of new Set(verse[0].map((name) => foldedWords(name).join(' ')))) {
      passages.set(name, [...(passages.get(name) ?? []), namedPassage(verse)]);
    }
  }
  return passages;
}

function surahEntry({ number, name, meanings, alsoCalled, arabicNames, verses }: NamedSurah): Entry {
  const [meaning = ''] = meanings;
  const place = `Surah ${number}, ${verses} verses`;
  const joined = name.replace(/[\s-]/gu, '');
  const others = [joined, ...meanings.slice(1), ...alsoCalled, ...arabicNames];
  const title = plainWord(name) === plainWord(meaning) ? name : `${name} (${meaning})`;
  return entry('surahs', title, { kind: 'surah', surah: number }, { place, others });
}

function entry(
  group: GroupName,
  title: string,
  leadsTo: Target,
  { place, others = [] }: { place?: string; others?: readonly string[] } = {},
): Entry {
  const words = placedWords(title);
  return { group, title, leadsTo, words, hidden: others.flatMap(placedWords), ...(place !== undefined && { place }) };
}

/** The passages that a query names outright, or the surah whose name it is. */
function outrightIn(
  query: string,
  works: ReadonlySet<string>,
  passagesByName: ReadonlyMap<string, readonly Entry[]>,
): Entry[] {
  const typed = query.trim();
  const whole = parseReference(bareVerse.test(typed) ? `Quran ${typed}` : typed);
  const cited = whole ? [whole] : findReferences(typed).map(({ reference }) => reference);
  const entries = cited.flatMap((reference) => passageEntry(reference, works) ?? []);
  const surah = surahNamed(typed);
  const named = passagesByName.get(foldedWords(typed).join(' ')) ?? [];
  const all = [...named, ...entries, ...(surah ? [surahEntry(surah)] : [])];
  return [...new Map(all.map((entry) => [entry.title, entry])).values()];
}

/** `2:255`, `94:5-6` */
const bareVerse = /^\d{1,3}\s*:\s*\d{1,3}(?:\s*[-–]\s*\d{1,3})?$/u;

/** A passage; the surah where a reference means all of it or names a verse that it does not have. */
function passageEntry(reference: Reference, works: ReadonlySet<string>): Entry | undefined {
  const title = formatReference(reference);
  if (reference.work === 'hadith') {
    if (works.has(reference.collection)) return entry('verses', title, { kind: 'hadith', reference });
    return entry('verses', title, { kind: 'outside', url: referenceUrl(reference) }, { place: 'not held here' });
  }
  const { surah, from, to } = reference;
  const named = surahs[surah - 1];
  if (!named) return undefined;
  const last = versesIn(surah);
  const isPart = from >= 1 && to <= last && !(from === 1 && to === last);
  return isPart
    ? entry('verses', title, { kind: 'verses', surah, from, to }, { place: named.name })
    : surahEntry(named);
}
