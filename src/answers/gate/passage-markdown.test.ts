import { expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { passageMarkdown } from './passage-markdown.ts';

const reference = { work: 'quran', surah: 112, from: 1, to: 2 } as const;
const markdownOf = (without: string[]) => {
  const passage = testCorpus({ without }).passage(reference);
  return passage ? passageMarkdown(passage).split('\n>\n') : [];
};

test('a passage is its Arabic, its translation with numbers, and its reference', () => {
  const [arabic, translation, cited] = markdownOf([]);
  expect(arabic).toMatch(/^> .* ﴿١﴾ .* ﴿٢﴾$/);
  expect(translation).toMatch(/^> \(1\) .* \(2\) /);
  expect(cited).toBe('> [Quran 112:1-2]');
});

test('without the translation only the Arabic is shown', () => {
  const [arabic, cited, ...more] = markdownOf(['quran-saheeh-international']);
  expect(arabic).toMatch(/^> .* ﴿٢﴾$/);
  expect(cited).toBe('> [Quran 112:1-2]');
  expect(more).toEqual([]);
});
