import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, Spelling } from './correct-spelling.ts';

const spelling = new Spelling(
  new Map([
    ['ablution', 1],
    ['forgiveness', 1],
    ['backbiting', 1],
    ['friend', 1],
    ['prayer', 5],
    ['praying', 1],
  ]),
);

test.each([
  ['abluton', 'ablution'],
  ['forgivness', 'forgiveness'],
  ['backbitting', 'backbiting'],
  ['freind', 'friend'],
  ['forgivnes', 'forgiveness'],
  ['prayr', 'prayer'],
])('%s is meant to be %s', (typed, meant) => {
  expect(spelling.correct(typed)).toBe(meant);
});

test.each(['pizza', 'pray', 'trend', 'xablution', 'ablution1', 'a'.repeat(2_000)])('%s is left alone', (typed) => {
  expect(spelling.correct(typed)).toBeUndefined();
});

test('the distance is that of the plain definition', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const plain = plainDistance(a, b);
      expect(editDistance(a, b, 2)).toBe(Math.min(plain, 3));
    }),
  );
});

/** Optimal string alignment, by its recursive definition. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    plainDistance(a.slice(1), b) + 1,
    plainDistance(a, b.slice(1)) + 1,
    plainDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    swapped ? plainDistance(a.slice(2), b.slice(2)) + 1 : Number.POSITIVE_INFINITY,
  );
}
