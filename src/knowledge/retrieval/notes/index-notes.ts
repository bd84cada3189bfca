import { findReferences } from '../../../references/find-references.ts';
import type { QuranReference } from '../../../references/reference.ts';
import type { Note, NoteText } from '../../notes/note.ts';
import type { Lexicon } from '../lexicon.ts';
import { normalizeWords } from '../normalize-words.ts';
import { foldedWords, stemOf } from '../stems/search-stems.ts';
import { rowsOf } from '../verse-index.ts';
import { type Concepts, conceptsOf } from './concepts.ts';

/** The parts of a note that the search needs. */
export type SearchedNote = Pick<Note, 'english' | 'arabic'>;

export interface IndexedNote {
  /** Its title and the questions that it answers, in both languages, one by one. */
  phrasings: readonly Concepts[];
  /** Its titles alone: the editor puts the subject into them. */
  titles: readonly Concepts[];
  /** The same, word for word. */
  written: ReadonlySet<string>;
  /** The share of its phrasings that contain each concept: a note's subject is in most of them. */
  asked: ReadonlyMap<string | object, number>;
  /** All concepts of its text. */
  text: Concepts;
  english: IndexedText;
  arabic: IndexedText | undefined;
  /** The Quran passages that it cites, each once, in order; and the rows of all their verses. */
  cited: readonly QuranReference[];
  citedRows: ReadonlySet<number>;
}

interface IndexedText {
  pieces: readonly Concepts[];
}

export interface NoteIndex {
  notes: readonly IndexedNote[];
  /** How strongly a concept points to one note: the fewer notes contain it, the higher. */
  weightOf(concept: string | object): number;
  /** The sum of the weights of a phrasing's concepts. */
  weightOfPhrasing(phrasing: Concepts): number;
}

export function indexNotes(notes: readonly SearchedNote[], lexicon: Lexicon, withSubjects: boolean): NoteIndex {
  const concepts = (text: string) => {
    const words = foldedWords(text);
    const { meant } = normalizeWords(words, 'en', lexicon);
    return conceptsOf(
      words.map((word) => meant.get(word) ?? word),
      'en',
      lexicon,
      withSubjects,
    );
  };
  const indexed = notes.map((note) => indexNote(note, concepts));
  const asked = countOf(indexed.map((note) => note.asked.keys()));
  const spoken = countOf(indexed.map((note) => note.text.keys()));
  const ofTheField = new Set<string | object>([...lexicon.thesaurus.fieldWords].map(stemOf));
  const weigh = (concept: string | object) => {
    const count = (asked.get(concept) ?? 0) + HALF * (spoken.get(concept) ?? 0);
    const rarity = Math.log(1 + notes.length / (HALF + count));
    return ofTheField.has(concept) ? rarity * FIELD_WORD : rarity;
  };
  // Weights are computed once, because every question needs them.
  const known = new Map([...asked.keys(), ...spoken.keys()].map((concept) => [concept, weigh(concept)]));
  const weightOf = (concept: string | object) => known.get(concept) ?? weigh(concept);
  const phrasings = indexed.flatMap((note) => [...note.phrasings, ...note.titles]);
  const weights = new Map(phrasings.map((phrasing) => [phrasing, sum([...phrasing].map(weightOf))]));
  return { notes: indexed, weightOf, weightOfPhrasing: (phrasing) => weights.get(phrasing) ?? 0 };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const HALF = 0.5;

/** Factor for words like "Islam": they do not show which note is meant, except when the question has nothing else. */
const FIELD_WORD = 0.5;

function indexNote({ english, arabic }: SearchedNote, concepts: (text: string) => Concepts): IndexedNote {
  const texts = arabic ? [english, arabic] : [english];
  const asked = texts.flatMap(({ title, questions }) => [title, ...questions]);
  const phrasings = asked.map(concepts);
  const indexText = ({ pieces }: NoteText): IndexedText => ({
    pieces: pieces.map(({ markdown, heading }) => union([concepts(markdown), concepts(heading ?? '')])),
  });
  const indexed = { english: indexText(english), arabic: arabic && indexText(arabic) };
  const cited = citedIn(english.pieces.map(({ markdown }) => markdown).join('\n'));
  return {
    phrasings,
    titles: texts.map(({ title }) => concepts(title)),
    written: new Set(asked.map(asWritten)),
    asked: sharesOf(phrasings),
    text: union([...phrasings, ...indexed.english.pieces, ...(indexed.arabic?.pieces ?? [])]),
    ...indexed,
    cited,
    citedRows: new Set(cited.flatMap(rowsOf)),
  };
}

/** The words of a question in order, joined by single spaces, for comparison with a phrasing. */
export function asWritten(question: string): string {
  return foldedWords(question).join(' ');
}

function citedIn(markdown: string): QuranReference[] {
  const cited = new Map<string, QuranReference>();
  for (const { reference } of findReferences(markdown)) {
    if (reference.work === 'quran') cited.set(`${reference.surah}:${reference.from}-${reference.to}`, reference);
  }
  return [...cited.values()];
}

function union(all: readonly Concepts[]): Concepts {
  return new Set(all.flatMap((each) => [...each]));
}

function sharesOf(phrasings: readonly Concepts[]): Map<string | object, number> {
  const shares = countOf(phrasings);
  for (const [concept, count] of shares) shares.set(concept, count / phrasings.length);
  return shares;
}

function countOf(all: readonly Iterable<string | object>[]): Map<string | object, number> {
  const counts = new Map<string | object, number>();
  for (const each of all) for (const concept of each) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  return counts;
}
