import type { QuranReference } from '../../references/reference.ts';
import type { Ablations } from './ablations.ts';
import { askedSentences } from './asked-sentences.ts';
import { findRecitation } from './find-recitation.ts';
import { gatherPassages } from './gather-passages.ts';
import type { Lexicon } from './lexicon.ts';
import { asWritten, type PointIndex } from './points/index-points.ts';
import { type AskedWords, comparePoints, type Fit } from './points/rank-points.ts';
import { likelihoodOf, type ScoredPoint, scorePoints } from './points/score-points.ts';
import { type Aspect, type EditionsByLanguage, lookUpAspects } from './question-aspects.ts';
import { type RankedVerse, rankVerses } from './rank-verses.ts';
import { type QuestionReading, readQuestion } from './read-question.ts';
import { foldedWords } from './stems/search-stems.ts';
import type { VerseIndex } from './verse-index.ts';
import { englishWordsIn } from './words-in-languages.ts';

/** All that a search looks into. */
export interface SearchIndex {
  lexicon: Lexicon;
  points: PointIndex;
  verses: VerseIndex;
  editions: EditionsByLanguage;
  ablations: Ablations;
}

/** The results of a search, as sent from thread to thread. */
export interface Hits {
  passages: { reference: QuranReference; score: number; named?: true; chosen?: true }[];
  /** By the number of the note and the number of the point in its English text. */
  points: { note: number; at: number; share: number }[];
  /** See `Findings`. */
  answered: number;
  lead: number;
  pointLead: number;
  language: string;
}

/** Score of a passage that the question names: it ranks before all that is found by words. */
const NAMED = 10;

/** Points that an answer can use: to answer, to choose from, to read on. */
const MOST_POINTS = 12;

/** A note so likely lends its references to the search. */
const LENDING = 0.4;
const LENT_OF_EACH = 3;

const MOST_LEADING = 6;

/** The input of a search. */
interface Asked {
  question: string;
  limit: number;
  /** The subject, if known: a story about it may not name it. */
  matter?: string;
}

/** Looks for what answers a question: points of notes, and passages of the Quran. */
export function searchLibrary(asked: Asked, searched: SearchIndex): Hits {
  const { points, verses, editions, ablations } = searched;
  const { reading, aspects, byAspects, fits } = compareQuestion(asked, searched);
  const recited = ablations.recitation ? findRecitation(asked.question, reading, verses, editions) : [];
  const named = [...reading.named, ...recited].map((reference) => ({ reference, score: NAMED, named: true as const }));
  const scored = ablations.notes ? scorePoints(fits, points) : [];
  const [best] = scored;
  const lent = best && best.share >= LENDING ? [lentAspect(points.points[best.point]?.citedRows ?? new Set())] : [];
  const ranked = lent.length === 0 ? byAspects : rankVerses([...aspects, ...lent]);
  const known = reading.subjects.flatMap(({ subject }) => subject.passages);
  const found = gatherPassages(ranked, known, asked.limit)
    .filter(({ reference }) => !named.some((other) => overlaps(reference, other.reference)))
    .map((passage) => ({
      ...passage,
      ...(known.some((other) => overlaps(passage.reference, other)) && { chosen: true as const }),
    }));
  return {
    passages: [...named, ...found].slice(0, asked.limit),
    points: scored.slice(0, MOST_POINTS).flatMap(({ point, share }: ScoredPoint) => {
      const { note, at } = points.points[point] ?? {};
      return note === undefined || at === undefined ? [] : [{ note, at, share }];
    }),
    answered: likelihoodOf(scored, fits, reading),
    lead: best?.lead ?? 0,
    pointLead: pointLeadOf(scored, points),
    language: reading.language,
  };
}

/** How far the first point is ahead of the best one of another note, from -1 to 1. */
function pointLeadOf(scored: readonly ScoredPoint[], { points }: PointIndex): number {
  const [first] = scored;
  if (!first) return 0;
  const note = points[first.point]?.note;
  const other = scored.find(({ point }) => points[point]?.note !== note)?.share ?? 0;
  return (first.share - other) / (first.share + other);
}

/** What the rankers make of a question, before any weight is applied. */
export interface Compared {
  reading: QuestionReading;
  aspects: Aspect[];
  byAspects: readonly RankedVerse[];
  fits: Fit[];
}

export function compareQuestion({ question, matter }: Asked, searched: SearchIndex): Compared {
  const { lexicon, points, verses, editions, ablations } = searched;
  const { asking, around } = askedSentences(question);
  const reading = readQuestion(matter === undefined ? asking : `${asking}. ${matter}`, lexicon, ablations);
  const aspects = lookUpAspects(reading, verses, editions);
  const byAspects = rankVerses(aspects);
  const isRead = reading.language === 'en' || reading.language === 'ar';
  const asked: AskedWords = {
    // Of other languages only known names count: letters shared by chance would find anything.
    words: isRead ? reading.typed : englishWordsIn(foldedWords(asking), reading.language, lexicon.thesaurus.languages),
    around: around === '' || !isRead ? [] : readQuestion(around, lexicon, ablations).typed,
    language: isRead ? reading.language : 'en',
    written: asWritten(question),
    leading: leadingRows(byAspects),
  };
  return { reading, aspects, byAspects, fits: comparePoints(asked, points, lexicon) };
}

/** The best-matching verses: those with at least half of the best score. */
function leadingRows(ranked: readonly RankedVerse[]): number[] {
  const [best] = ranked;
  return ranked
    .slice(0, MOST_LEADING)
    .filter(({ score }) => score >= (best?.score ?? 0) / 2)
    .map(({ row }) => row);
}

/** The citations of a point, as an aspect of its own. */
function lentAspect(cited: ReadonlySet<number>): Aspect {
  return { kind: 'note', strange: false, ofTheField: false, fits: new Map(), known: [...cited].slice(0, LENT_OF_EACH) };
}

function overlaps(passage: QuranReference, { surah, from, to }: QuranReference): boolean {
  return surah === passage.surah && from <= passage.to && passage.from <= to;
}
