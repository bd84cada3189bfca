import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { type ArticleEntry, type EntryKind, entryKinds } from '../knowledge/entries/article-entry.ts';
import { ARTICLE_WORDS, WANTED_WORDS } from './article-length.ts';
import { entryForms } from './entry-forms.ts';
import type { ArticleForm } from './forms.ts';
import { EntryWriter } from './write-entries.ts';

/** An article about entries that belong together. */
export interface EntriesPlan {
  kind: 'entries';
  form: ArticleForm;
  area: string;
  of: EntryKind;
  /** Their keys, in reading order. */
  entries: readonly string[];
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
export function planEntries(entries: readonly ArticleEntry[], corpus: Corpus): EntriesPlan[] {
  return entryKinds.flatMap((kind) => planKind(kind, entries, corpus)).map(planOf);
}

const planOf = (article: readonly Sized[]): EntriesPlan => {
  const of = article[0]?.entry.kind ?? 'term';
  const { form, area } = entryForms[of];
  return { kind: 'entries', form, area, of, entries: article.map(({ entry }) => entry.key) };
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
  // Words of several themes, and places that nothing ties together, make no article.
  const ofTheRest =
    kind === 'term' || kind === 'place' ? { articles: [], rest } : divide(rest.toSorted(byTime), kind, true);
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
  const rest: Sized[] = [];
  let open = [...group];
  while (open.length > 0) {
    const first = inOrder ? open[0] : mostConnected(open);
    if (!first) break;
    const article = [first];
    open = open.filter((one) => one !== first);
    while (!isEnough(article, kind)) {
      const next = inOrder ? open[0] : nearestOf(open, article);
      if (!next) break;
      article.push(next);
      open = open.filter((one) => one !== next);
    }
    if (isEnough(article, kind)) articles.push(article);
    else rest.push(...article);
  }
  return { articles, rest };
}

/** Of what is left of several groups, contemporaries come together; those of no time first. */
const byTime = ({ entry: one }: Sized, { entry: other }: Sized) => (one.time?.year ?? 0) - (other.time?.year ?? 0);

const isInOrder = (kind: EntryKind) => kind === 'surah' || kind === 'term' || kind === 'event';

const sum = (article: readonly Sized[], of: 'own' | 'words') => article.reduce((all, one) => all + one[of], 0);

const isEnough = (article: readonly Sized[], kind: EntryKind) =>
  sum(article, 'words') >= WANTED_WORDS && sum(article, 'own') >= entryForms[kind].leastOwn;

/** The one that shares most related pages with those of an article, if one does; the first of them in the content. */
function nearestOf(open: readonly Sized[], article: readonly Sized[]): Sized | undefined {
  const [nearest] = [...open].sort((one, other) => nearness(other, article) - nearness(one, article));
  return nearest && nearness(nearest, article) > 0 ? nearest : undefined;
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
  if (one.entry.kind === 'place' && !own.some((article) => nearness(one, article) > 0)) return;
  // What comes last stays last.
  if (one.entry.kind === 'event') return void own.at(-1)?.push(one);
  const [nearest] = (own.length > 0 ? own : roomy).toSorted(
    (first, other) => nearness(one, other) - nearness(one, first) || sum(first, 'words') - sum(other, 'words'),
  );
  nearest?.push(one);
}
