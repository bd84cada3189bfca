import { type DangerLists, readQuestion } from '../../src/answers/triage/danger.ts';
import { traitsOf, valueOfTraits, windowsOf } from '../../src/answers/triage/reader.ts';
import { type Example, type Fitted, fitWeights, randomFrom } from './fit-weights.ts';
import type { TrainingLine } from './read-training.ts';

export const SEED = 20_260_101;

/** Chosen by what five fits find of the fifth of the lines that each has not seen. */
const options = { rounds: 14, rate: 0.12, decay: 0.002, seed: SEED };

/** An ordinary question counts less than a line that was written to be hard. */
const weightOf: Readonly<Record<TrainingLine['source'], number>> = {
  written: 1,
  vector: 1,
  set: 1,
  stranger: 1,
  ordinary: 0.2,
};

/** Fits of which the mean is taken. */
const FITS = 4;

/** Smaller weights change no decision. */
const LEAST_WEIGHT = 0.2;

/** The mean of several fits, each with other harmless words around the lines and in another order: it wavers less. */
export function fitReader(all: readonly TrainingLine[], lists: DangerLists): Fitted {
  // Triage knows weapons by patterns alone.
  const lines = all.filter(({ label }) => label !== 'weapon');
  const examples = lines.flatMap((line) =>
    line.label === 'harmless' ? examplesOf(line, lists) : [exampleOf(line, lists)],
  );
  const known = new Set(examples.flatMap(({ traits }) => traits));
  const fits = Array.from({ length: FITS }, (_, index) => {
    // Where two lines are joined, pairs of words arise that nobody wrote.
    const joinedExamples = joined(lines, SEED + index)
      .map((line) => exampleOf(line, lists))
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

/** Letters of a line that is put beside a cry whole; of a longer one, a sentence is. */
const SHORT = 90;

/** Cries with harmless words before or after them are cries: no words around a cry may hide it. */
function joined(lines: readonly TrainingLine[], seed: number): TrainingLine[] {
  const random = randomFrom(seed);
  const harmless = lines
    .filter(({ label }) => label === 'harmless')
    .flatMap(({ text }) => (text.length < SHORT ? [text] : text.split(/(?<=[.!?؟])\s+/u)));
  const pick = () => harmless[Math.floor(random() * harmless.length)] ?? '';
  const links = [' and ', ', ', ' but ', ' ', ' and i want to know, ', ' because ', ' while ', ' when '];
  const link = () => links[Math.floor(random() * links.length)] ?? ' ';
  return lines
    .filter(({ source }) => source !== 'ordinary')
    .flatMap((line) =>
      [`${line.text}${link()}${pick()}`, `${pick()}${link()}${line.text}`].map((text) => ({ ...line, text })),
    );
}

/** A text is judged by its most dangerous window, so every window of a harmless one has to be harmless. */
function examplesOf(line: TrainingLine, lists: DangerLists): Example[] {
  const { words } = readQuestion(line.text, lists);
  const weight = weightOf[line.source];
  return windowsOf(words).map(([from, to]) => {
    const traits = [...traitsOf(words, from, to)];
    return { traits, value: valueOfTraits(traits.length), danger: false, weight };
  });
}

function exampleOf({ label, text, source }: TrainingLine, lists: DangerLists): Example {
  const { words } = readQuestion(text, lists);
  const traits = [...traitsOf(words, 0, words.row.length)];
  return {
    traits,
    value: valueOfTraits(traits.length),
    danger: label !== 'harmless',
    ...(label !== 'harmless' && { despair: label === 'crisis' }),
    weight: weightOf[source],
  };
}
