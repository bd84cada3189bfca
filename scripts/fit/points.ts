// Fits the weights by which points are chosen: `node scripts/fit/points.ts`. It needs the built corpus
// (build/corpus.sqlite) and the meanings of words without strangers' questions (scripts/fit/meanings.ts), takes a minute, and
// writes src/knowledge/retrieval/points/weights.ts.
//
// Three fits, all to the retired sets of strangers' questions in tests/eval/sets:
// 1. Which note is asked for.
// 2. Which of its points, where a reader named points.
// 3. Whether a question is answered at all: the questions without an answer are those same questions while their notes are
//    missing from the index, and the questions about other matters in tests/vectors.
//
// The figures that it prints: fitted on the questions whose id ends in an odd digit, measured on the others. The weights that
// it writes are then fitted on all. There is no randomness.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { packagedEditions } from '../../src/knowledge/corpus/editions.ts';
import { loadNotes } from '../../src/knowledge/notes/load-notes.ts';
import type { Note } from '../../src/knowledge/notes/note.ts';
import { everythingOn } from '../../src/knowledge/retrieval/ablations.ts';
import { loadThesaurus } from '../../src/knowledge/retrieval/load-thesaurus.ts';
import { openSearchIndex } from '../../src/knowledge/retrieval/open-search-index.ts';
import { FEATURES } from '../../src/knowledge/retrieval/points/rank-points.ts';
import {
  type ChoiceWeights,
  EVIDENCE,
  evidenceOf,
  scorePoints,
  strengthOf,
} from '../../src/knowledge/retrieval/points/score-points.ts';
import { compareQuestion, type SearchIndex } from '../../src/knowledge/retrieval/search-library.ts';
import { readVectors } from '../../tests/support/read-vectors.ts';
import { readStrangersQuestions } from './strangers-questions.ts';

/** Parts of the notes; each is missing in turn. */
const NOTE_FOLDS = 4;

const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

const [notes, shipped] = await Promise.all([loadNotes('content'), loadThesaurus('content')]);
/** Strangers' questions are to be seen as they are when they are new. */
const thesaurus = { ...shipped, meanings: readFileSync('build/meanings-of-notes.bin') };
const open = (some: readonly Note[]): Promise<SearchIndex> =>
  openSearchIndex({
    corpusPath: 'build/corpus.sqlite',
    editions: packagedEditions.map(({ id, language }) => ({ id, language })),
    thesaurus,
    notes: some,
    ablations: everythingOn,
  });

const strangers = readStrangersQuestions();
const isMeasured = ({ id }: { id: string }) => /[02468]$/u.test(id);

interface Option {
  features: readonly number[];
  isRight: boolean;
}

/** A question with the points that are compared in full. */
interface Choice {
  isMeasured: boolean;
  options: (Option & { note: string; isPoint: boolean })[];
}

/** Among the points of the right notes, the one that a reader named. */
function withinNotes(all: readonly Choice[]): { options: Option[] }[] {
  return all
    .map(({ options }) => ({
      options: options
        .filter(({ isRight }) => isRight)
        .map(({ features, isPoint }) => ({ features, isRight: isPoint })),
    }))
    .filter(({ options }) => options.some(({ isRight }) => isRight));
}

async function choices(): Promise<{ choices: Choice[]; lost: number }> {
  const index = await open(notes);
  const asked = strangers.filter((question) => question.notes.length > 0);
  const found = asked
    .map((question): Choice => {
      const { fits } = compareQuestion({ question: question.q, limit: 8 }, index);
      const options = fits.map(({ point, features }) => {
        const { note: number = -1, at = -1 } = index.points.points[point] ?? {};
        const { slug = '', english } = notes[number] ?? {};
        const named = `${slug}#${english?.points[at]?.id}`;
        return {
          features,
          note: slug,
          isRight: question.notes.includes(slug),
          isPoint: question.points.includes(named),
        };
      });
      return { isMeasured: isMeasured(question), options };
    })
    .filter(({ options }) => options.some(({ isRight }) => isRight));
  return { choices: found, lost: asked.length - found.length };
}

