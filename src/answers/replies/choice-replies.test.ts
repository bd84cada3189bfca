import { expect, test } from 'vitest';
import { testNotes } from '../../../tests/support/test-notes.ts';
import type { Findings } from '../../knowledge/retrieval/retrieval.ts';
import { choiceReply, choicesAmong } from './choice-replies.ts';

const notes = await testNotes();
const hajj = notes.find(({ slug }) => slug === 'hajj');
if (!hajj) throw new Error('There is no note on hajj.');

/** The first two points of a note, equally likely. */
const found = {
  passages: [],
  points: hajj.english.points.slice(0, 2).map((point) => ({ note: hajj, point, share: 0.5 })),
} as unknown as Findings;

test.each(['en', 'ar'] as const)('a choice names its note where the point goes by another title: %s', (language) => {
  const of = (language === 'ar' && hajj.arabic) || hajj.english;
  const [first, second] = choicesAmong(found, language);
  // The first point answers the title of its note and goes by it.
  expect(first).toMatchObject({ title: of.title });
  expect(first?.note).toBeUndefined();
  expect(second).toMatchObject({ title: of.points[1]?.label, note: of.title });
});

test('where one point alone is likely, the question is whether it is meant', () => {
  const choices = choicesAmong(found, 'en');
  expect(choices).toHaveLength(2);
  const asks = (count: number) => choiceReply(choices.slice(0, count), 'en')[0];
  expect(asks(1)).toMatchObject({ introducedBy: 'Do you mean this?' });
  expect(asks(2)).toMatchObject({ introducedBy: 'Which of these do you mean?' });
});
