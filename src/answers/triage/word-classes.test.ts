import { expect, test } from 'vitest';
import { phrases, says } from './phrases.ts';
import { readList } from './read-list.ts';
import { classified, languagesOf, readWordClasses } from './word-classes.ts';
import { wordsOf } from './words.ts';

const english = readWordClasses(
  'en',
  readList(
    `
[words small]
the, is, my
# A remark.
[words kin]
husband, mother in law
[words near]
@kin, friend
[words hit]
hit, beat*, *slap*
`,
    'test.txt',
  ),
);
const german = readWordClasses(
  'de',
  readList('[words small]\nich, die, mein\n[words hit]\nschlägt\n[words die]\nsterben', 'test.txt'),
);
const all = [{ classes: english }, { classes: german }];
const read = (text: string) => classified(wordsOf(text), all);

test('a class holds words, beginnings, parts of words, rows of words, and other classes', () => {
  expect(read('my husband').places.get('@kin')).toEqual([1]);
  expect(read('my mother in law slapped him').places.get('@near')).toEqual([1]);
  expect(read('beaten and bitchslapped').places.get('@hit')).toEqual([0, 2]);
  expect(read('my mother').places.has('@kin')).toBe(false);
});

test('a pattern names classes, also those of many words', () => {
  const pattern = phrases('my @near .. @hit me');
  expect(says(read('my mother in law always beats me'), pattern)).toBe(true);
  expect(says(read('my friend beats me'), pattern)).toBe(true);
  expect(says(read('my friend never beats me'), pattern)).toBe(false);
});

test('the language of a text is told by its small words and by words that only it has', () => {
  const classes = [english, german];
  expect(languagesOf(wordsOf('my husband is the best'), classes)).toEqual(['en']);
  expect(languagesOf(wordsOf('ich will sterben'), classes)).toEqual(['de']);
  expect(languagesOf(wordsOf('12'), classes)).toEqual([]);
});

test('an unknown class is named with its place', () => {
  expect(() => readWordClasses('en', readList('[words near]\n@kin', 'test.txt'))).toThrow('en: @kin in “near”');
  expect(() => readList('husband', 'test.txt')).toThrow('test.txt, line 1');
});
