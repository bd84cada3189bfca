import type { Word } from './normalize.ts';
import { wordDistance } from './same-word.ts';

/**
 * The fewest words to change, drop or add so that the quoted words stand somewhere in the held ones: Sellers' search,
 * one row for the whole of the held words at a time.
 */
export function wordsApart(quoted: readonly Word[], held: readonly Word[]): number {
  let row = new Array<number>(held.length + 1).fill(0);
  for (const [index, word] of quoted.entries()) {
    const next = [index + 1];
    for (const [at, other] of held.entries()) {
      const replaced = (row[at] ?? 0) + wordDistance(word, other);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.reduce((least, distance) => Math.min(least, distance), quoted.length);
}
