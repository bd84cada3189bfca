import type { QuranReference } from '../../references/reference.ts';
import type { Ablations } from './ablations.ts';
import { findRecitation } from './find-recitation.ts';
import { gatherPassages } from './gather-passages.ts';
import { isOnTopic } from './is-on-topic.ts';
import type { Lexicon } from './lexicon.ts';
import { fitPieces } from './notes/fit-pieces.ts';
import type { NoteIndex } from './notes/index-notes.ts';
import { type ScoredNote, scoreNotes } from './notes/score-notes.ts';
import { type Aspect, type EditionsByLanguage, lookUpAspects } from './question-aspects.ts';
import { type RankedVerse, rankVerses } from './rank-verses.ts';
import { type QuestionReading, readQuestion } from './read-question.ts';
import { rowsOf, type VerseIndex } from './verse-index.ts';

/** All that a search looks into. */
export interface SearchIndex {
  lexicon: Lexicon;
  notes: NoteIndex;
  verses: VerseIndex;
  editions: EditionsByLanguage;
  ablations: Ablations;
}

/** The results of a search, as sent from thread to thread. */
export interface Hits {
  passages: { reference: QuranReference; score: number; named?: true }[];
  /** Notes by their index. */
  notes: { note: number; language: 'english' | 'arabic'; score: number; fits: number[] }[];
}

/** Score of a passage that the question names: it ranks before all that is found by words. */
const NAMED = 10;

/** Notes that are less likely than this to answer a question are not worth a look. */
const LEAST_NOTE = 0.15;
const MOST_NOTES = 5;

/** A note so likely lends its references to the search. */
const LENDING = 0.4;
const MOST_LENDING = 2;
const LENT_OF_EACH = 3;

const MOST_LEADING = 6;

/** The input of a search. */
interface Asked {
  question: string;
  limit: number;
  /** The subject, if known: then the question is on topic without further tests. */
  matter?: string;
}

/** Looks for what answers a question: passages of the Quran, and notes. */
export function searchLibrary({ question, limit, matter }: Asked, searched: SearchIndex): Hits {
  const { lexicon, notes, verses, editions, ablations } = searched;
  const reading = readQuestion(matter === undefined ? question : `${question}. ${matter}`, lexicon, ablations);
  const recited = ablations.recitation ? findRecitation(question, reading, verses, editions) : [];
  const named = [...reading.named, ...recited].map((reference) => ({ reference, score: NAMED, named: true as const }));

  const aspects = lookUpAspects(reading, verses, editions);
  const byAspects = rankVerses(aspects);
  const scored = notesFor({ question, matter }, reading, leadingRows(byAspects), searched);
  const lent = scored.slice(0, MOST_LENDING).filter(({ score }) => score >= LENDING);
  const ranked =
    lent.length === 0
      ? byAspects
      : rankVerses([...aspects, ...lent.map(({ note }) => lentAspect(notes.notes[note]?.cited ?? []))]);
  if (matter === undefined && !isOnTopic(reading, aspects, ranked, scored[0]?.score ?? 0))
    return { passages: named, notes: [] };

  const known = reading.subjects.flatMap(({ subject }) => subject.passages);
  const found = gatherPassages(ranked, known, limit).filter(
    ({ reference }) => !named.some((other) => overlaps(reference, other.reference)),
  );
  return {
    passages: [...named, ...found].slice(0, limit),
    notes: scored.slice(0, MOST_NOTES).flatMap(({ note, score }) => foundNote(note, score, reading, notes)),
  };
}

/** Personal stories use everyday words, so notes may also match by the ruling's subject, at reduced weight. */
const OF_THE_MATTER = { besideTheStory: 0.12, alone: 0.35 };

/** The notes that may answer, best first: those that match the story, plus those that match its subject. */
function notesFor(
  { question, matter }: { question: string; matter: string | undefined },
  reading: QuestionReading,
  leading: readonly number[],
  { lexicon, notes, ablations }: SearchIndex,
): ScoredNote[] {
  if (!ablations.notes) return [];
  const isWorthALook = ({ score }: ScoredNote) => score >= LEAST_NOTE;
  if (matter === undefined) return scoreNotes(question, reading.clauses, leading, notes).filter(isWorthALook);

  const scoresOf = (text: string) => scoreNotes(text, readQuestion(text, lexicon, ablations).clauses, leading, notes);
  const fits = new Map(scoresOf(matter).map(({ note, score }) => [note, score]));
  return scoresOf(question)
    .map(({ note, score }) => {
      const fit = fits.get(note) ?? 0;
      const beside = score >= LEAST_NOTE ? score + OF_THE_MATTER.besideTheStory * fit : 0;
      return { note, score: Math.min(1, Math.max(beside, OF_THE_MATTER.alone * fit)) };
    })
    .filter(isWorthALook)
    .sort((a, b) => b.score - a.score || a.note - b.note);
}

/** The best-matching verses: those with at least half of the best score. */
function leadingRows(ranked: readonly RankedVerse[]): number[] {
  const [best] = ranked;
  return ranked
    .slice(0, MOST_LEADING)
    .filter(({ score }) => score >= (best?.score ?? 0) / 2)
    .map(({ row }) => row);
}

/** The citations of a note, as an aspect of its own; of a longer passage its first verses. */
function lentAspect(cited: readonly QuranReference[]): Aspect {
  const known = cited.flatMap((reference) => rowsOf(reference).slice(0, LENT_OF_EACH));
  return { kind: 'note', strange: false, ofTheField: false, fits: new Map(), known };
}

function foundNote(note: number, score: number, reading: QuestionReading, index: NoteIndex): Hits['notes'] {
  const indexed = index.notes[note];
  const [question] = reading.clauses;
  if (!indexed || !question) return [];
  const arabic = reading.language === 'ar' ? indexed.arabic : undefined;
  const { pieces } = arabic ?? indexed.english;
  return [{ note, language: arabic ? 'arabic' : 'english', score, fits: fitPieces(question, pieces, index) }];
}

function overlaps(passage: QuranReference, { surah, from, to }: QuranReference): boolean {
  return surah === passage.surah && from <= passage.to && passage.from <= to;
}
