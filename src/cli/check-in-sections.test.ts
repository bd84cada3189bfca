import { expect, test } from 'vitest';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import { Checker } from '../checker/checker.ts';
import { checkInSections } from './check-in-sections.ts';

const checker = new Checker(testCorpus());

test('a long text has the same citations as its paragraphs, at their places', () => {
  const paragraphs = Array.from(
    { length: 40 },
    (_, index) => `It says “feasting is decreed, number ${index}” [Quran 2:${index + 1}].`,
  );
  const text = paragraphs.join('\n\n');
  const whole = checkInSections(text, checker);
  expect(whole.citations).toHaveLength(paragraphs.length);
  expect(checkInSections(text, checker, 300)).toEqual(whole);
  for (const { start, end, quoted } of whole.citations) {
    expect(text.slice(start, end)).toMatch(/^“.*\]$/);
    expect(text.slice(quoted?.start, quoted?.end)).toMatch(/^feasting/);
  }
});

test('a text without any border is divided all the same, and an empty one has no citation', () => {
  expect(checkInSections('a'.repeat(1_000), checker, 100).citations).toEqual([]);
  expect(checkInSections('', checker).citations).toEqual([]);
});
