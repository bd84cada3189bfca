// Fits the weights by which points are chosen: `node scripts/fit/points.ts`. It needs the built corpus
// (build/corpus.sqlite) and nothing else, takes a few minutes, and writes src/knowledge/retrieval/points/weights.ts.
//
// Three fits:
// 1. Which note is asked for: the questions of strangers in tests/eval/sets, with the notes that a reader named.
// 2. Which of its points: the questions of the points, among the points of their own note. Each is asked twice: while an
//    eighth of all questions, itself included, is missing from the index, and with every other telling word left out.
// 3. Whether a question is answered at all: the strangers' questions, and as questions without an answer those same
//    questions while their notes are missing from the index, and the questions about other matters in tests/vectors.
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
import { FEATURES, type Fit } from '../../src/knowledge/retrieval/points/rank-points.ts';
import {
  type ChoiceWeights,
  EVIDENCE,
  evidenceOf,
  scorePoints,
  strengthOf,
} from '../../src/knowledge/retrieval/points/score-points.ts';
import { compareQuestion, type SearchIndex } from '../../src/knowledge/retrieval/search-library.ts';
import { readVectors } from '../../tests/support/read-vectors.ts';

const FOLDS = 8;
/** Parts of the notes; each is missing in turn. */
const NOTE_FOLDS = 4;
/** Enough of the points' own questions for seventeen weights; more only takes longer. */
const MOST_QUESTIONS = 1_500;

const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

const [notes, thesaurus] = await Promise.all([loadNotes('content'), loadThesaurus('content')]);
const open = (some: readonly Note[]): Promise<SearchIndex> =>
  openSearchIndex({
    corpusPath: 'build/corpus.sqlite',
    editions: packagedEditions.map(({ id, language }) => ({ id, language })),
    thesaurus,
    notes: some,
    ablations: everythingOn,
  });

/** A question of a stranger, with the notes that answer it. */
interface StrangersQuestion {
  id: string;
  q: string;
  notes: readonly string[];
}

const strangers = readdirSync('tests/eval/sets')
  .filter((file) => /^questions-/u.test(file))
  .flatMap((file) => readFileSync(`tests/eval/sets/${file}`, 'utf8').trim().split('\n'))
  .map((line): StrangersQuestion => JSON.parse(line));
const isMeasured = ({ id }: { id: string }) => /[02468]$/u.test(id);

/** What is chosen from: each option has the features of its points. */
interface Choice {
  isMeasured: boolean;
  options: { points: readonly Fit[]; isRight: boolean }[];
}

async function choicesOfNotes(): Promise<{ choices: Choice[]; lost: number }> {
  const index = await open(notes);
  const choices = strangers
    .filter((question) => question.notes.length > 0)
    .map((question) => {
      const { fits } = compareQuestion({ question: question.q, limit: 8 }, index);
      const byNote = Map.groupBy(fits, ({ point }) => notes[index.points.points[point]?.note ?? -1]?.slug ?? '');
      const options = [...byNote].map(([slug, points]) => ({ points, isRight: question.notes.includes(slug) }));
      return { isMeasured: isMeasured(question), options };
    });
  const possible = choices.filter(({ options }) => options.some(({ isRight }) => isRight));
  return { choices: possible, lost: choices.length - possible.length };
}

interface OwnQuestion {
  note: number;
  at: number;
  asked: string;
}

const ownQuestions = notes.flatMap((note, number): OwnQuestion[] =>
  [note.english, ...(note.arabic ? [note.arabic] : [])].flatMap(({ points }) =>
    points.flatMap(({ id, questions }) => {
      const at = note.english.points.findIndex((point) => point.id === id);
      return questions.map((asked) => ({ note: number, at, asked }));
    }),
  ),
);
const sampled = ownQuestions.filter(({ asked }) => hash(`sample ${asked}`) % ownQuestions.length < MOST_QUESTIONS);

async function choicesOfPoints(): Promise<Choice[]> {
  const whole = await open(notes);
  const choices = sampled.flatMap((own) => choiceWithin(own, withoutEveryOther(own.asked), whole) ?? []);
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = (question: string) => hash(`fold ${question}`) % FOLDS === fold;
    const index = await open(notes.map((note) => withoutQuestions(note, isHeld)));
    for (const own of sampled) {
      if (isHeld(own.asked))
        choices.push(...[choiceWithin(own, own.asked, index)].filter((each) => each !== undefined));
    }
  }
  return choices;
}

