import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Note, Point } from '../knowledge/notes/note.ts';
import { formatReference } from '../references/format-reference.ts';
import { WANTED_WORDS, wordsIn } from './article-length.ts';
import { formOf, type NoteForm } from './forms.ts';
import { ownQuotations, quotedPassage } from './quoted-passage.ts';

/** An article to be composed: a note, and points of neighbouring notes that have no article of their own. */
export interface NotePlan {
  kind: 'note';
  form: NoteForm;
  /** The shelf of the note. */
  area: string;
  /** The slug of the note. */
  note: string;
  beside: readonly PointAddress[];
}

export interface PointAddress {
  note: string;
  point: string;
}

interface Lead {
  note: Note;
  beside: PointAddress[];
  quoted: Set<string>;
  words: number;
}

/**
 * Deals the points of each shelf out to articles. Every point is the body of at most one article, so no two articles share
 * its sentences. The shortest notes of a shelf give their points to its other notes until these are long enough.
 */
export function planNotes(notes: readonly Note[], corpus: Corpus): NotePlan[] {
  const shelves = new Map<string, Note[]>();
  for (const note of notes) shelves.set(note.shelf, [...(shelves.get(note.shelf) ?? []), note]);
  return [...shelves.values()].flatMap((shelf) => planShelf(shelf, corpus));
}

function planShelf(shelf: readonly Note[], corpus: Corpus): NotePlan[] {
  const lengths = new Map(shelf.map((note) => [note, leadOf(note, corpus).words]));
  const shortestFirst = [...shelf].sort((one, other) => (lengths.get(one) ?? 0) - (lengths.get(other) ?? 0));
  // One giving note more at a time, until what is given fills every other note.
  for (let giving = 0; giving < shelf.length; giving += 1) {
    const givers = new Set(shortestFirst.slice(0, giving));
    const leads = shelf.filter((note) => !givers.has(note)).map((note) => leadOf(note, corpus));
    dealOut(givers, leads, corpus);
    if (leads.every(({ words }) => words >= WANTED_WORDS)) return leads.map(planOf);
  }
  return [];
}

function leadOf(note: Note, corpus: Corpus): Lead {
  const lead: Lead = {
    note,
    beside: [],
    quoted: ownQuotations(note.english.points),
    words: wordsIn(note.english.summary),
  };
  for (const point of note.english.points) addPoint(lead, point, corpus);
  return lead;
}

function addPoint(lead: Lead, point: Point, corpus: Corpus) {
  const passage = quotedPassage(point, corpus, lead.quoted);
  if (passage) lead.quoted.add(formatReference(passage.reference));
  lead.words += wordsIn(point.label) + wordsIn(point.markdown) + (passage?.words ?? 0);
}

/** Each point goes to a note that is still too short: one that the giving note is related to, else the shortest. */
function dealOut(givers: ReadonlySet<Note>, leads: readonly Lead[], corpus: Corpus) {
  for (const giver of givers) {
    for (const point of giver.english.points) {
      const short = leads.filter(({ words }) => words < WANTED_WORDS).sort((one, other) => one.words - other.words);
      const lead = short.find(({ note }) => isRelated(note, giver)) ?? short[0];
      if (!lead) return;
      lead.beside.push({ note: giver.slug, point: point.id });
      addPoint(lead, point, corpus);
    }
  }
}

const isRelated = (note: Note, other: Note) => note.related.includes(other.slug) || other.related.includes(note.slug);

const planOf = ({ note, beside }: Lead): NotePlan => ({
  kind: 'note',
  form: formOf(note),
  area: note.shelf,
  note: note.slug,
  beside,
});

/** The points that no plan has: those of notes that gave the others away. */
export function pointsLeft(notes: readonly Note[], plans: readonly NotePlan[]): PointAddress[] {
  const leads = new Set(plans.map(({ note }) => note));
  const given = new Set(plans.flatMap(({ beside }) => beside.map(({ note, point }) => `${note}#${point}`)));
  return notes
    .filter(({ slug }) => !leads.has(slug))
    .flatMap(({ slug, english }) => english.points.map(({ id }) => ({ note: slug, point: id })))
    .filter(({ note, point }) => !given.has(`${note}#${point}`));
}
