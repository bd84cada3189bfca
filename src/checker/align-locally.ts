import type { Word } from '../knowledge/words/word.ts';
import type { Finder } from './finder.ts';
import type { Run } from './word-index.ts';

/** Words of a text that lie, nearly one upon the other, upon words of a passage. */
export interface LocalMatch {
  /** The first and the last of the words. */
  first: number;
  last: number;
  /** How many of them are the passage's. */
  same: number;
}

/**
 * The stretch of the words that is most like some stretch of a run (Smith and Waterman): what is like is counted up, what
 * is not is counted down. Undefined where nothing is alike or the effort does not suffice.
 */
export function alignLocally(words: readonly Word[], run: Run, finder: Finder): LocalMatch | undefined {
  const width = run.end - run.start;
  const pairs = words.length * width;
  if (pairs === 0 || pairs > finder.effort.pairsLeft) return undefined;
  finder.effort.pairsLeft -= pairs;

  const { text } = finder.index.table;
  let row = Array.from({ length: width + 1 }, () => nothing);
  let best = nothing;
  for (const [index, word] of words.entries()) {
    const { writings, contradicted } = finder.accepted(word);
    const next = [nothing];
    for (let at = 1; at <= width; at++) {
      const writing = text[run.start + at - 1] ?? -1;
      const gain = writings.includes(writing) ? 1 : contradicted.includes(writing) ? 0.5 : -1;
      const cell = best3(onward(row[at - 1], gain, index), onward(row[at], -1, index), onward(next[at - 1], -1, index));
      next.push(cell);
      // A match ends with a word that is the passage's.
      if (gain > 0 && cell.score > best.score) best = cell;
    }
    row = next;
  }
  return best.score > 0 ? { first: best.first, last: best.last, same: best.same } : undefined;
}

interface Cell extends LocalMatch {
  score: number;
}

const nothing: Cell = { score: 0, first: -1, last: -1, same: 0 };

function onward(cell: Cell = nothing, gain: number, index: number): Cell {
  const score = cell.score + gain;
  if (score <= 0) return nothing;
  return { score, first: cell.first < 0 ? index : cell.first, last: index, same: cell.same + (gain > 0 ? 1 : 0) };
}

function best3(one: Cell, two: Cell, three: Cell): Cell {
  const best = one.score >= two.score ? one : two;
  return best.score >= three.score ? best : three;
}