function choiceWithin({ note, at, asked }: OwnQuestion, words: string, index: SearchIndex): Choice | undefined {
  const { fits } = compareQuestion({ question: words, limit: 8 }, index);
  const options = fits
    .filter(({ point }) => index.points.points[point]?.note === note)
    .map((fit) => ({ points: [fit], isRight: index.points.points[fit.point]?.at === at }));
  if (!options.some(({ isRight }) => isRight)) return undefined;
  return { isMeasured: hash(`split ${asked}`) % 4 === 0, options };
}

/** A visitor shares about half of the words with a question of ours. */
function withoutEveryOther(question: string): string {
  const words = question.split(' ');
  const from = hash(`words ${question}`) % 2;
  return words.length < 3 ? question : words.filter((_, at) => at % 2 === from).join(' ');
}

function withoutQuestions(note: Note, isHeld: (question: string) => boolean): Note {
  const without = (text: NoteText): NoteText => ({
    ...text,
    points: text.points.map((point) => ({ ...point, questions: point.questions.filter((each) => !isHeld(each)) })),
  });
  return { ...note, english: without(note.english), ...(note.arabic && { arabic: without(note.arabic) }) };
}

/** The weights that make the right options likeliest together; none below zero, for every feature speaks for a point. */
function fitChoices(choices: readonly Choice[]): number[] {
  const weights = FEATURES.map(() => 1);
  const rates = FEATURES.map(() => 0);
  for (let round = 0; round < 300; round++) {
    const gradient = weights.map((weight) => -0.002 * weight);
    for (const { options } of choices) {
      const points = options.flatMap(({ points: own, isRight }) => own.map(({ features }) => ({ features, isRight })));
      const masses = points.map(({ features }) => Math.exp(dot(features, weights)));
      const whole = sum(masses);
      const right = sum(points.map(({ isRight }, at) => (isRight ? (masses[at] ?? 0) : 0)));
      for (const [number, { features, isRight }] of points.entries()) {
        const mass = masses[number] ?? 0;
        const push = ((isRight ? mass / right : 0) - mass / whole) / choices.length;
        for (const [at, feature] of features.entries()) gradient[at] = (gradient[at] ?? 0) + push * feature;
      }
    }
    step(weights, gradient, rates, round);
    for (const [at, weight] of weights.entries()) weights[at] = Math.max(0, weight);
  }
  return weights;
}

/** One step of RMSProp. */
function step(weights: number[], gradient: readonly number[], rates: number[], round: number): void {
  for (const [at, slope] of gradient.entries()) {
    rates[at] = 0.9 * (rates[at] ?? 0) + 0.1 * slope ** 2;
    weights[at] = (weights[at] ?? 0) + (0.05 * slope) / (Math.sqrt(rates[at] ?? 0) + 1e-6) / (1 + round / 100);
  }
}

function dot(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((total, feature, at) => total + feature * (weights[at] ?? 0), 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function rightFirst(choices: readonly Choice[], weights: readonly number[]): string {
  const measured = choices.filter((choice) => choice.isMeasured);
  const right = measured.filter(({ options }) => {
    const [best] = [...options].sort((a, b) => strengthOf(b.points, weights) - strengthOf(a.points, weights));
    return best?.isRight;
  });
  return `${((100 * right.length) / measured.length).toFixed(1)} % of ${measured.length}`;
}

interface Evidence {
  isMeasured: boolean;
  isAnswered: boolean;
  /** Whether the first point is of a right note. */
  isRight: boolean;
  evidence: number[];
}

async function evidences(weights: ChoiceWeights): Promise<Evidence[]> {
  const rows: Evidence[] = [];
  const whole = await open(notes);
  const add = (asked: string, index: SearchIndex, right: readonly string[], measured: boolean) => {
    const { fits, reading } = compareQuestion({ question: asked, limit: 8 }, index);
    const scored = scorePoints(fits, index.points, weights);
    const first = index.points.points[scored[0]?.point ?? -1];
    const isRight = index === whole && right.includes(notes[first?.note ?? -1]?.slug ?? '');
    rows.push({
      isMeasured: measured,
      isAnswered: right.length > 0,
      isRight,
      evidence: evidenceOf(scored, fits, reading),
    });
  };
  for (const question of strangers) add(question.q, whole, question.notes, isMeasured(question));
  for (let fold = 0; fold < NOTE_FOLDS; fold++) {
    const isMissing = (slug: string) => hash(`note ${slug}`) % NOTE_FOLDS === fold;
    const index = await open(notes.filter(({ slug }) => !isMissing(slug)));
    for (const question of strangers) {
      const isGone = question.notes.length > 0 && question.notes.every(isMissing);
      if (isGone) add(question.q, index, [], isMeasured(question));
    }
  }
  for (const file of ['questions-off-topic.txt', 'questions-off-topic-more.txt']) {
    for (const [at, [asked = '']] of readVectors(file).entries()) add(asked, whole, [], at % 2 === 0);
  }
  return rows;
}

/** Logistic regression; both outcomes count alike in all. */
function fitAnswered(rows: readonly Evidence[]): number[] {
  const weights = EVIDENCE.map(() => 0);
  const rates = EVIDENCE.map(() => 0);
  const yes = rows.filter(({ isAnswered }) => isAnswered).length;
  for (let round = 0; round < 1_500; round++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -0.002 * weight));
    for (const { evidence, isAnswered } of rows) {
      const likely = 1 / (1 + Math.exp(-dot(evidence, weights)));
      const push = (isAnswered ? 0.5 / yes : 0.5 / (rows.length - yes)) * ((isAnswered ? 1 : 0) - likely);
      for (const [at, each] of evidence.entries()) gradient[at] = (gradient[at] ?? 0) + push * each;
    }
    step(weights, gradient, rates, round);
  }
  return weights;
}