/** The weights that make the right options likeliest together; none below zero, for every feature speaks for a point. */
function fitChoices(choices: readonly { options: readonly Option[] }[]): number[] {
  const weights = FEATURES.map(() => 1);
  const rates = FEATURES.map(() => 0);
  for (let round = 0; round < 300; round++) {
    const gradient = weights.map((weight) => -0.002 * weight);
    for (const { options: points } of choices) {
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

function rightFirst(all: readonly Choice[], weights: ChoiceWeights): string {
  const measured = all.filter((choice) => choice.isMeasured);
  const withPoint = measured.filter(({ options }) => options.some(({ isPoint }) => isPoint));
  const share = (some: readonly Choice[], isFound: (choice: Choice) => boolean) =>
    `${((100 * some.filter(isFound).length) / some.length).toFixed(1)} % of ${some.length}`;
  const byNote = ({ options }: Choice) =>
    [...Map.groupBy(options, ({ note }) => note).values()].sort(
      (a, b) => strengthOf(b, weights.note) - strengthOf(a, weights.note),
    );
  const best = (points: Choice['options']) =>
    [...points].sort((a, b) => dot(b.features, weights.point) - dot(a.features, weights.point))[0];
  return [
    `right note first ${share(measured, (choice) => byNote(choice)[0]?.[0]?.isRight ?? false)}`,
    `among four ${share(measured, (choice) =>
      byNote(choice)
        .slice(0, 4)
        .some(([one]) => one?.isRight),
    )}`,
    `its right point first ${share(withPoint, (choice) => best(byNote(choice)[0] ?? [])?.isPoint ?? false)}`,
  ].join(', ');
}

interface Evidence {
  isMeasured: boolean;
  isAnswered: boolean;
  /** Whether it is about another matter than this site. */
  isElsewhere: boolean;
  /** Whether the first point is of a right note. */
  isRight: boolean;
  evidence: number[];
}

async function evidences(weights: ChoiceWeights): Promise<Evidence[]> {
  const rows: Evidence[] = [];
  const whole = await open(notes);
  const add = (asked: string, index: SearchIndex, right: readonly string[], measured: boolean, isElsewhere = false) => {
    const { fits, reading } = compareQuestion({ question: asked, limit: 8 }, index);
    const scored = scorePoints(fits, index.points, weights);
    const first = index.points.points[scored[0]?.point ?? -1];
    const isRight = index === whole && right.includes(notes[first?.note ?? -1]?.slug ?? '');
    rows.push({
      isMeasured: measured,
      isAnswered: right.length > 0,
      isElsewhere,
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
    for (const [at, [asked = '']] of readVectors(file).entries()) add(asked, whole, [], at % 2 === 0, true);
  }
  return rows;
}

/** Logistic regression; both outcomes count alike in all, and so do the two kinds of questions without an answer. */
function fitAnswered(rows: readonly Evidence[]): number[] {
  const weights = EVIDENCE.map(() => 0);
  const rates = EVIDENCE.map(() => 0);
  const groupOf = ({ isAnswered, isElsewhere }: Evidence) => (isAnswered ? 'yes' : isElsewhere ? 'elsewhere' : 'no');
  const shares = { yes: 0.5, no: 0.25, elsewhere: 0.25 };
  const groups = Map.groupBy(rows, groupOf);
  for (let round = 0; round < 1_500; round++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -0.002 * weight));
    for (const row of rows) {
      const { evidence, isAnswered } = row;
      const group = groupOf(row);
      const likely = 1 / (1 + Math.exp(-dot(evidence, weights)));
      const push = (shares[group] / (groups.get(group)?.length ?? 1)) * ((isAnswered ? 1 : 0) - likely);
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

const { choices: all, lost } = await choices();
const odd = <Each extends { isMeasured: boolean }>(some: readonly Each[]) => some.filter((each) => !each.isMeasured);
const fitBoth = (some: readonly Choice[]): ChoiceWeights => ({
  note: fitChoices(some),
  point: fitChoices(withinNotes(some)),
});
console.log(`${rightFirst(all, fitBoth(odd(all)))}; ${lost} more found no right note`);
const weights = fitBoth(all);
for (const [at, name] of FEATURES.entries()) {
  console.log(`  ${name}: ${weights.note[at]?.toFixed(2)}, ${weights.point[at]?.toFixed(2)}`);
}
const evidence = await evidences(weights);
const ofHalf = fitAnswered(odd(evidence));
console.log(`recognised: ${recognised(evidence, ofHalf)}`);
const answered = fitAnswered(evidence);
for (const [at, name] of EVIDENCE.entries()) console.log(`  ${name}: ${answered[at]?.toFixed(2)}`);

console.log('answered from …: of the answered questions, with the right note; of the others');
for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) console.log(`  ${least}: ${answeredFrom(least, evidence, ofHalf)}`);

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
