// Fits the weights by which points are chosen: `node scripts/fit/points.ts`. It needs the built corpus
// (build/corpus.sqlite) and nothing else, takes a few minutes, and writes src/knowledge/retrieval/points/weights.ts.
//
// Data for the choice: the questions of strangers in tests/eval/sets, for which every point is right that cites a
// passage of a good answer, or that belongs to a note which a reader named; and the questions of the points themselves,
// each asked while an eighth of all questions, itself included, is missing from the index. Data for the second fit,
// whether a question is answered at all: the same, and as questions without an answer those of notes that are missing
// from the index as a whole, and the questions about other matters in tests/vectors.
//
// Split: strangers' questions whose id ends in an odd digit are fitted on and the others measured; of the points' own
// questions three quarters and one quarter, by a hash of the question. There is no other randomness.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { packagedEditions } from '../../src/knowledge/corpus/editions.ts';
import { loadNotes } from '../../src/knowledge/notes/load-notes.ts';
import type { Note, NoteText } from '../../src/knowledge/notes/note.ts';
import { everythingOn } from '../../src/knowledge/retrieval/ablations.ts';
import { loadThesaurus } from '../../src/knowledge/retrieval/load-thesaurus.ts';
import { openSearchIndex } from '../../src/knowledge/retrieval/open-search-index.ts';
import { FEATURES } from '../../src/knowledge/retrieval/points/rank-points.ts';
import { EVIDENCE, evidenceOf, scorePoints } from '../../src/knowledge/retrieval/points/score-points.ts';
import { compareQuestion, type SearchIndex } from '../../src/knowledge/retrieval/search-library.ts';
import { collections } from '../../src/references/collections.ts';
import { formatReference } from '../../src/references/format-reference.ts';
import { parseReference } from '../../src/references/parse-reference.ts';
import type { Reference } from '../../src/references/reference.ts';
import { readVectors } from '../../tests/support/read-vectors.ts';

const FOLDS = 8;
const NOTE_FOLDS = 5;
/** Enough for seventeen weights; more only takes longer. */
const MOST_QUESTIONS = 4_000;

const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);
const isOwnMeasured = (question: string) => hash(`split ${question}`) % 4 === 0;
const isSampled = (question: string, all: number) => hash(`sample ${question}`) % all < MOST_QUESTIONS;

const [notes, thesaurus] = await Promise.all([loadNotes(process.env.CONTENT ?? 'content'), loadThesaurus('content')]);
const open = (some: readonly Note[]): SearchIndex =>
  openSearchIndex({
    corpusPath: 'build/corpus.sqlite',
    editions: packagedEditions.map(({ id, language }) => ({ id, language })),
    thesaurus,
    notes: some,
    ablations: everythingOn,
  });

const textsOf = ({ english, arabic }: Note): NoteText[] => (arabic ? [english, arabic] : [english]);
const questionsOf = (note: Note) =>
  textsOf(note).flatMap(({ points }) =>
    points.flatMap(({ id, questions }) => questions.map((asked) => ({ id, asked }))),
  );
const total = notes.reduce((sum, note) => sum + questionsOf(note).length, 0);

interface Row {
  isStranger: boolean;
  isMeasured: boolean;
  /** For each candidate its features, and whether it is right. */
  candidates: { features: readonly number[]; isRight: boolean }[];
}

/** A question of a stranger: the passages of a good answer, or the notes that answer it. */
interface StrangersQuestion {
  id: string;
  q: string;
  gold_quran?: string[];
  gold_hadith?: string[];
  notes?: string[];
}

function readStrangers(): StrangersQuestion[] {
  const folder = 'tests/eval/sets';
  const files = readdirSync(folder).filter((file) => /^questions-/u.test(file));
  return files.flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .trim()
      .split('\n')
      .map((line): StrangersQuestion => JSON.parse(line)),
  );
}

function rowsOfStrangers(): { rows: Row[]; lost: number } {
  const rows: Row[] = [];
  let lost = 0;
  const index = open(notes);
  for (const { id, q, gold_quran = [], gold_hadith = [], notes: named = [] } of readStrangers()) {
    const gold = [...gold_quran.map((place) => `Quran ${place}`), ...gold_hadith].flatMap(
      (place) => goldOf(place) ?? [],
    );
    const isRight = (point: number) => {
      const { note = -1, at = -1 } = index.points.points[point] ?? {};
      const references = notes[note]?.english.points[at]?.references ?? [];
      return (
        named.includes(notes[note]?.slug ?? '') || references.some((each) => gold.some((other) => isSame(each, other)))
      );
    };
    if (named.length + gold.length === 0) continue;
    const { fits } = compareQuestion({ question: q, limit: 8 }, index);
    const candidates = fits.map(({ point, features }) => ({ features, isRight: isRight(point) }));
    if (!candidates.some((each) => each.isRight)) lost++;
    else rows.push({ isStranger: true, isMeasured: /[02468]$/u.test(id), candidates });
  }
  return { rows, lost };
}

