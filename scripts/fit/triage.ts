// Fits content/triage/likely-weights.tsv to the lines of read-training.ts: node scripts/fit/triage.ts
//   --check    fits without the strangers' lines and judges them, then five times to four fifths of all lines and judges
//              the rest; writes nothing
//   --misses   with --check: lists what is judged wrong
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readQuestion } from '../../src/answers/triage/danger.ts';
import { loadTriage } from '../../src/answers/triage/load-triage.ts';
import { read } from '../../src/answers/triage/reader.ts';
import type { TriageLists } from '../../src/answers/triage/triage.ts';
import { judgeCries, measureTiers, readCries } from '../../tests/eval/triage/measure-tiers.ts';
import { fitReader, SEED } from './fit-reader.ts';
import { type Fitted, randomFrom, shuffle } from './fit-weights.ts';
import { fittedTo } from './fitted-to.ts';
import { readTraining, strangersSets, type TrainingLine } from './read-training.ts';

const root = path.join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, misses: { type: 'boolean', default: false } },
});
const lists = await loadTriage(path.join(root, 'content'));
const training = readTraining();

if (values.check) check(training);
else {
  const fitted = fitReader(training, lists.danger);
  const file = path.join(root, 'content/triage/likely-weights.tsv');
  writeFileSync(file, written(fitted));
  console.log(`${training.length} lines, ${fitted.weights.size} traits → ${path.relative(root, file)}`);
}

function written({ bias, weights }: Fitted): string {
  const hundredths = ([danger, despair]: readonly [number, number]) =>
    `${Math.round(danger * 100)}\t${Math.round(despair * 100)}`;
  const rows = [...weights].sort(([one], [other]) => (one < other ? -1 : 1));
  return `# Written by node scripts/fit/triage.ts; do not edit by hand. Of each trait: how much it speaks for a danger, and for despair
# rather than violence, in hundredths. @kin is a class, two names are two classes near each other.
# Fitted to ${fittedTo()}.
(always)\t${hundredths(bias)}
${rows.map(([trait, pair]) => `${trait}\t${hundredths(pair)}`).join('\n')}
`;
}

function check(lines: readonly TrainingLine[]): void {
  const mixed = [...lines];
  shuffle(mixed, randomFrom(SEED));
  const read5 = mixed.map((line, index) => ({ line, fold: index % 5 }));
  const judged = [0, 1, 2, 3, 4].flatMap((fold) => {
    const others = read5.filter((each) => each.fold !== fold).map(({ line }) => line);
    const reader = fitReader(others, lists.danger);
    return read5
      .filter((each) => each.fold === fold)
      .map(({ line }) => ({
        line,
        likelihood: likelihoodOf(line.text, { ...lists, danger: { ...lists.danger, reader } }),
      }));
  });
  const others = lines.filter(({ source }) => source !== 'stranger');
  const unseen = { ...lists, danger: { ...lists.danger, reader: fitReader(others, lists.danger) } };
  for (const file of strangersSets()) {
    console.log(
      measureTiers(`${path.basename(file)}, not fitted to`, judgeCries(readCries(file), unseen), values.misses),
    );
  }
  for (const source of ['written', 'vector', 'set', 'stranger', 'ordinary'] as const) {
    const of = judged.filter(({ line }) => line.source === source);
    const cries = of.filter(({ line }) => line.label === 'crisis' || line.label === 'abuse');
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
