import type { Note, NoteText, Point } from '../../notes/note.ts';
import { withoutCitedWorks } from '../../profiles/profile.ts';
import type { Lexicon } from '../lexicon.ts';
import { type Meaning, MeaningTable, together } from '../meanings/word-meanings.ts';
import { normalizeWords } from '../normalize-words.ts';
import { foldedWords, foldingWords } from '../stems/search-stems.ts';
import type { Subject } from '../thesaurus.ts';
import { rowsOf } from '../verse-index.ts';
import { Postings } from './postings.ts';
import { subjectsOf, type Term, termsOf, trigramsOf } from './terms.ts';

/** The parts of a note that the search needs. */
export type SearchedNote = Pick<Note, 'english' | 'arabic' | 'related'>;

export interface IndexedPoint {
  /** The number of its note, and its number among the note's points. */
  note: number;
  at: number;
  isDifference: boolean;
  /** Its label, and the title and summary of its note, in both languages. */
  titled: ReadonlySet<Term>;
  /** All its words, questions included. */
  said: ReadonlySet<Term>;
  subjects: ReadonlySet<Subject>;
  /** The rows of the verses that it cites. */
  citedRows: ReadonlySet<number>;
  /** What each of its questions means. */
  asked: readonly Meaning[];
}

/** What questions are compared with: the questions that points answer, and the texts of points and notes. */
export interface PointIndex {
  points: readonly IndexedPoint[];
  /** Each question that a point answers. */
  phrasings: readonly { point: number; terms: readonly Term[] }[];
  /** Questions word for word, with the points that answer them; a note's title with its first point alone. */
  written: ReadonlyMap<string, readonly number[]>;
  phrasingTerms: Postings<Term>;
  phrasingTrigrams: Postings<string>;
  /** Weights of whole phrasings, for terms and for trigrams. */
  phrasingWeights: readonly { terms: number; trigrams: number }[];
  texts: Postings<Term>;
  questions: Postings<Term>;
  notes: Postings<Term>;
  /** What the English label, questions and text of each point together mean, and what those of each note do. */
  pointMeanings: MeaningTable;
  noteMeanings: MeaningTable;
  /** What the labels and titles of each point weigh together. */
  titleWeights: readonly number[];
  /** How strongly a term points to few points. */
  weightOf(term: Term): number;
}

/** The words of a question in order, joined by single spaces, for comparison with a phrasing. */
export const asWritten = (question: string): string => foldedWords(question).join(' ');

/** A title, and its first part: “Ghusl” of “Ghusl, the Full Bath”. */
const namesIn = (title: string) => [title, title.split(/[:,،(]/u)[0] ?? title].map(asWritten);

export function indexPoints(notes: readonly SearchedNote[], given: Lexicon): PointIndex {
  const lexicon = given.keepingWords();
  const wordsOf = foldingWords();
  const read = (text: string) => {
    const words = wordsOf(text);
    const { meant } = normalizeWords(words, 'en', lexicon);
    return words.map((word) => meant.get(word) ?? word);
  };
  const terms = (text: string) => termsOf(read(text), 'en', lexicon);
  const points: IndexedPoint[] = [];
  const phrasings: { point: number; terms: Term[]; trigrams: string[] }[] = [];
  const written = new Map<string, number[]>();
  const titled = new Map<string, number[]>();
  const phrasingTerms = new Postings<Term>();
  const phrasingTrigrams = new Postings<string>();
  const texts = new Postings<Term>();
  const questions = new Postings<Term>();
  const ofNotes = new Postings<Term>();
  const noteMeanings: (Meaning | undefined)[] = [];
  const pointMeanings: (Meaning | undefined)[] = [];
  const meaningOf = (text: string) => lexicon.thesaurus.meanings.of(wordsOf(text));

  for (const [note, { english, arabic }] of notes.entries()) {
    const languages = arabic ? [english, arabic] : [english];
    const titles = languages.flatMap(({ title, summary }) => terms(`${title}\n${summary}`));
    for (const name of new Set(languages.flatMap(({ title }) => namesIn(title)))) {
      titled.set(name, [...(titled.get(name) ?? []), points.length]);
    }
    const ofNote: Term[] = [...titles];
    const meanings: Meaning[] = [];
    for (const [at, { id, isDifference }] of english.points.entries()) {
      const number = points.length;
      const versions = languages.flatMap((text: NoteText) => text.points.filter((point) => point.id === id));
      const asked = versions.flatMap(({ questions: some }: Point) => some);
      const readOf = new Map<string, string[]>();
      for (const question of asked) {
        const words = read(question);
        readOf.set(question, words);
        const own = { point: number, terms: termsOf(words, 'en', lexicon), trigrams: trigramsOf(words, 'en', lexicon) };
        phrasings.push(own);
        phrasingTerms.add([...new Set(own.terms)]);
        phrasingTrigrams.add([...new Set(own.trigrams)]);
        const exact = wordsOf(question).join(' ');
        const known = written.get(exact);
        if (!known) written.set(exact, [number]);
        else if (!known.includes(number)) known.push(number);
      }
      const text = versions.flatMap(({ markdown }) => terms(withoutCitedWorks(markdown)));
      const labels = versions.flatMap(({ label }) => terms(label));
      const askedTerms = asked.flatMap((question) => termsOf(readOf.get(question) ?? [], 'en', lexicon));
      texts.add([...text, ...labels]);
      questions.add(askedTerms);
      ofNote.push(...text, ...askedTerms);
      const meaning = meaningOf(
        versions
          .flatMap(({ label, markdown }) => [label, withoutCitedWorks(markdown)])
          .concat(asked)
          .join('\n'),
      );
      if (meaning) meanings.push(meaning);
      pointMeanings.push(meaning);
      points.push({
        note,
        at,
        isDifference,
        titled: new Set([...titles, ...labels]),
        said: new Set([...text, ...labels, ...askedTerms]),
        subjects: new Set(
          [...asked, ...versions.map(({ label }) => label)].flatMap((each) => [
            ...subjectsOf(readOf.get(each) ?? read(each), 'en', lexicon),
          ]),
        ),
        citedRows: new Set(versions.flatMap(citedRowsIn)),
        asked: asked.flatMap((question) => meaningOf(question) ?? []),
      });
    }
    ofNotes.add(ofNote);
    noteMeanings.push(together(meanings));
  }
  for (const [title, firsts] of titled) if (firsts.length === 1) written.set(title, firsts);
  const spoken = new Postings<Term>();
  for (const { said } of points) spoken.add([...said]);
  const phrasingWeights = phrasings.map(({ terms: own, trigrams }) => ({
    terms: sum([...new Set(own)].map((term) => spoken.rarity(term))),
    trigrams: sum([...new Set(trigrams)].map((trigram) => phrasingTrigrams.rarity(trigram) ** 2)),
  }));
  return {
    points,
    phrasings,
    written,
    phrasingTerms,
    phrasingTrigrams,
    phrasingWeights,
    texts,
    questions,
    notes: ofNotes,
    pointMeanings: new MeaningTable(pointMeanings),
    noteMeanings: new MeaningTable(noteMeanings),
    titleWeights: points.map(({ titled }) => sum([...titled].map((term) => spoken.rarity(term)))),
    weightOf: (term) => spoken.rarity(term),
  };
}

function citedRowsIn({ references }: Point): number[] {
  return references.flatMap((reference) => (reference.work === 'quran' ? rowsOf(reference) : []));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
