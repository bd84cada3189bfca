import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { ArticleEntry } from '../knowledge/entries/article-entry.ts';
import type { Note } from '../knowledge/notes/note.ts';
import type { NamedWork } from '../knowledge/profiles/profile.ts';
import type { ArticleOutline } from './load-outlines.ts';
import { type NotePlan, planNotes } from './plan-notes.ts';
import { keysOf, noteOf, type OutlinePlan, planOutlines } from './plan-outlines.ts';

/** The reviewed content that articles are made of. */
export interface ArticleContent {
  notes: readonly Note[];
  entries: readonly ArticleEntry[];
  /** What editors wrote around entries. */
  outlines: readonly ArticleOutline[];
  /** The works that texts name, by the name that the texts use. */
  works: ReadonlyMap<string, NamedWork>;
}

/** An article to be composed. */
export type ArticlePlan = NotePlan | OutlinePlan;

/** Every article that the content is enough for. The same content always gives the same plans. */
export function planArticles(
  { notes, entries, outlines }: Omit<ArticleContent, 'works'>,
  corpus: Corpus,
): ArticlePlan[] {
  const inOutlines = new Set(outlines.flatMap(keysOf).flatMap((key) => noteOf(key) ?? []));
  return [...planNotes(notes, corpus, inOutlines), ...planOutlines(outlines, { entries, notes })];
}

/** The texts of the content that a plan is about, by their keys. */
export const subjectsOf = (plan: ArticlePlan): readonly string[] =>
  plan.kind === 'note'
    ? [`notes/${plan.note}`]
    : [...new Set(plan.entries.map((key) => (noteOf(key) ? `notes/${noteOf(key)}` : key)))];
