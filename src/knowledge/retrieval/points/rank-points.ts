import type { Lexicon } from '../lexicon.ts';
import type { Meaning } from '../meanings/word-meanings.ts';
import type { Subject } from '../thesaurus.ts';
import type { PointIndex } from './index-points.ts';
import type { KeySets, Postings } from './postings.ts';
import { subjectsOf, type Term, termsOf, trigramsOf } from './terms.ts';

/** A question as the rankers get it: its telling words with how much each counts. */
export interface AskedWords {
  /** The words that decide, spelling corrected. */
  words: readonly string[];
  /** Of a long story, the words around the question: they only break ties. */
  around: readonly string[];
  language: string;
  /** Word for word, as in `PointIndex.written`. */
  written: string;
  /** The rows of the verses that match best, best first. */
  leading: readonly number[];
}

/** How a question and a point fit. All from 0 to about 1. */
export interface Fit {
  point: number;
  features: readonly number[];
}

/** The order of `Fit.features`. */
export const FEATURES = [
  'best phrasing',
  'second phrasing',
  'question in the best phrasing',
  'best phrasing in the question',
  'spelling',
  'text',
  'questions',
  'note',
  'title in the question',
  'question in the title',
  'question in the point',
  'rarest word in the point',
  'meaning of a phrasing',
  'meaning of the point',
  'meaning of the note',
  'subjects',
  'first point',
  'verses',
  'written',
  'around',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Points that are worth comparing in full. */
const CANDIDATES = 60;

/** Compares a question with all points; the most likely candidates, in no order. */
export function comparePoints(asked: AskedWords, index: PointIndex, lexicon: Lexicon): Fit[] {
  const terms = [...new Set(termsOf(asked.words, asked.language, lexicon))];
  const around = [...new Set(termsOf(asked.around, asked.language, lexicon))].filter((term) => !terms.includes(term));
  const weights = new Map(terms.map((term) => [term, index.weightOf(term)]));
  const whole = Math.max(sum([...weights.values()]), Number.EPSILON);

  const phrased = bestPhrasings(weights, whole, index);
  const spelt = bestSpelt(trigramsOf(asked.words, asked.language, lexicon), index);
  const texts = bm25(weights, whole, index.texts);
  const questions = bm25(weights, whole, index.questions);
  const notes = bm25(weights, whole, index.notes);
  const surroundings = bm25(new Map(around.map((term) => [term, index.weightOf(term)])), 60, index.notes);
  const written = new Set(index.written.of(asked.written));
  const subjects = subjectsOf(asked.words, asked.language, lexicon);
  const rarest = rarestOf(weights);
  // With the whole story: the vectors are fitted to leave out what anybody tells.
  const meaning = lexicon.thesaurus.meanings.of([...asked.words, ...asked.around]);
  const phrasingsAlike = mostAlikeOf(index, meaning);
  const pointsAlike = index.pointMeanings.likenesses(meaning);
  const notesAlike = index.noteMeanings.likenesses(meaning);

  const prior = index.points.map(
    ({ note }, point) =>
      (phrased.best[point] ?? 0) +
      0.7 * (spelt[point] ?? 0) +
      0.6 * (texts[point] ?? 0) +
      0.5 * (questions[point] ?? 0) +
      0.3 * (notes[note] ?? 0) +
      (phrasingsAlike[point] ?? 0) +
      (pointsAlike[point] ?? 0) +
      (written.has(point) ? 1 : 0),
  );
  // Found without sorting all points: almost none of them matters.
  const least = Math.max(Number.MIN_VALUE, Float64Array.from(prior).sort().at(-CANDIDATES) ?? 0);
  const candidates = [...prior.keys()].filter((point) => (prior[point] ?? 0) >= least).slice(0, CANDIDATES);

  return candidates.flatMap((at) => {
    const point = index.points[at];
    if (!point) return [];
    const inTitle = weightIn(index.titled, at, weights);
    const inPoint = weightIn(index.said, at, weights);
    const features = [
      phrased.best[at] ?? 0,
      phrased.second[at] ?? 0,
      phrased.covered[at] ?? 0,
      phrased.covering[at] ?? 0,
      spelt[at] ?? 0,
      texts[at] ?? 0,
      questions[at] ?? 0,
      notes[point.note] ?? 0,
      inTitle / Math.max(index.titleWeights[at] ?? 0, Number.EPSILON),
      inTitle / whole,
      inPoint / whole,
      rarest === undefined || index.said.has(at, rarest) ? 1 : 0,
      phrasingsAlike[at] ?? 0,
      pointsAlike[at] ?? 0,
      notesAlike[point.note] ?? 0,
      sharedSubjects(subjects, point.subjects),
      point.at === 0 ? 1 : 0,
      shareCited(asked.leading, point.citedRows),
      written.has(at) ? 1 : 0,
      surroundings[point.note] ?? 0,
    ];
    return [{ point: at, features }];
  });
}

/** For each point, how alike what its most similar question means is. */
function mostAlikeOf({ points, questionMeanings }: PointIndex, meaning: Meaning | undefined): Float32Array {
  const likenesses = questionMeanings.likenesses(meaning);
  return Float32Array.from(points, ({ asked: { from, to } }) => Math.max(0, ...likenesses.subarray(from, to)));
}

interface BestPhrasings {
  /** For each point, how alike its most similar question is, and its second. */
  best: Float32Array;
  second: Float32Array;
  /** The shares of the question in that phrasing, and of that phrasing in the question. */
  covered: Float32Array;
  covering: Float32Array;
}

function bestPhrasings(weights: ReadonlyMap<Term, number>, whole: number, index: PointIndex): BestPhrasings {
  const shared = new Float32Array(index.phrasings.length);
  for (const [term, weight] of weights) {
    for (const phrasing of index.phrasingTerms.of(term).documents) shared[phrasing] = (shared[phrasing] ?? 0) + weight;
  }
  const empty = () => new Float32Array(index.points.length);
  const found: BestPhrasings = { best: empty(), second: empty(), covered: empty(), covering: empty() };
  for (let phrasing = 0; phrasing < shared.length; phrasing++) {
    const weight = shared[phrasing] ?? 0;
    if (weight === 0) continue;
    const own = index.phrasingWeights.terms[phrasing] ?? 1;
    const alike = weight / Math.sqrt(Math.min(whole, MUCH) * own);
    const point = index.phrasings[phrasing] ?? 0;
    if (alike > (found.best[point] ?? 0)) {
      found.second[point] = found.best[point] ?? 0;
      found.best[point] = alike;
      found.covered[point] = weight / whole;
      found.covering[point] = weight / own;
    } else if (alike > (found.second[point] ?? 0)) found.second[point] = alike;
  }
  return found;
}

/** The weight of about six telling words: a longer question says more than any phrasing. */
const MUCH = 36;

/** For each point, how alike the letters of its most similar question are. */
function bestSpelt(trigrams: readonly string[], index: PointIndex): Float32Array {
  const shared = new Float32Array(index.phrasings.length);
  let whole = 0;
  for (const trigram of new Set(trigrams.slice(0, MOST_TRIGRAMS))) {
    const weight = index.phrasingTrigrams.rarity(trigram) ** 2;
    whole += weight;
    for (const phrasing of index.phrasingTrigrams.of(trigram).documents) {
      shared[phrasing] = (shared[phrasing] ?? 0) + weight;
    }
  }
  const best = new Float32Array(index.points.length);
  for (let phrasing = 0; phrasing < shared.length; phrasing++) {
    const weight = shared[phrasing] ?? 0;
    if (weight === 0) continue;
    const alike = weight / Math.sqrt(whole * (index.phrasingWeights.trigrams[phrasing] ?? 1));
    const point = index.phrasings[phrasing] ?? 0;
    if (alike > (best[point] ?? 0)) best[point] = alike;
  }
  return best;
}

const MOST_TRIGRAMS = 200;

/** BM25 of every document, divided by its highest possible value for the question. */
function bm25(weights: ReadonlyMap<Term, number>, whole: number, documents: Postings<Term>): Float32Array {
  const scores = new Float32Array(documents.lengths.length);
  const mean = documents.meanLength;
  for (const [term, weight] of weights) {
    const { documents: found, counts } = documents.of(term);
    for (let at = 0; at < found.length; at++) {
      const document = found[at] ?? 0;
      const count = counts[at] ?? 0;
      const length = (documents.lengths[document] ?? 0) / mean;
      const score = (count * (K + 1)) / (count + K * (1 - B + B * length));
      scores[document] = (scores[document] ?? 0) + (weight * score) / (whole * (K + 1));
    }
  }
  return scores;
}

function weightIn(own: KeySets<Term>, point: number, weights: ReadonlyMap<Term, number>): number {
  let total = 0;
  for (const [term, weight] of weights) if (own.has(point, term)) total += weight;
  return total;
}

/** The usual constants of BM25. */
const K = 1.2;
const B = 0.75;

function rarestOf(weights: ReadonlyMap<Term, number>): Term | undefined {
  let rarest: Term | undefined;
  let most = 0;
  for (const [term, weight] of weights) {
    if (weight <= most) continue;
    rarest = term;
    most = weight;
  }
  return rarest;
}

function sharedSubjects(asked: ReadonlySet<Subject>, own: ReadonlySet<Subject>): number {
  if (asked.size === 0) return 0;
  return [...asked].filter((subject) => own.has(subject)).length / asked.size;
}

/** How many of the verses are cited; the first counts most. */
function shareCited(rows: readonly number[], cited: ReadonlySet<number>): number {
  const weights = rows.map((row, rank) => ({ weight: 1 / (1 + rank), isCited: cited.has(row) }));
  const all = sum(weights.map(({ weight }) => weight));
  return all === 0 ? 0 : sum(weights.map(({ weight, isCited }) => (isCited ? weight : 0))) / all;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
