import type { Subject } from '../thesaurus.ts';
import type { Concepts } from './concepts.ts';
import { asWritten, type IndexedNote, type NoteIndex } from './index-notes.ts';

/** A note that may answer the question, by its number in the row of notes. */
export interface ScoredNote {
  note: number;
  /** How sure it is, from 0 to 1. */
  score: number;
}

/**
 * Scores every note against the question, as a whole and clause by clause, because visitors add stories to it. A note
 * that cites the best-matching verses (`leading`, best first) scores higher.
 */
export function scoreNotes(
  question: string,
  clauses: readonly Concepts[],
  leading: readonly number[],
  index: NoteIndex,
): ScoredNote[] {
  const written = asWritten(question);
  const asked = clauses.map((clause) => weighed(clause, index));
  const scored = index.notes.map((note, at) => {
    const cites = shareCited(leading, note.citedRows);
    const scores = asked.map((clause) => certainty({ ...compare(clause, note, index), cites }));
    const score = Math.max(0, ...scores);
    // Its editor wrote that it answers these very words; of two such notes the likelier comes first.
    return { note: at, score: note.written.has(written) ? WRITTEN + (1 - WRITTEN) * score : score };
  });
  return scored.sort((a, b) => b.score - a.score || a.note - b.note);
}

/** From here on a note is known to answer the very question. */
export const WRITTEN = 0.99;

/** The concepts of the question with their weights. */
interface WeighedQuestion {
  weights: readonly (readonly [concept: string | Subject, weight: number])[];
  whole: number;
}

function weighed(question: Concepts, { weightOf }: NoteIndex): WeighedQuestion {
  const weights = [...question].map((concept) => [concept, weightOf(concept)] as const);
  return { weights, whole: weights.reduce((sum, [, weight]) => sum + weight, 0) };
}

/** How many of the verses are cited; of which the first counts most. */
function shareCited(rows: readonly number[], cited: ReadonlySet<number>): number {
  let all = 0;
  let found = 0;
  for (const [rank, row] of rows.entries()) {
    const weight = 1 / (1 + rank);
    all += weight;
    if (cited.has(row)) found += weight;
  }
  return all === 0 ? 0 : found / all;
}

/** How a question and a note fit; each from 0 to 1 but the weight that they share. */
interface Comparison {
  /** The share of the best-matching phrasing that is in the question. */
  answered: number;
  /** The weight of what they share. */
  shared: number;
  /** The share of the question that is in any phrasing, and in the whole note. */
  inPhrasings: number;
  inText: number;
  /** The share of the question in one point of the note, and in its opening: scattered matches count less. */
  inPiece: number;
  inLead: number;
  /** How central the shared concepts are to the note: the share of its phrasings that contain them. */
  about: number;
  /** The share of its title that is in the question, and of the question that is in its title. */
  titled: number;
  inTitle: number;
  /** How many of the verses that fit best it cites. */
  cites: number;
}

function compare(
  question: WeighedQuestion,
  note: IndexedNote,
  { weightOfPhrasing }: NoteIndex,
): Omit<Comparison, 'cites'> {
  // Every other set is a subset of the note's text, so only concepts of the text are looked up.
  const weights = question.weights.filter(([concept]) => note.text.has(concept));
  const sharedWith = (other: { has(concept: string | Subject): boolean }) => {
    let sum = 0;
    for (const [concept, weight] of weights) if (other.has(concept)) sum += weight;
    return sum;
  };
  if (weights.length === 0) return nothingShared;
  const { whole } = question;
  const inText = sharedWith(note.text) / whole;
  let about = 0;
  for (const [concept, weight] of weights) about += weight * (note.asked.get(concept) ?? 0);
  const compareWith = (asked: Concepts): Shared => {
    const shared = sharedWith(asked);
    return { shared, answered: shared === 0 ? 0 : shared / weightOfPhrasing(asked) };
  };
  const titles = note.titles.map(compareWith);
  const texts = note.arabic ? [note.english, note.arabic] : [note.english];
  return {
    ...bestPhrasing(note.phrasings.map(compareWith)),
    inPhrasings: sharedWith(note.asked) / whole,
    inText,
    inPiece: Math.max(0, ...texts.flatMap(({ pieces }) => pieces.map(sharedWith))) / whole,
    inLead: Math.max(0, ...texts.flatMap(({ pieces }) => pieces.slice(0, 1).map(sharedWith))) / whole,
    about: about / whole,
    titled: Math.max(0, ...titles.map(({ answered }) => answered)),
    inTitle: Math.max(0, ...titles.map(({ shared }) => shared)) / whole,
  };
}

const nothingShared: Omit<Comparison, 'cites'> = {
  answered: 0,
  shared: 0,
  inPhrasings: 0,
  inText: 0,
  inPiece: 0,
  inLead: 0,
  about: 0,
  titled: 0,
  inTitle: 0,
};

type Shared = Pick<Comparison, 'answered' | 'shared'>;

/** The phrasing of which most is asked and which most asks for; both count alike. */
function bestPhrasing(phrasings: readonly Shared[]): Shared {
  const sharing = ({ answered, shared }: Shared) => answered * shared;
  return phrasings.reduce((best, each) => (sharing(each) > sharing(best) ? each : best), { answered: 0, shared: 0 });
}

/**
 * Fitted to the notes' own phrasings in both languages, each held out of the note it belongs to. The weights maximise
 * the likelihood of its own note among all others (without related ones); one factor and one constant then set the
 * scale, so that a note above one half is mostly right and hardly any off-topic question gets one (`npm run eval --
 * retrieval` repeats the English half of the fit).
 */
function certainty(fit: Comparison): number {
  if (fit.inText === 0) return 0;
  const sum =
    -4.8 +
    1.3 * fit.answered +
    0.6 * Math.min(fit.shared / MUCH, 1) +
    0.4 * fit.inPhrasings +
    2.1 * fit.inText +
    1.9 * fit.inPiece +
    0.45 * fit.inLead +
    1.25 * fit.about +
    0.65 * fit.titled +
    0.75 * fit.inTitle +
    1.3 * fit.cites;
  return 1 / (1 + Math.exp(-sum));
}

/** The weight of two or three telling concepts: more says no more. */
const MUCH = 12;
