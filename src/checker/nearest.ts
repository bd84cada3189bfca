import type { Word } from '../knowledge/words/word.ts';
import { type Alignment, alignWithin, type TooCostly } from './align.ts';
import type { Finder } from './finder.ts';
import type { Run } from './word-index.ts';

/** Words that stand in more places tell little of where a quotation is from. */
const TELLING = 3_000;

/** So many of the rarest words vote. */
const VOTERS = 12;

/** So many places are looked at closely. */
const CANDIDATES = 3;

/** Offsets of words that lie so near to each other vote for one place: words may be left out or put in between. */
const BUCKET = 8;

/** Where in an edition the words nearly stand: the rarest of them vote, and the best places are laid side by side. */
export function nearestRun(words: readonly Word[], finder: Finder): Alignment | TooCostly | undefined {
  if (finder.effort.stepsLeft <= 0) return 'too-costly';
  let nearest: Alignment | undefined;
  for (const offset of candidates(words, finder)) {
    const alignment = alignWithin(words, around(offset, words.length, finder), finder);
    if (alignment === 'too-costly') return nearest ?? alignment;
    if (!nearest || alignment.distance < nearest.distance) nearest = alignment;
  }
  return nearest;
}

/** Where the words would begin, by the votes of the rarest of them. */
function candidates(words: readonly Word[], finder: Finder): number[] {
  const voters = words
    .map((word, index) => ({ index, ...finder.accepted(word) }))
    .filter(({ count }) => count > 0 && count <= TELLING)
    .sort((one, other) => one.count - other.count)
    .slice(0, VOTERS);
  const votes = new Map<number, number>();
  for (const { index, writings, count } of voters) {
    const weight = 1 / Math.log2(2 + count);
    for (const writing of writings) {
      for (const position of finder.index.positionsOf(writing)) {
        const bucket = Math.floor((position - index) / BUCKET);
        votes.set(bucket, (votes.get(bucket) ?? 0) + weight);
        finder.effort.stepsLeft -= 0.25;
      }
    }
    if (finder.effort.stepsLeft <= 0) break;
  }
  // A place's votes may fall into two buckets side by side.
  const joined = [...votes].map(([bucket, weight]) => ({ bucket, weight: weight + (votes.get(bucket + 1) ?? 0) }));
  return joined
    .sort((one, other) => other.weight - one.weight || one.bucket - other.bucket)
    .slice(0, CANDIDATES)
    .map(({ bucket }) => bucket * BUCKET);
}

/** The words around an offset, within one section. */
function around(offset: number, length: number, { index }: Finder): Run {
  const { text, sections } = index.table;
  const margin = 2 * BUCKET;
  const middle = Math.min(Math.max(offset + (length >> 1), 0), text.length - 1);
  const section = sections[index.passageAt(middle)];
  let start = Math.max(0, offset - margin);
  let end = Math.min(text.length, offset + length + margin + BUCKET);
  while (start < middle && sections[index.passageAt(start)] !== section) start++;
  while (end > middle + 1 && sections[index.passageAt(end - 1)] !== section) end--;
  return { start, end };
}
