import { expect, test } from 'vitest';
import { askAbout } from './ask-about.ts';

test('questions are written as one writes them', () => {
  expect(askAbout(['how much is zakat', 'is interest haram in islam'])).toEqual([
    'How much is zakat?',
    'Is interest haram in Islam?',
  ]);
});

test('search terms, personal cases and other languages are not offered', () => {
  expect(
    askAbout(['sucide in islam', 'can i pray at work', 'i want to die', 'كم نصاب الزكاة', 'what is nisab']),
  ).toEqual(['What is nisab?']);
});

test('three are enough', () => {
  expect(askAbout(['who is a', 'who is b', 'who is c', 'who is d'])).toHaveLength(3);
});
