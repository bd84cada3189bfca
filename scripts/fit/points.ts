// Fits the weights by which points are chosen: `node scripts/fit/points.ts`. It needs the built corpus
// (build/corpus.sqlite) and nothing else, takes a few minutes, and writes src/knowledge/retrieval/points/weights.ts.
//
// Data: the questions of the points themselves. Each is asked while half of its point's questions, itself included, are
// missing from the index: a visitor's words are not in the index either. For the second fit, whether a question is
// answered at all, questions of notes that are missing from the index as a whole, and the questions about other matters
// in tests/vectors, are the ones without an answer.
//
// Split: by a hash of the question, three quarters to fit and one quarter to measure. Seed: the hash itself.

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { packagedEditions } from '../../src/knowledge/corpus/editions.ts';
import { loadNotes } from '../../src/knowledge/notes/load-notes.ts';
import type { Note, NoteText } from '../../src/knowledge/notes/note.ts';
import { everythingOn } from '../../src/knowledge/retrieval/ablations.ts';
import { loadThesaurus } from '../../src/knowledge/retrieval/load-thesaurus.ts';
import { openSearchIndex } from '../../src/knowledge/retrieval/open-search-index.ts';
import { FEATURES } from '../../src/knowledge/retrieval/points/rank-points.ts';
import { EVIDENCE, evidenceOf, scorePoints } from '../../src/knowledge/retrieval/points/score-points.ts';
import { compareQuestion, type SearchIndex } from '../../src/knowledge/retrieval/search-library.ts';
import { readVectors } from '../../tests/support/read-vectors.ts';

const FOLDS = 2;
const NOTE_FOLDS = 5;
/** Enough for seventeen weights; more only takes longer. */
const MOST_QUESTIONS = 4_000;

const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);
const isMeasured = (question: string) => hash(`split ${question}`) % 4 === 0;
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
  asked: string;
  /** For each candidate its features; the first is the right one. */
  features: number[][];
}

/** The questions of every second place, asked where they are missing. */
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
        const right = fits.find(({ point }) => isRight(point));
        if (!right) lost++;
        else {
          const others = fits.filter((fit) => fit !== right).map(({ features }) => [...features]);
          rows.push({ asked, features: [[...right.features], ...others] });
        }
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

/** The weights that make the right candidates likeliest among all; none below zero, for every feature speaks for. */
function fitChoice(rows: readonly Row[]): number[] {
  const weights = FEATURES.map(() => 1);
  const rates = FEATURES.map(() => 0);
  for (let round = 0; round < 400; round++) {
    const gradient = weights.map((weight) => -0.002 * weight);
    for (const { features } of rows) {
      const masses = features.map((each) => Math.exp(dot(each, weights)));
      const whole = masses.reduce((sum, mass) => sum + mass, 0);
      for (const [at] of FEATURES.entries()) {
        let expected = 0;
        for (const [candidate, mass] of masses.entries()) expected += (mass / whole) * (features[candidate]?.[at] ?? 0);
        gradient[at] = (gradient[at] ?? 0) + ((features[0]?.[at] ?? 0) - expected) / rows.length;
      }
    }
    for (const [at] of FEATURES.entries()) {
      rates[at] = 0.9 * (rates[at] ?? 0) + 0.1 * (gradient[at] ?? 0) ** 2;
      weights[at] = Math.max(
        0,
        (weights[at] ?? 0) + (0.05 * (gradient[at] ?? 0)) / (Math.sqrt(rates[at] ?? 0) + 1e-6) / (1 + round / 100),
      );
    }
  }
  return weights;
}

function dot(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0);
}

function firstRight(rows: readonly Row[], weights: readonly number[]): number {
  const right = rows.filter(({ features }) => {
    const [own = 0, ...others] = features.map((each) => dot(each, weights));
    return others.every((other) => other < own);
  });
  return right.length / rows.length;
}

interface Evidence {
  asked: string;
  evidence: number[];
  isAnswered: boolean;
}

function rowsOfEvidence(weights: readonly number[]): Evidence[] {
  const rows: Evidence[] = [];
  const add = (asked: string, isAnswered: boolean, index: SearchIndex) => {
    const { fits, reading } = compareQuestion({ question: asked, limit: 8 }, index);
    rows.push({ asked, isAnswered, evidence: evidenceOf(scorePoints(fits, index.points, weights), fits, reading) });
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

const { rows, lost } = rowsOfPoints();
const choice = fitChoice(rows.filter(({ asked }) => !isMeasured(asked)));
const measured = rows.filter(({ asked }) => isMeasured(asked));
console.log(`choice: ${rows.length} questions, ${lost} more whose point was no candidate`);
console.log(
  `right point first, of the ${measured.length} measured: ${(100 * firstRight(measured, choice)).toFixed(1)} %`,
);
for (const [at, name] of FEATURES.entries()) console.log(`  ${name}: ${choice[at]?.toFixed(2)}`);

const answeredRows = rowsOfEvidence(choice);
const answered = fitAnswered(answeredRows.filter(({ asked }) => !isMeasured(asked)));
console.log(`answered: ${answeredRows.length} questions`);
console.log(
  `recognised: ${correct(
    answeredRows.filter(({ asked }) => isMeasured(asked)),
    answered,
  )}`,
);
for (const [at, name] of EVIDENCE.entries()) console.log(`  ${name}: ${answered[at]?.toFixed(2)}`);
write(choice, answered);
