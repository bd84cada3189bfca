import type { Note, NoteText, Point } from '../../notes/note.ts';
import { withoutCitedWorks } from '../../profiles/profile.ts';
import type { Lexicon } from '../lexicon.ts';
import { type Meaning, MeaningTable, together } from '../meanings/word-meanings.ts';
import { normalizeWords } from '../normalize-words.ts';
import { type FoldWords, foldedWords } from '../stems/search-stems.ts';
import type { Subject } from '../thesaurus.ts';
import { rowsOf } from '../verse-index.ts';
import { KeySets, Numbering, Postings, rarity } from './postings.ts';
import { subjectsOf, type Term, termsOf, trigramsOf } from './terms.ts';
import { WrittenQuestions } from './written-questions.ts';

/** The parts of a note that the search needs. */
export type SearchedNote = Pick<Note, 'english' | 'arabic' | 'related'>;

export interface IndexedPoint {
  /** The number of its note, and its number among the note's points. */
  note: number;
  at: number;
  isDifference: boolean;
  subjects: ReadonlySet<Subject>;
  /** The rows of the verses that it cites. */
  citedRows: ReadonlySet<number>;
  /** The rows of its questions in `questionMeanings`: `from` included, `to` excluded. */
  asked: { from: number; to: number };
}

/**
 * What questions are compared with: the questions that points answer, and the texts of points and notes. Terms, points and
 * phrasings are numbers in it, in arrays of numbers: as objects they took four times as much memory.
 */
export interface PointIndex {
  points: readonly IndexedPoint[];
  /** The point that answers each question that a point answers. */
  phrasings: Uint32Array;
  /** Questions word for word, with the points that answer them; a note's title with its first point alone. */
  written: WrittenQuestions;
  phrasingTerms: Postings<Term>;
  phrasingTrigrams: Postings<string>;
  /** Weights of whole phrasings, for terms and for trigrams. */
  phrasingWeights: { terms: Float64Array; trigrams: Float64Array };
  texts: Postings<Term>;
  questions: Postings<Term>;
  notes: Postings<Term>;
  /** Of each point: its label, and the title and summary of its note, in both languages. */
  titled: KeySets<Term>;
  /** Of each point: all its words, questions included. */
  said: KeySets<Term>;
  /** What each question of a point means. */
  questionMeanings: MeaningTable;
  /** What the English label, questions and text of each point together mean, and what those of each note do. */
  pointMeanings: MeaningTable;
  noteMeanings: MeaningTable;
  /** What the labels and titles of each point weigh together. */
  titleWeights: Float64Array;
  /** How strongly a term points to few points. */
  weightOf(term: Term): number;
  /** What the numbers in the lists above stand for, and in how many points each term is. */
  terms: Numbering<Term>;
  trigrams: Numbering<string>;
  frequencies: Uint32Array;
}

/** The words of a question in order, joined by single spaces, for comparison with a phrasing. */
export const asWritten = (question: string): string => foldedWords(question).join(' ');

