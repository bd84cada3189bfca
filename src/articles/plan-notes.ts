import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Note } from '../knowledge/notes/note.ts';
import { formatReference } from '../references/format-reference.ts';
import { ARTICLE_WORDS, WANTED_WORDS, wordsIn } from './article-length.ts';
import { formOf, type NoteForm } from './forms.ts';
import { ownQuotations, quotedPassage } from './quoted-passage.ts';

/** An article to be composed about one note. */
export interface NotePlan {
  kind: 'note';
  form: NoteForm;
  /** The shelf of the note. */
  area: string;
  /** The slug of the note. */
  note: string;
}

/**
 * Every note that is long enough, and not too long to be told whole, has an article of its own, unless an editor tells its points
 * in an outline. Two short ones in one article, by a program, had a break in the middle and told things twice.
 */
export function planNotes(notes: readonly Note[], corpus: Corpus, inOutlines: ReadonlySet<string>): NotePlan[] {
  return notes
    .filter((note) => !inOutlines.has(note.slug) && ownWords(note) <= MOST_OWN && wordsOf(note, corpus) >= WANTED_WORDS)
    .map((note) => ({ kind: 'note', form: formOf(note), area: note.shelf, note: note.slug }));
}

/** The most that a note may have: an article's limit, less the words of its headings. */
const MOST_OWN = ARTICLE_WORDS.most - 50;

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
