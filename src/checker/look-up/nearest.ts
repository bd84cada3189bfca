import type { Word } from '../../knowledge/words/word.ts';
import { type Alignment, alignWithin, type Step, type TooCostly } from '../compare/align.ts';
import type { CandidateFinder } from './candidate-finder.ts';
import type { Run } from './word-index.ts';

/** Words with more positions in an edition do not vote: they are too common to locate a quotation. */
const MAX_POSITIONS = 3_000;

/** How many of the rarest words vote. */
const VOTERS = 12;

/** How many places are aligned word by word. */
const CANDIDATES = 3;

/** Words per bucket. Offsets in one bucket vote for one place, because a misquotation may drop or insert words. */
const BUCKET = 8;

/** Finds where in an edition the words nearly occur: the rarest words vote, and the best places are aligned. */
export function nearestRun(words: readonly Word[], finder: CandidateFinder): Alignment | TooCostly | undefined {
  if (finder.budget.stepsLeft <= 0) return 'too-costly';
  let nearest: Alignment | undefined;
  for (const offset of candidates(words, finder)) {
    const alignment = alignWithin(words, around(offset, words.length, finder), finder);
    if (alignment === 'too-costly') return nearest ?? alignment;
    if (!nearest || alignment.distance < nearest.distance) nearest = alignment;
  }
  return nearest && withinItsPassages(words, nearest, finder);
}

/**
 * Foreign words at an edge were put in there, not exchanged for words of the passage before or behind: that one counts only
 * if most of its words are alike.
 */
function withinItsPassages(words: readonly Word[], alignment: Alignment, finder: CandidateFinder): Alignment {
  const { index } = finder;
  let { steps } = alignment;
  const isAlike = ({ quoted, held }: Step) => {
    const word = quoted === undefined ? undefined : words[quoted];
    return word !== undefined && held !== undefined && finder.distance(word, index.table.text[held] ?? -1) < 1;
  };
  for (const edge of [0, -1]) {
    for (;;) {
      const { from, to } = finder.placesOf(runOf(steps));
      if (to - from <= 1) break;
      const { start, end } = index.wordsOf(edge === 0 ? { from, to: from + 1 } : { from: to - 1, to });
      const isThere = ({ held }: Step) => held !== undefined && held >= start && held < end;
      const there = steps.filter(isThere);
      if (there.filter(isAlike).length * 2 >= there.length) break;
      steps = steps.flatMap((step) =>
        isThere(step)
          ? step.quoted === undefined
            ? []
            : [{ quoted: step.quoted, held: undefined, isSame: false }]
          : [step],
      );
    }
  }
  return { ...alignment, run: runOf(steps), steps };
}

function runOf(steps: readonly Step[]): Run {
  const held = steps.flatMap(({ held = [] }) => held);
  return { start: held[0] ?? 0, end: (held.at(-1) ?? 0) + 1 };
}

/** Where the words would begin, by the votes of the rarest of them. */
function candidates(words: readonly Word[], finder: CandidateFinder): number[] {
  const voters = words
    .map((word, index) => ({ index, ...finder.accepted(word) }))
    .filter(({ count }) => count > 0 && count <= MAX_POSITIONS)
    .sort((one, other) => one.count - other.count)
    .slice(0, VOTERS);
  const { index: edition, budget } = finder;
  const furthest = Math.ceil((words.length + 1) / BUCKET);
  // Near the beginning of the edition a quotation may seem to begin before the first word.
  const votes = finder.zeros(Math.ceil(edition.table.text.length / BUCKET) + furthest + 2);
  const voted: number[] = [];
  for (const { index, writings, count } of voters) {
    const weight = 1 / Math.log2(2 + count);
    for (const writing of writings) {
      for (const position of edition.positionsOf(writing)) {
        const bucket = Math.floor((position - index) / BUCKET) + furthest;
        if (votes[bucket] === 0) voted.push(bucket);
        votes[bucket] = (votes[bucket] ?? 0) + weight;
      }
    }
    budget.stepsLeft -= count / VOTES_PER_STEP;
    if (budget.stepsLeft <= 0) break;
  }
  const best = bestBuckets(voted, votes);
  for (const bucket of voted) votes[bucket] = 0;
  return best.map((bucket) => (bucket - furthest) * BUCKET);
}

/** Votes that cost as much as one step of a search. */
const VOTES_PER_STEP = 4;

/**
 * The buckets with most votes, the best first; of equal ones the first in the edition. A place's votes may fall into two
 * neighbouring buckets. Keeps the best few while it goes through: sorting all would take longer than the votes.
 */
function bestBuckets(voted: readonly number[], votes: Float32Array): number[] {
  const best: Candidate[] = [];
  let least = 0;
  for (const bucket of voted) {
    const weight = (votes[bucket] ?? 0) + (votes[bucket + 1] ?? 0);
    if (weight < least) continue;
    const candidate = { bucket, weight };
    const at = best.findIndex((other) => isBefore(candidate, other));
    best.splice(at < 0 ? best.length : at, 0, candidate);
    best.length = Math.min(best.length, CANDIDATES);
    if (best.length === CANDIDATES) least = best.at(-1)?.weight ?? 0;
  }
  return best.map(({ bucket }) => bucket);
}

interface Candidate {
  bucket: number;
  weight: number;
}

function isBefore(one: Candidate, other: Candidate): boolean {
  return one.weight > other.weight || (one.weight === other.weight && one.bucket < other.bucket);
}

/** The words around an offset, within one section. */
function around(offset: number, length: number, { index }: CandidateFinder): Run {
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