/** `Quran 2:183`, or `bukhari:8`. */
function goldOf(place: string): Reference | undefined {
  const [collection, number] = place.split(':');
  return place.startsWith('Quran')
    ? parseReference(place)
    : parseReference(`${collectionNames[collection ?? '']} ${number}`);
}

const collectionNames: Readonly<Record<string, string>> = Object.fromEntries(
  collections.map(({ id, title }) => [id, title]),
);

function isSame(one: Reference, other: Reference): boolean {
  if (one.work === 'quran' && other.work === 'quran') {
    return one.surah === other.surah && one.from <= other.to && other.from <= one.to;
  }
  return formatReference(one) === formatReference(other);
}

/** The questions of the points, asked where they are missing. */
function rowsOfPoints(): { rows: Row[]; lost: number } {
  const rows: Row[] = [];
  let lost = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = (question: string) => hash(`fold ${question}`) % FOLDS === fold;
    const index = open(notes.map((note) => withoutQuestions(note, isHeld)));
    for (const [number, note] of notes.entries()) {
      for (const { id, asked } of questionsOf(note)) {
        if (!isHeld(asked) || !isSampled(asked, total)) continue;
        const at = note.english.points.findIndex((point) => point.id === id);
        const { fits } = compareQuestion({ question: asked, limit: 8 }, index);
        const isRight = (point: number) =>
          index.points.points[point]?.note === number && index.points.points[point]?.at === at;
        const candidates = fits.map(({ point, features }) => ({ features, isRight: isRight(point) }));
        if (!candidates.some((each) => each.isRight)) lost++;
        else rows.push({ isStranger: false, isMeasured: isOwnMeasured(asked), candidates });
      }
    }
  }
  return { rows, lost };
}

function withoutQuestions(note: Note, isHeld: (question: string) => boolean): Note {
  const without = (text: NoteText): NoteText => ({
    ...text,
    points: text.points.map((point) => ({ ...point, questions: point.questions.filter((each) => !isHeld(each)) })),
  });
  return { ...note, english: without(note.english), ...(note.arabic && { arabic: without(note.arabic) }) };
}

/**
 * The weights that make the right candidates likeliest together; none below zero, for every feature speaks for a point.
 * Both kinds of questions count alike in all.
 */
function fitChoice(rows: readonly Row[]): number[] {
  const weights = FEATURES.map(() => 1);
  const rates = FEATURES.map(() => 0);
  const strangers = rows.filter(({ isStranger }) => isStranger).length;
  for (let round = 0; round < 400; round++) {
    const gradient = weights.map((weight) => -0.002 * weight);
    for (const { isStranger, candidates } of rows) {
      const masses = candidates.map(({ features }) => Math.exp(dot(features, weights)));
      const whole = sum(masses);
      const right = sum(candidates.map(({ isRight }, at) => (isRight ? (masses[at] ?? 0) : 0)));
      const count = 0.5 / (isStranger ? strangers : rows.length - strangers);
      for (const [number, { features, isRight }] of candidates.entries()) {
        const mass = masses[number] ?? 0;
        const push = count * ((isRight ? mass / right : 0) - mass / whole);
        for (const [at, feature] of features.entries()) gradient[at] = (gradient[at] ?? 0) + push * feature;
      }
    }
    for (const [at] of FEATURES.entries()) {
      rates[at] = 0.9 * (rates[at] ?? 0) + 0.1 * (gradient[at] ?? 0) ** 2;
      const step = (0.05 * (gradient[at] ?? 0)) / (Math.sqrt(rates[at] ?? 0) + 1e-6) / (1 + round / 100);
      weights[at] = Math.max(0, (weights[at] ?? 0) + step);
    }
  }
  return weights;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function dot(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0);
}

function firstRight(rows: readonly Row[], weights: readonly number[]): string {
  const right = rows.filter(({ candidates }) => {
    const [best] = [...candidates].sort((a, b) => dot(b.features, weights) - dot(a.features, weights));
    return best?.isRight;
  });
  return `${((100 * right.length) / rows.length).toFixed(1)} % of ${rows.length}`;
}

interface Evidence {
  isMeasured: boolean;
  evidence: number[];
  isAnswered: boolean;
}

