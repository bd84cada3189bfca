import type { Word } from '../../knowledge/words/word.ts';
import type { CandidateFinder } from '../look-up/candidate-finder.ts';
import type { Run } from '../look-up/word-index.ts';

/** Words of a text that are alike to consecutive words of a passage. */
export interface LocalMatch {
  /** The first and the last of the words. */
  first: number;
  last: number;
  /** The number of words that both have. */
  same: number;
}

/**
 * Finds the words that are most alike to some part of a run (Smith–Waterman). Undefined if nothing is alike or the work
 * budget does not suffice.
 */
export function alignLocally(words: readonly Word[], run: Run, finder: CandidateFinder): LocalMatch | undefined {
  const width = run.end - run.start;
  const pairs = words.length * width;
  if (pairs === 0 || pairs > finder.budget.pairsLeft) return undefined;
  finder.budget.pairsLeft -= pairs;

  const { text } = finder.index.table;
  let [above, here] = [new Row(width), new Row(width)];
  let [score, best] = [0, undefined as LocalMatch | undefined];
  for (const [index, word] of words.entries()) {
    const { writings, contradicted } = finder.accepted(word);
    for (let at = 1; at <= width; at++) {
      const writing = text[run.start + at - 1] ?? -1;
      const gain = writings.includes(writing) ? 1 : contradicted.includes(writing) ? HALF_ALIKE : -1;
      here.fill(at, index, gain, above);
      // A match ends with a word that is the passage's.
      const reached = here.score[at] ?? 0;
      if (gain > 0 && reached > score) {
        score = reached;
        best = { first: here.first[at] ?? 0, last: index, same: here.same[at] ?? 0 };
      }
    }
    [above, here] = [here, above];
  }
  return best;
}

/** The score of a word with the passage's letters and other vowels. */
const HALF_ALIKE = 0.5;

/** The best matches that end at one word of the text, one for each word of the run. Typed arrays, because this loop is hot. */
class Row {
  readonly score: Float32Array;
  readonly first: Int32Array;
  readonly same: Int32Array;

  constructor(width: number) {
    this.score = new Float32Array(width + 1);
    this.first = new Int32Array(width + 1);
    this.same = new Int32Array(width + 1);
  }

  /** Pairs a word with one of the run, or skips one of the two, whichever scores best. */
  fill(at: number, word: number, gain: number, above: Row): void {
    const upon = (above.score[at - 1] ?? 0) + gain;
    const over = (above.score[at] ?? 0) - 1;
    const beside = (this.score[at - 1] ?? 0) - 1;
    const score = Math.max(upon, over, beside);
    if (score <= 0) {
      this.score[at] = 0;
      return;
    }
    const [from, column] = upon === score ? [above, at - 1] : over === score ? [above, at] : [this, at - 1];
    const goesOn = (from.score[column] ?? 0) > 0;
    this.score[at] = score;
    this.first[at] = goesOn ? (from.first[column] ?? 0) : word;
    this.same[at] = (goesOn ? (from.same[column] ?? 0) : 0) + (upon === score && gain > 0 ? 1 : 0);
  }
}
