// Fits content/triage/likely-weights.tsv to the lines of read-training.ts: node scripts/fit/triage.ts
//   --check   fits five times to four fifths of the lines and judges the rest; writes nothing
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readQuestion } from '../../src/answers/triage/danger.ts';
import { loadTriage } from '../../src/answers/triage/load-triage.ts';
import { read, traitsOf } from '../../src/answers/triage/reader.ts';
import type { TriageLists } from '../../src/answers/triage/triage.ts';
import { judgeCries, measureTiers, readCries } from '../../tests/eval/triage/measure-tiers.ts';
import { type Example, type Fitted, fitWeights, randomFrom, shuffle } from './fit-weights.ts';
import { readTraining, strangersSets, type TrainingLine } from './read-training.ts';

const SEED = 20_260_101;
/** Chosen by what a fit without the strangers' lines finds among them. */
const options = { rounds: 14, rate: 0.12, decay: 0.002, seed: SEED };

/** An ordinary question counts less than a line that was written to be hard. */
const weightOf: Readonly<Record<TrainingLine['source'], number>> = {
  written: 1,
  vector: 1,
  set: 1,
  stranger: 1,
  ordinary: 0.2,
};

const FITS = 4;

/** Smaller weights change no decision. */
const LEAST_WEIGHT = 0.2;

const root = path.join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, misses: { type: 'boolean', default: false } },
});
const lists = await loadTriage(path.join(root, 'content'));
const training = readTraining().filter(({ label }) => label !== 'weapon');

if (values.check) check(training);
else {
  const fitted = fitTo(training);
  const file = path.join(root, 'content/triage/likely-weights.tsv');
  writeFileSync(file, written(fitted));
  console.log(`${training.length} lines, ${fitted.weights.size} traits → ${path.relative(root, file)}`);
}

/** The mean of several fits, each with other harmless words around the lines and in another order: it wavers less. */
function fitTo(lines: readonly TrainingLine[]): Fitted {
  const examples = lines.map((line) => exampleOf(line));
  const known = new Set(examples.flatMap(({ traits }) => traits));
  const fits = Array.from({ length: FITS }, (_, index) => {
    // Where two lines are joined, pairs of words arise that nobody wrote.
    const joinedExamples = joined(lines, SEED + index)
      .map((line) => exampleOf(line))
      .map((example) => ({ ...example, traits: example.traits.filter((trait) => known.has(trait)) }));
    return fitWeights([...examples, ...joinedExamples], { ...options, seed: SEED + index });
  });
  const mean = (of: (fit: Fitted) => readonly [number, number] | undefined): [number, number] => [
    fits.reduce((sum, each) => sum + (of(each)?.[0] ?? 0), 0) / FITS,
    fits.reduce((sum, each) => sum + (of(each)?.[1] ?? 0), 0) / FITS,
  ];
  const weights = [...known]
    .map((trait): [string, [number, number]] => [trait, mean((each) => each.weights.get(trait))])
    .filter(([, [danger, despair]]) => Math.max(Math.abs(danger), Math.abs(despair)) >= LEAST_WEIGHT);
  return { bias: mean((each) => each.bias), weights: new Map(weights) };
}

/** Cries with harmless words before or after them are cries: no words around a cry may hide it. */
function joined(lines: readonly TrainingLine[], seed: number): TrainingLine[] {
  const random = randomFrom(seed);
  const harmless = lines.filter(({ label, text }) => label === 'harmless' && text.length < 90);
  const pick = () => harmless[Math.floor(random() * harmless.length)]?.text ?? '';
  const links = [' and ', ', ', ' but ', ' ', ' and i want to know, ', ' because ', ' while ', ' when '];
  const link = () => links[Math.floor(random() * links.length)] ?? ' ';
  return lines
    .filter(({ source }) => source !== 'ordinary')
    .flatMap((line) =>
      [`${line.text}${link()}${pick()}`, `${pick()}${link()}${line.text}`].map((text) => ({ ...line, text })),
    );
}

function exampleOf({ label, text, source }: TrainingLine): Example {
  const { words } = readQuestion(text, lists.danger);
  return {
    traits: [...traitsOf(words, 0, words.row.length)],
    danger: label !== 'harmless',
    ...(label !== 'harmless' && { despair: label === 'crisis' }),
    weight: weightOf[source],
  };
}

function written({ bias, weights }: Fitted): string {
  const hundredths = ([danger, despair]: readonly [number, number]) =>
    `${Math.round(danger * 100)}\t${Math.round(despair * 100)}`;
  const rows = [...weights].sort(([one], [other]) => (one < other ? -1 : 1));
  return `# Written by node scripts/fit/triage.ts; do not edit by hand. Of each trait: how much it speaks for a danger, and for despair
# rather than violence, in hundredths. @kin is a class, two names are two classes near each other.
(always)\t${hundredths(bias)}
${rows.map(([trait, pair]) => `${trait}\t${hundredths(pair)}`).join('\n')}
`;
}

function check(lines: readonly TrainingLine[]): void {
  const mixed = [...lines];
  shuffle(mixed, randomFrom(SEED));
  const read5 = mixed.map((line, index) => ({ line, fold: index % 5 }));
  const judged = [0, 1, 2, 3, 4].flatMap((fold) => {
    const reader = fitTo(read5.filter((each) => each.fold !== fold).map(({ line }) => line));
    return read5
      .filter((each) => each.fold === fold)
      .map(({ line }) => ({
        line,
        likelihood: likelihoodOf(line.text, { ...lists, danger: { ...lists.danger, reader } }),
      }));
  });
  const others = lines.filter(({ source }) => source !== 'stranger');
  const unseen = { ...lists, danger: { ...lists.danger, reader: fitTo(others) } };
  for (const file of strangersSets()) {
    console.log(
      measureTiers(`${path.basename(file)}, not fitted to`, judgeCries(readCries(file), unseen), values.misses),
    );
  }
  for (const source of ['written', 'vector', 'set', 'stranger', 'ordinary'] as const) {
    const of = judged.filter(({ line }) => line.source === source);
    const cries = of.filter(({ line }) => line.label !== 'harmless');
    const others = of.filter(({ line }) => line.label === 'harmless');
    const figures = [0.3, 0.5, 0.7, 0.9].map((from) => {
      const share = (some: typeof of) =>
        `${((100 * some.filter(({ likelihood }) => likelihood >= from).length) / Math.max(some.length, 1)).toFixed(1)} %`;
      return `≥ ${from}: ${share(cries)} / ${share(others)}`;
    });
    console.log(`${source}: ${cries.length} cries / ${others.length} others. ${figures.join('; ')}`);
  }
}

function likelihoodOf(text: string, of: TriageLists): number {
  return read(readQuestion(text, of.danger).words, of.danger.reader).danger;
}
