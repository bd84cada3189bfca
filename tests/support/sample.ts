import { createHash } from 'node:crypto';
import { firstSeed } from './seed.ts';

/** `npm run test:all`: every row of every table. */
export const isExhaustive = process.env.TEST_ALL === '1';

const seed = process.env.TEST_SEED ?? firstSeed;

/** `count` of these in their order, drawn by the run's seed; all of them in `npm run test:all`. */
export function sample<Item>(all: readonly Item[], count: number): Item[] {
  if (isExhaustive || count >= all.length) return [...all];
  const rank = (index: number) => createHash('sha256').update(`${seed} ${index}`).digest('hex');
  const drawn = all
    .map((_, index) => ({ index, rank: rank(index) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count);
  return drawn
    .map(({ index }) => index)
    .sort((one, other) => one - other)
    .flatMap((index) => all.slice(index, index + 1));
}
