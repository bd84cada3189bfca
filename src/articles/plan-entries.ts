import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { type ArticleEntry, type EntryKind, entryKinds } from '../knowledge/entries/article-entry.ts';
import type { Note, Point } from '../knowledge/notes/note.ts';
import { ARTICLE_WORDS, WANTED_WORDS, wordsIn } from './article-length.ts';
import { entryForms } from './entry-forms.ts';
import type { ArticleForm } from './forms.ts';
import type { PointAddress } from './plan-notes.ts';
import { EntryWriter } from './write-entries.ts';

/** An article about entries that belong together. */
export interface EntriesPlan {
  kind: 'entries';
  form: ArticleForm;
  area: string;
  of: EntryKind;
  /** Their keys, in reading order. */
  entries: readonly string[];
  /** Points of notes that speak of them, and that are in no other article. */
  beside: readonly PointAddress[];
}

/** Points that may be taken along. */
export interface FreePoints {
  notes: readonly Note[];
  points: readonly PointAddress[];
}

interface Sized {
  entry: ArticleEntry;
  own: number;
  words: number;
}

/** Articles do not grow to their limit where a rest is added. */
const FULL = ARTICLE_WORDS.most - 300;

/**
 * Divides the entries into articles: each entry is in one at most. Surahs, words and events stay in the order of the
 * content, which for events is that of time; people and places come together by the notes that they are related to.
 */
export function planEntries(entries: readonly ArticleEntry[], free: FreePoints, corpus: Corpus): EntriesPlan[] {
  const planned = entryKinds.flatMap((kind) => planKind(kind, entries, corpus));
  const articles = planned.map((article) => ({ article, beside: [] as PointAddress[] }));
  for (const address of free.points) {
    const point = free.notes
      .find(({ slug }) => slug === address.note)
      ?.english.points.find(({ id }) => id === address.point);
    if (!point) continue;
    const words = wordsIn(point.markdown);
    const [best] = articles
      .filter(({ article, beside }) => beside.length < MOST_BESIDE && sum(article, 'words') + words < FULL)
      .map((one) => ({ one, speaks: mentions(one.article, point) }))
      .filter(({ speaks }) => speaks > 0)
      .sort((first, other) => other.speaks - first.speaks);
    best?.one.beside.push(address);
  }
  return articles.map(({ article, beside }) => planOf(article, beside));
}

/** Points that an article takes along at most. */
const MOST_BESIDE = 5;

/** How much a point speaks of the entries: it is named after them or begins with them, or cites verses of a surah. */
function mentions(article: readonly Sized[], { label, markdown, references }: Point): number {
  return article.reduce((count, { entry }) => {
    if (entry.kind === 'term') return count;
    if (entry.kind !== 'surah')
      return count + (isNamedIn(entry.name, label) || beginsWith(entry.name, markdown) ? 1 : 0);
    return count + references.filter((one) => one.work === 'quran' && `surahs/${one.surah}` === entry.key).length;
  }, 0);
}

const planOf = (article: readonly Sized[], beside: readonly PointAddress[]): EntriesPlan => {
  const of = article[0]?.entry.kind ?? 'term';
  const { form, area } = entryForms[of];
  return { kind: 'entries', form, area, of, entries: article.map(({ entry }) => entry.key), beside };
};

function planKind(kind: EntryKind, entries: readonly ArticleEntry[], corpus: Corpus): Sized[][] {
  const groups = new Map<string, Sized[]>();
  for (const entry of entries.filter((one) => one.kind === kind)) {
    const { own, quoted } = new EntryWriter(corpus).entry(entry, false);
    // Of words, those that a verse can be read with: a list of meanings alone is the glossary's.
    if (kind === 'term' && quoted === 0) continue;
    const sized = { entry, own, words: own + quoted };
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), sized]);
  }
  const rest: Sized[] = [];
  const articles = [...groups.values()].flatMap((group) => {
    const divided = divide(group, kind);
    rest.push(...divided.rest);
    return divided.articles;
  });
  const ofTheRest = divide(rest.toSorted(byTime), kind, true);
  for (const one of ofTheRest.rest) addWhereItFits(one, [...articles, ...ofTheRest.articles]);
  const all = [...articles, ...ofTheRest.articles];
  // Who has most to tell comes first, and gives the article its name.
  return isInOrder(kind) ? all : all.map((article) => article.toSorted((one, other) => other.words - one.words));
}

