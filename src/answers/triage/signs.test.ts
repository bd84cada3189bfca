import { expect, test } from 'vitest';
import { readList } from './read-list.ts';
import { signs, weigh } from './signs.ts';
import { wordsOf } from './words.ts';

const list = signs(
  readList(
    `
[points 5] certain
  red alert

[points 2] smoke
  smoke|smoking
  burning smell

[points 1] heat
  hot

[points -2] a lesson
  lesson about
`,
    'test.txt',
  ),
);

const points = (text: string) => weigh(wordsOf(text), list).points;

test('signs near each other add up, each once', () => {
  expect(points('there is smoke')).toBe(2);
  expect(points('smoke, smoke and a burning smell')).toBe(2);
  expect(points('it is hot and there is smoke')).toBe(3);
  expect(weigh(wordsOf('hot smoke'), list).signs).toEqual(['heat', 'smoke']);
});

test('signs far apart belong to different stories', () => {
  expect(points(`smoke ${'and so on '.repeat(40)} hot`)).toBe(2);
});

test('a negative sign lowers signs near it, before and after, but not a certain one', () => {
  expect(points('a lesson about smoke when it is hot')).toBe(1);
  expect(points('hot smoke was in the lesson about it')).toBe(1);
  expect(points('a lesson about the red alert')).toBe(5);
});
