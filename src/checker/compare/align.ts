import type { Word } from '../../knowledge/words/word.ts';
import type { CandidateFinder } from '../look-up/candidate-finder.ts';
import type { Run } from '../look-up/word-index.ts';

/** One step of laying quoted words upon held ones; a side that has no word there is undefined. */
export interface Step {
  /** Which of the quoted words. */
  quoted: number | undefined;
  /** Which word of the edition. */
  held: number | undefined;
  isSame: boolean;
}

export interface Alignment {
  /** How many words must be changed, dropped or put in; a word with other vowels counts half. */
  distance: number;
  /** The stretch of the edition upon which the quoted words lie. */
  run: Run;
  steps: readonly Step[];
}

/** What a comparison says that the budget does not suffice for: nobody looked. */
export type TooCostly = 'too-costly';

/**
 * Lays the quoted words upon that stretch of a run where they fit best: the least number of changes, beginning and ending
 * anywhere in the run (Sellers' search).
 */
export function alignWithin(words: readonly Word[], run: Run, finder: CandidateFinder): Alignment | TooCostly {
  const width = run.end - run.start;
  const pairs = words.length * width;
  if (pairs > finder.budget.pairsLeft) return 'too-costly';
  finder.budget.pairsLeft -= pairs;

  const { text } = finder.index.table;
  const row = width + 1;
  const cost = new Float32Array((words.length + 1) * row);
  for (const [index, word] of words.entries()) {
    const [above, here] = [index * row, (index + 1) * row];
    const { writings, contradicted } = finder.accepted(word);
    cost[here] = index + 1;
    for (let at = 1; at <= width; at++) {
      const writing = text[run.start + at - 1] ?? -1;
      const change = writings.includes(writing) ? 0 : contradicted.includes(writing) ? 0.5 : 1;
      cost[here + at] = Math.min(
        (cost[above + at - 1] ?? 0) + change,
        (cost[above + at] ?? 0) + 1,
        (cost[here + at - 1] ?? 0) + 1,
      );
    }
  }
  return traceBack(words, run, finder, cost, row);
}

function traceBack(
  words: readonly Word[],
  run: Run,
  finder: CandidateFinder,
  cost: Float32Array,
  row: number,
): Alignment {
  const { text } = finder.index.table;
  const last = words.length * row;
  let end = 0;
  // Of equally good ends the last: a changed last word is a changed word, not one put in.
  for (let at = 1; at < row; at++) if ((cost[last + at] ?? 0) <= (cost[last + end] ?? 0)) end = at;

  const steps: Step[] = [];
  let [quoted, held] = [words.length, end];
  while (quoted > 0) {
    const here = cost[quoted * row + held] ?? 0;
    const word = words[quoted - 1];
    const change = held > 0 && word ? finder.distance(word, text[run.start + held - 1] ?? -1) : 1;
    if (held > 0 && here === (cost[(quoted - 1) * row + held - 1] ?? 0) + change) {
      quoted--;
      held--;
      steps.push({ quoted, held: run.start + held, isSame: change === 0 });
    } else if (here === (cost[(quoted - 1) * row + held] ?? 0) + 1) {
      quoted--;
      steps.push({ quoted, held: undefined, isSame: false });
    } else {
      held--;
      steps.push({ quoted: undefined, held: run.start + held, isSame: false });
    }
  }
  return {
    distance: cost[last + end] ?? 0,
    run: { start: run.start + held, end: run.start + end },
    steps: steps.reverse(),
  };
}
