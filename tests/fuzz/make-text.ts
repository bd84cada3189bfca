import type { Random } from '../eval/random.ts';
import { fragmentKinds } from './fragments.ts';

/** How a text grows: the same recipe makes a text of any length. */
export interface Recipe {
  shape: 'repeated' | 'halves' | 'nested' | 'framed';
  /** Fragments that are joined into one unit. */
  units: readonly string[];
}

const shapes: readonly Recipe['shape'][] = ['repeated', 'repeated', 'halves', 'nested', 'framed'];

/** Chooses a shape and two or three units of one to five fragments each. */
export function randomRecipe(random: Random): Recipe {
  const unit = () =>
    Array.from({ length: 1 + random.int(5) }, () => random.pick(random.pick(fragmentKinds))).join(
      random.pick(['', ' ']),
    );
  return { shape: random.pick(shapes), units: [unit(), unit(), unit()] };
}

/** A text of exactly this many characters. */
export function makeText({ shape, units }: Recipe, length: number): string {
  const [first = 'a', second = 'b', third = 'c'] = units;
  const fill = (unit: string, size: number) =>
    unit.repeat(Math.max(0, Math.ceil(size / unit.length))).slice(0, Math.max(0, size));
  const half = Math.ceil(length / 2);
  switch (shape) {
    case 'repeated':
      return fill(first, length);
    case 'halves':
      return (fill(first, half) + fill(second, half)).slice(0, length);
    case 'nested':
      return (fill(first, half) + third + fill(second, half)).slice(0, length);
    case 'framed':
      return (second + fill(first, length - second.length - third.length) + third).slice(0, length);
  }
}
