import { expect, test } from 'vitest';
import { seededRandom } from '../eval/random.ts';
import { judgeTimes, lengths } from './judge-times.ts';
import { makeText, randomRecipe } from './make-text.ts';

test('linear work passes, however fast', () => {
  expect(judgeTimes([0.1, 0.2, 0.4])).toBeUndefined();
  expect(judgeTimes([9, 18, 36])).toBeUndefined();
});

test('work above the limit and work that grows with the square are found', () => {
  expect(judgeTimes([14, 28, 56])).toBe('slow');
  expect(judgeTimes([2, 8, 32])).toBe('grows faster than the text');
});

test('every recipe makes a text of each length, the same for the same seed', () => {
  const recipes = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 200 }, () => randomRecipe(random));
  };
  expect(recipes(7)).toEqual(recipes(7));
  for (const recipe of recipes(7)) {
    for (const length of [1, 7, ...lengths]) expect(makeText(recipe, length)).toHaveLength(length);
  }
});
