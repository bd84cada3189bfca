import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Note } from '../knowledge/notes/note.ts';
import { formatReference } from '../references/format-reference.ts';
import { ARTICLE_WORDS, WANTED_WORDS, wordsIn } from './article-length.ts';
import { formOf, type NoteForm } from './forms.ts';
import { ownQuotations, quotedPassage } from './quoted-passage.ts';

/** An article to be composed: a note, and another whole one on a related subject where the first is too short alone. */
export interface NotePlan {
  kind: 'note';
  form: NoteForm;
  /** The shelf of the note. */
  area: string;
  /** The slugs of the notes. */
  note: string;
  second?: string;
}

/**
 * Every note that is long enough, and not too long to be told whole, has an article of its own. Two shorter ones on related subjects share one, each whole:
 * single points of other notes at the end of an article were read as a part of it that did not belong there.
 */
export function planNotes(notes: readonly Note[], corpus: Corpus): NotePlan[] {
  const words = new Map(notes.map((note) => [note, wordsOf(note, corpus)]));
  const isEnough = (note: Note) => (words.get(note) ?? 0) >= WANTED_WORDS;
  const partners = pairsOf(
    notes.filter((note) => !isEnough(note)),
    (one, other) => (words.get(one) ?? 0) + (words.get(other) ?? 0),
  );
  return notes.flatMap((note): NotePlan[] => {
    const second = partners.get(note);
    if ((!isEnough(note) && !second) || ownWords(note) > FULL) return [];
    const plan = { kind: 'note', form: formOf(note), area: note.shelf, note: note.slug } as const;
    return [second ? { ...plan, second: second.slug } : plan];
  });
}

/** Words of an article about a note alone, without passages. */
const ownWords = ({ english: { summary, points } }: Note): number =>
  points.reduce((words, { label, markdown }) => words + wordsIn(label) + wordsIn(markdown), wordsIn(summary));

/** Words of an article about a note alone, passages with them. */
function wordsOf(note: Note, corpus: Corpus): number {
  const { points } = note.english;
  const quoted = ownQuotations(points);
  let words = ownWords(note);
  for (const point of points) {
    const passage = quotedPassage(point, corpus, quoted);
    if (passage) quoted.add(formatReference(passage.reference));
    words += passage?.words ?? 0;
  }
  return words;
}

/** The second note of each that shares an article: those that belong together most are put together first. */
function pairsOf(short: readonly Note[], together: (one: Note, other: Note) => number): Map<Note, Note> {
  const pairs = short
    .flatMap((one, at) => short.slice(at + 1).map((other) => ({ one, other, near: nearness(one, other) })))
    .filter(({ one, other, near }) => near > 0 && together(one, other) >= WANTED_WORDS && together(one, other) <= FULL)
    .sort((a, b) => b.near - a.near);
  const partners = new Map<Note, Note>();
  const taken = new Set<Note>();
  for (const { one, other } of pairs) {
    if (taken.has(one) || taken.has(other)) continue;
    partners.set(one, other);
    taken.add(one).add(other);
  }
  return partners;
}

/** The most that two notes may have: an article's limit, less the words of its headings. */
const FULL = ARTICLE_WORDS.most - 50;

/** Notes belong together that editors named for each other, or one for the other on the same shelf. */
function nearness(one: Note, other: Note): number {
  const named = [one.related.includes(other.slug), other.related.includes(one.slug)].filter(Boolean).length;
  const isOneShelf = one.shelf === other.shelf;
  return named === 2 || (named === 1 && isOneShelf) ? 2 * named + (isOneShelf ? 1 : 0) : 0;
}
