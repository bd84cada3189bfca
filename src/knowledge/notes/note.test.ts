import { expect, test } from 'vitest';
import { testNote } from '../../../tests/support/test-note.ts';
import { beginningOf, type NoteWords, type Point, withArabicQuestionMark } from './note.ts';

test.each([
  ['It is so [Quran 2:183]. More follows.', 'It is so [Quran 2:183].'],
  [`It is ${'very '.repeat(60)}so. More follows.`, undefined],
])('a point that reads “%s” begins with “%s”', (text, expected) => {
  expect(beginningOf(testNote('a', 'A', `## It {#it}\n\n? is it\n\n${text}`).english.points[0] as Point)).toBe(
    expected,
  );
});

test('an Arabic question ends with one question mark', () => {
  expect(['ما الزكاة', 'ما الزكاة؟', 'ما الزكاة?'].map((words) => withArabicQuestionMark(words as NoteWords))).toEqual([
    'ما الزكاة؟',
    'ما الزكاة؟',
    'ما الزكاة؟',
  ]);
});