function rowsOfEvidence(weights: readonly number[]): Evidence[] {
  const rows: Evidence[] = [];
  const add = (asked: string, isAnswered: boolean, index: SearchIndex) => {
    const { fits, reading } = compareQuestion({ question: asked, limit: 8 }, index);
    rows.push({
      isMeasured: isOwnMeasured(asked),
      isAnswered,
      evidence: evidenceOf(scorePoints(fits, index.points, weights), fits, reading),
    });
  };
  for (let fold = 0; fold < NOTE_FOLDS; fold++) {
    const isMissing = (note: Note) => hash(`note ${note.slug}`) % NOTE_FOLDS === fold;
    // The questions that are asked are missing from the rest, as above.
    const isHeld = (question: string) => hash(`fold ${question}`) % FOLDS === 0;
    const index = open(notes.filter((note) => !isMissing(note)).map((note) => withoutQuestions(note, isHeld)));
    for (const note of notes) {
      for (const { asked } of questionsOf(note)) {
        if (!isHeld(asked) || !isSampled(`evidence ${asked}`, isMissing(note) ? total : NOTE_FOLDS * total)) continue;
        add(asked, !isMissing(note), index);
      }
    }
    if (fold > 0) continue;
    for (const file of ['questions-off-topic.txt', 'questions-off-topic-more.txt']) {
      for (const [asked = ''] of readVectors(file)) add(asked, false, index);
    }
  }
  return rows;
}

/** Logistic regression; both outcomes count alike in all. */
function fitAnswered(rows: readonly Evidence[]): number[] {
  const weights = EVIDENCE.map(() => 0);
  const yes = rows.filter(({ isAnswered }) => isAnswered).length;
  const rates = EVIDENCE.map(() => 0);
  for (let round = 0; round < 1_500; round++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -0.001 * weight));
    for (const { evidence, isAnswered } of rows) {
      const likely = 1 / (1 + Math.exp(-dot(evidence, weights)));
      const count = isAnswered ? 0.5 / yes : 0.5 / (rows.length - yes);
      for (const [at, each] of evidence.entries()) {
        gradient[at] = (gradient[at] ?? 0) + count * ((isAnswered ? 1 : 0) - likely) * each;
      }
    }
    for (const [at] of weights.entries()) {
      rates[at] = 0.9 * (rates[at] ?? 0) + 0.1 * (gradient[at] ?? 0) ** 2;
      weights[at] =
        (weights[at] ?? 0) + (0.05 * (gradient[at] ?? 0)) / (Math.sqrt(rates[at] ?? 0) + 1e-6) / (1 + round / 200);
    }
  }
  return weights;
}

/** The shares of the answered and of the unanswered questions that are recognised as such. */
function correct(rows: readonly Evidence[], weights: readonly number[]): string {
  const share = (isAnswered: boolean) => {
    const some = rows.filter((row) => row.isAnswered === isAnswered);
    return `${((100 * some.filter(({ evidence }) => dot(evidence, weights) > 0 === isAnswered).length) / some.length).toFixed(1)} %`;
  };
  return `${share(true)} of the answered, ${share(false)} of the others`;
}

const rounded = (weights: readonly number[]) => weights.map((weight) => Number(weight.toFixed(2)));

function write(choice: readonly number[], answered: readonly number[]): void {
  writeFileSync(
    'src/knowledge/retrieval/points/weights.ts',
    `// Written by \`node scripts/fit/points.ts\`; do not edit by hand.

/** Weights of the features that \`rank-points.ts\` names, in its order. */
export const pointWeights: readonly number[] = [${rounded(choice).join(', ')}];

/** Weights of the evidence that \`score-points.ts\` names, in its order; the first is the constant. */
export const answeredWeights: readonly number[] = [${rounded(answered).join(', ')}];
`,
  );
}

const strangers = rowsOfStrangers();
const own = rowsOfPoints();
const rows = [...strangers.rows, ...own.rows];
const choice = fitChoice(rows.filter(({ isMeasured }) => !isMeasured));
const measured = rows.filter(({ isMeasured }) => isMeasured);
console.log(`no right point was a candidate: ${strangers.lost} of the strangers’ questions, ${own.lost} of our own`);
for (const isStranger of [true, false]) {
  const some = measured.filter((row) => row.isStranger === isStranger);
  console.log(`a right point first, ${isStranger ? 'strangers’' : 'our own'} measured: ${firstRight(some, choice)}`);
}
for (const [at, name] of FEATURES.entries()) console.log(`  ${name}: ${choice[at]?.toFixed(2)}`);

const answeredRows = rowsOfEvidence(choice);
const answered = fitAnswered(answeredRows.filter(({ isMeasured }) => !isMeasured));
console.log(`answered: ${answeredRows.length} questions`);
console.log(
  `recognised: ${correct(
    answeredRows.filter(({ isMeasured }) => isMeasured),
    answered,
  )}`,
);
for (const [at, name] of EVIDENCE.entries()) console.log(`  ${name}: ${answered[at]?.toFixed(2)}`);
write(choice, answered);