/** The shares of the answered and of the unanswered questions that are recognised as such. */
function recognised(rows: readonly Evidence[], weights: readonly number[]): string {
  const share = (isAnswered: boolean) => {
    const some = rows.filter((row) => row.isMeasured && row.isAnswered === isAnswered);
    const right = some.filter(({ evidence }) => dot(evidence, weights) > 0 === isAnswered);
    return `${((100 * right.length) / some.length).toFixed(1)} % of ${some.length}`;
  };
  return `${share(true)} answered, ${share(false)} others`;
}

/** What a threshold lets through of the measured questions. */
function answeredFrom(least: number, rows: readonly Evidence[], weights: readonly number[]): string {
  const share = (isAnswered: boolean) => {
    const some = rows.filter((row) => row.isMeasured && row.isAnswered === isAnswered);
    const through = some.filter(({ evidence: each }) => 1 / (1 + Math.exp(-dot(each, weights))) >= least);
    const right = through.filter(({ isRight }) => isRight);
    return {
      through: `${((100 * through.length) / some.length).toFixed(0)} %`,
      right: `${((100 * right.length) / Math.max(through.length, 1)).toFixed(0)} %`,
    };
  };
  return `${share(true).through} answered, ${share(true).right} of these right; ${share(false).through} of the others`;
}

const ofNotes = await choicesOfNotes();
const ofPoints = await choicesOfPoints();
const fittedOn = <Each extends { isMeasured: boolean }>(all: readonly Each[]) => all.filter((each) => !each.isMeasured);
const weights = { note: fitChoices(fittedOn(ofNotes.choices)), point: fitChoices(fittedOn(ofPoints)) };
console.log(`right note first: ${rightFirst(ofNotes.choices, weights.note)}; ${ofNotes.lost} more found no right note`);
console.log(`right point of the note first: ${rightFirst(ofPoints, weights.point)}`);
for (const [at, name] of FEATURES.entries()) {
  console.log(`  ${name}: ${weights.note[at]?.toFixed(2)}, ${weights.point[at]?.toFixed(2)}`);
}
const evidence = await evidences(weights);
const answered = fitAnswered(fittedOn(evidence));
console.log(`recognised: ${recognised(evidence, answered)}`);
for (const [at, name] of EVIDENCE.entries()) console.log(`  ${name}: ${answered[at]?.toFixed(2)}`);

console.log('answered from …: of the answered questions, with the right note; of the others');
for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) console.log(`  ${least}: ${answeredFrom(least, evidence, answered)}`);

const named = (names: readonly string[], textOf: (at: number) => string) =>
  names.map((name, at) => `  ${/^[a-z]+$/u.test(name) ? name : `'${name}'`}: ${textOf(at)},\n`).join('');
const rounded = (weight = 0) => Number(weight.toFixed(2));

writeFileSync(
  'src/knowledge/retrieval/points/weights.ts',
  `// Written by \`node scripts/fit/points.ts\`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
${named(FEATURES, (at) => `{ note: ${rounded(weights.note[at])}, point: ${rounded(weights.point[at])} }`)}};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
${named(EVIDENCE, (at) => String(rounded(answered[at])))}};
`,
);