/** A title, and its first part: “Ghusl” of “Ghusl, the Full Bath”. */
const namesIn = (title: string) => [title, title.split(/[:,،(]/u)[0] ?? title].map(asWritten);

export function indexPoints(notes: readonly SearchedNote[], lexicon: Lexicon, wordsOf: FoldWords): PointIndex {
  const read = readNotes(notes, lexicon, wordsOf);
  const { points, phrasings, said } = read;
  const terms = new Numbering<Term>();
  const trigrams = new Numbering<string>();
  const phrasingTrigrams = Postings.of(
    phrasings.map((phrasing) => [...new Set(phrasing.trigrams)]),
    trigrams,
  );
  const spoken = Postings.of(
    said.map((each) => [...new Set(each)]),
    terms,
  );
  const phrasingWeights = {
    terms: Float64Array.from(phrasings, ({ terms: own }) => sum([...new Set(own)].map((term) => spoken.rarity(term)))),
    trigrams: Float64Array.from(phrasings, (phrasing) =>
      sum([...new Set(phrasing.trigrams)].map((trigram) => phrasingTrigrams.rarity(trigram) ** 2)),
    ),
  };
  const frequencies = spoken.frequencies();
  return {
    points,
    phrasings: Uint32Array.from(phrasings, ({ point }) => point),
    written: WrittenQuestions.of(read.written),
    phrasingTerms: Postings.of(
      phrasings.map(({ terms: own }) => [...new Set(own)]),
      terms,
    ),
    phrasingTrigrams,
    phrasingWeights,
    texts: Postings.of(read.texts, terms),
    questions: Postings.of(read.questions, terms),
    notes: Postings.of(read.ofNotes, terms),
    titled: KeySets.of(read.titled, terms),
    said: KeySets.of(said, terms),
    questionMeanings: MeaningTable.of(read.questionMeanings),
    pointMeanings: MeaningTable.of(read.pointMeanings),
    noteMeanings: MeaningTable.of(read.noteMeanings),
    titleWeights: Float64Array.from(read.titled, (each) => sum([...new Set(each)].map((term) => spoken.rarity(term)))),
    weightOf: weighing(terms, frequencies, points.length),
    terms,
    trigrams,
    frequencies,
  };
}

/** See `PointIndex.weightOf`. */
export function weighing(terms: Numbering<Term>, frequencies: Uint32Array, points: number): (term: Term) => number {
  return (term) => rarity(frequencies[terms.of(term) ?? frequencies.length] ?? 0, points);
}

/** The words of all notes, point by point, as lists that only the making of the index needs. */
interface ReadNotes {
  points: IndexedPoint[];
  phrasings: { point: number; terms: readonly Term[]; trigrams: readonly string[] }[];
  written: Map<string, number[]>;
  /** Of each point. */
  texts: Term[][];
  questions: Term[][];
  titled: Term[][];
  said: Term[][];
  pointMeanings: (Meaning | undefined)[];
  questionMeanings: Meaning[];
  /** Of each note. */
  ofNotes: Term[][];
  noteMeanings: (Meaning | undefined)[];
}

function readNotes(notes: readonly SearchedNote[], given: Lexicon, wordsOf: FoldWords): ReadNotes {
  const lexicon = given.keepingWords();
  const wordsRead = (text: string) => {
    const words = wordsOf(text);
    const { meant } = normalizeWords(words, 'en', lexicon);
    return words.map((word) => meant.get(word) ?? word);
  };
  const terms = (text: string) => termsOf(wordsRead(text), 'en', lexicon);
  const meaningOf = (...texts: readonly string[]) => lexicon.thesaurus.meanings.of(texts.flatMap(wordsOf));
  const titles = new Map<string, number[]>();
  const read: ReadNotes = {
    points: [],
    phrasings: [],
    written: new Map(),
    texts: [],
    questions: [],
    titled: [],
    said: [],
    pointMeanings: [],
    questionMeanings: [],
    ofNotes: [],
    noteMeanings: [],
  };

  for (const [note, { english, arabic }] of notes.entries()) {
    const languages = arabic ? [english, arabic] : [english];
    const titleTerms = languages.flatMap(({ title, summary }) => terms(`${title}\n${summary}`));
    for (const name of new Set(languages.flatMap(({ title }) => namesIn(title)))) {
      titles.set(name, [...(titles.get(name) ?? []), read.points.length]);
    }
    const ofNote: Term[] = [...titleTerms];
    const meanings: Meaning[] = [];
    for (const [at, { id, isDifference }] of english.points.entries()) {
      const number = read.points.length;
      const versions = languages.flatMap((text: NoteText) => text.points.filter((point) => point.id === id));
      const asked = versions.flatMap(({ questions: some }: Point) => some);
      const readOf = new Map<string, string[]>();
      for (const question of asked) {
        const words = wordsRead(question);
        readOf.set(question, words);
        read.phrasings.push({
          point: number,
          terms: termsOf(words, 'en', lexicon),
          trigrams: trigramsOf(words, 'en', lexicon),
        });
        const exact = wordsOf(question).join(' ');
        const known = read.written.get(exact);
        if (!known) read.written.set(exact, [number]);
        else if (!known.includes(number)) known.push(number);
      }
      const ownWords = versions.map(({ markdown }) => withoutCitedWorks(markdown));
      const text = ownWords.flatMap(terms);
      const labels = versions.flatMap(({ label }) => terms(label));
      const askedTerms = asked.flatMap((question) => termsOf(readOf.get(question) ?? [], 'en', lexicon));
      read.texts.push([...text, ...labels]);
      read.questions.push(askedTerms);
      read.titled.push([...titleTerms, ...labels]);
      read.said.push([...text, ...labels, ...askedTerms]);
      ofNote.push(...text, ...askedTerms);
      const meaning = meaningOf(...versions.map(({ label }) => label), ...ownWords, ...asked);
      if (meaning) meanings.push(meaning);
      read.pointMeanings.push(meaning);
      const from = read.questionMeanings.length;
      read.questionMeanings.push(...asked.flatMap((question) => meaningOf(question) ?? []));
      read.points.push({
        note,
        at,
        isDifference,
        subjects: new Set(
          [...asked, ...versions.map(({ label }) => label)].flatMap((each) => [
            ...subjectsOf(readOf.get(each) ?? wordsRead(each), 'en', lexicon),
          ]),
        ),
        citedRows: new Set(versions.flatMap(citedRowsIn)),
        asked: { from, to: read.questionMeanings.length },
      });
    }
    read.ofNotes.push(ofNote);
    read.noteMeanings.push(together(meanings));
  }
  // The name of one note alone opens its first point, unless editors listed these words as a question of another note:
  // “wudu” is a question of “How Wudu Is Done”, and not the first part of “Wudu: Nail Polish, Socks, Wounds”.
  for (const [name, firsts] of titles) {
    const others = read.written
      .get(name)
      ?.filter((point) => read.points[point]?.note !== read.points[firsts[0] ?? -1]?.note);
    if (firsts.length === 1 && !others?.length) read.written.set(name, firsts);
  }
  return read;
}

function citedRowsIn({ references }: Point): number[] {
  return references.flatMap((reference) => (reference.work === 'quran' ? rowsOf(reference) : []));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
