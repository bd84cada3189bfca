import { parentPort } from 'node:worker_threads';
import { makeText, type Recipe } from './make-text.ts';
import { openTargets, type Target } from './targets.ts';

/** Measures one target on texts of these lengths. */
export interface Job {
  target: string;
  recipe: Recipe;
  lengths: readonly number[];
  /** Milliseconds of work that each time is the average of: the clock of a thread ticks only every few milliseconds. */
  averageOver: number;
}

/** Milliseconds of processor time for each length. */
export type Times = readonly number[];

/** Enough to average over the slowest clock. */
const mostRuns = 200;

const targets = await openTargets();

parentPort?.on('message', ({ target: name, recipe, lengths, averageOver }: Job) => {
  const target = targets[name];
  if (!target) throw new Error(`There is no target “${name}”`);
  parentPort?.postMessage(lengths.map((length) => timeOf(target, makeText(recipe, length), averageOver)));
});
parentPort?.postMessage(Object.keys(targets));

/** Time of this thread alone, so that other work on the machine does not count. */
function timeOf(target: Target, text: string, averageOver: number): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    target(text);
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1_000;
    if (ms >= averageOver || runs === mostRuns) return ms / runs;
  }
}