function divide(
  group: readonly Sized[],
  kind: EntryKind,
  inOrder = isInOrder(kind),
): { articles: Sized[][]; rest: Sized[] } {
  const articles: Sized[][] = [];
  let open = [...group];
  while (open.length > 0) {
    const first = inOrder ? open[0] : mostConnected(open);
    if (!first) break;
    const article = [first];
    open = open.filter((one) => one !== first);
    while (!isEnough(article, kind)) {
      const next = inOrder ? open[0] : nearestOf(open, article);
      if (!next) return { articles, rest: article };
      article.push(next);
      open = open.filter((one) => one !== next);
    }
    articles.push(article);
  }
  return { articles, rest: [] };
}

/** Of what is left of several groups, contemporaries come together; those of no time first. */
const byTime = ({ entry: one }: Sized, { entry: other }: Sized) => (one.time?.year ?? 0) - (other.time?.year ?? 0);

const isInOrder = (kind: EntryKind) => kind === 'surah' || kind === 'term' || kind === 'event';

const sum = (article: readonly Sized[], of: 'own' | 'words') => article.reduce((all, one) => all + one[of], 0);

const isEnough = (article: readonly Sized[], kind: EntryKind) =>
  sum(article, 'words') >= WANTED_WORDS && sum(article, 'own') >= entryForms[kind].leastOwn;

/** The one that shares most related pages with those of an article; the first of them in the content. */
function nearestOf(open: readonly Sized[], article: readonly Sized[]): Sized | undefined {
  return [...open].sort((one, other) => nearness(other, article) - nearness(one, article))[0];
}

/** The one with the nearest neighbours, so that those that belong together come together before they are dealt out. */
function mostConnected(open: readonly Sized[]): Sized | undefined {
  const connected = (one: Sized) =>
    open
      .filter((other) => other !== one)
      .map((other) => nearness(other, [one]))
      .sort((a, b) => b - a)
      .slice(0, NEIGHBOURS)
      .reduce((all, near) => all + near, 0);
  return [...open].map((one) => ({ one, near: connected(one) })).sort((a, b) => b.near - a.near)[0]?.one;
}

const NEIGHBOURS = 4;

function nearness({ entry }: Sized, article: readonly Sized[]): number {
  const slugOf = ({ key }: ArticleEntry) => key.split('/')[1] ?? '';
  return article.reduce((near, { entry: other }) => {
    const shared = entry.related.filter((slug) => other.related.includes(slug)).length;
    const named = entry.related.includes(slugOf(other)) || other.related.includes(slugOf(entry)) ? 2 : 0;
    return near + shared + named;
  }, 0);
}

/** An entry that is left over joins the article of its own group that is nearest to it, if that has room. */
function addWhereItFits(one: Sized, articles: Sized[][]) {
  const roomy = articles.filter((article) => sum(article, 'words') + one.words <= FULL);
  const own = roomy.filter((article) => article[0]?.entry.group === one.entry.group);
  // What comes last stays last.
  if (one.entry.kind === 'event') return void own.at(-1)?.push(one);
  const [nearest] = (own.length > 0 ? own : roomy).toSorted(
    (first, other) => nearness(one, other) - nearness(one, first) || sum(first, 'words') - sum(other, 'words'),
  );
  nearest?.push(one);
}

/** Whether a label names somebody: the whole name, with its capitals. */
const isNamedIn = (name: string, label: string) => {
  const at = label.indexOf(name);
  const isLetter = (letter = '') => /\p{L}/u.test(letter);
  return at >= 0 && name.length > 3 && !isLetter(label[at - 1]) && !isLetter(label[at + name.length]);
};

const beginsWith = (name: string, markdown: string) => name.length > 3 && markdown.startsWith(`${name} `);
