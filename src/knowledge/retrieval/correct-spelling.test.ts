import { expect, test } from 'vitest';
import { Spelling } from './correct-spelling.ts';

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

test.each(['pizza', 'pray', 'trend', 'xablution', 'ablution1', 'a'.repeat(2_000)])('%s is not corrected', (typed) => {
  expect(spelling.correct(typed)).toBeUndefined();
});
