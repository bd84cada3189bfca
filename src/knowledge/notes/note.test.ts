import { expect, test } from 'vitest';
import { type NoteWords, withArabicQuestionMark, withoutYesOrNo } from './note.ts';

test.each([
  ['Yes, most scholars allow it.', 'Most scholars allow it.'],
  ['No: the vow binds.', 'The vow binds.'],
  ['نعم، يجوز ذلك.', 'يجوز ذلك.'],
  ['Nobody is forced.', 'Nobody is forced.'],
  ['لا يجوز ذلك.', 'لا يجوز ذلك.'],
])('“%s” without its verdict is “%s”', (words, expected) => {
  expect(withoutYesOrNo(words as NoteWords)).toBe(expected);
});

test('an Arabic question ends with one question mark', () => {
  expect(['ما الزكاة', 'ما الزكاة؟', 'ما الزكاة?'].map((words) => withArabicQuestionMark(words as NoteWords))).toEqual([
    'ما الزكاة؟',
    'ما الزكاة؟',
    'ما الزكاة؟',
  ]);
});
