import { expect, test } from 'vitest';
import { read, readWeights } from './reader.ts';
import { wordsOf } from './words.ts';

const weights = readWeights('# remark\n(always)\t-200\t0\ndespair\t600\t300\nnot well\t300\t-100\nholiday\t-500\t0');
const danger = (text: string) => read(wordsOf(text), weights).danger;

test('the weights of the words and pairs of words in a text add up', () => {
  expect(danger('a plain text')).toBeLessThan(0.2);
  expect(danger('full of despair')).toBeGreaterThan(0.95);
  expect(danger('well, not i')).toBeLessThan(0.2);
  expect(danger('i am not well')).toBeGreaterThan(0.7);
});

test('a danger is found in any sentence of a long text', () => {
  const calm = 'we had a holiday by the sea and ate fish. '.repeat(30);
  expect(danger(`${calm} i am full of despair. ${calm}`)).toBeGreaterThan(0.95);
});

test('of a danger it says whether it is despair or violence', () => {
  expect(read(wordsOf('despair'), weights).despair).toBeGreaterThan(0.9);
  expect(read(wordsOf('not well'), weights).despair).toBeLessThan(0.5);
});
