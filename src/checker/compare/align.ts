import type { Word } from '../../knowledge/words/word.ts';
import type { CandidateFinder } from '../look-up/candidate-finder.ts';
import type { Run } from '../look-up/word-index.ts';

/** One step of an alignment of quoted words with an edition's; a side without a word is undefined. */
export interface Step {
  /** The index of the quoted word. */
  quoted: number | undefined;
  /** The position of the word in the edition. */
  held: number | undefined;
  isSame: boolean;
}

export interface Alignment {
  /** The number of words to change, drop or insert; a word with other vowels counts half. */
  distance: number;
  /** The aligned run of the edition. */
  run: Run;
  steps: readonly Step[];
}

/** The result of a comparison that the work budget does not allow: the words were not compared. */
export type TooCostly = 'too-costly';

/**
 * Aligns the quoted words with the part of a run that needs the fewest changes; it may begin and end anywhere in the run
 * (Sellers' algorithm).
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
  // Of equally good ends the last one, so that a changed last word counts as changed and not as inserted.
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
