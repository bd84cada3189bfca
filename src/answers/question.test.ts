import { expect, test } from 'vitest';
import { questionOf } from './question.ts';

test.each([
  'verses about parents',
  'give me ayat on sabr',
  'which surah tells of Joseph',
  'What does the Quran say, show me a few verses',
  'آيات عن الصبر',
  'اذكر آية في بر الوالدين',
  'Quran quotes for hardship',
])('%s asks for verses', (text) => {
  expect(questionOf(text).wantsVerses).toBe(true);
});

test.each([
  'does Allah have hands? i read a verse that says hand of allah',
  'inheritance verses add up to more than one hundred percent, why',
  'my imam recited a surah too fast',
  'is it true that he forgot a verse',
  'قرأت آية وأخطأت فيها',
])('%s only mentions them', (text) => {
  expect(questionOf(text).wantsVerses).toBe(false);
});
