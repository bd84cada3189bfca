import { expect, test } from 'vitest';
import { idOfIndexed, pointForIndex } from './point-of-index.ts';

test.each([
  ['The words of the shahada', 'the-words-of-the-shahada', undefined],
  ['Mu‘jiza, and the Prophet’s own', 'mujiza-and-the', 3],
  ['Are the five enough', 'is-that-all', 'is-that-all'],
  ['The words', 'the-word', 'the-word'],
  ['ما هي الزكاة', 'what-zakat-is', 'what-zakat-is'],
])('%s: its id comes back', (label, id, kept) => {
  expect(pointForIndex(label, id)[1]).toBe(kept);
  expect(idOfIndexed(pointForIndex(label, id))).toBe(id);
});
