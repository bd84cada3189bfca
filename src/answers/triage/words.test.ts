import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const row = (text: string) => wordsOf(text).row.join(' ');

test('words are compared without case, accents, vowel signs, hamza seats and stretched letters', () => {
  expect(row('Dépêche-toi, PLEEEASE')).toBe('depeche toi please');
  expect(row('أُرِيدُ الحَياةَ')).toBe('اريد الحياه');
  expect(row('خودکشی')).toBe(row('خودكشي'));
});

test('the end of a sentence becomes a full stop', () => {
  expect(row('Help! I am here\nalone')).toBe('help . i am here . alone');
});

test.for([
  ['sucide', 'suicide'],
  ['suicdie', 'suicide'],
  ['mysefl', 'myself'],
  ['husbnd', 'husband'],
  ['evry', 'every'],
  ['threatened', 'threatened'],
  ['patience', 'patience'],
])('a slip in a word that matters is mended: %s', ([written = '', meant]) => {
  expect(row(written)).toBe(meant);
});
