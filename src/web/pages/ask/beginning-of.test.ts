import { expect, test } from 'vitest';
import { plainText } from '../../../contract/plain-text.ts';
import { beginningOf } from './beginning-of.ts';

test.each([
  ['words', 'Patience is half of faith.'],
  ['marks', '*Zakat* is a **yearly** alms [Quran 9:103].'],
  ['links', 'More in: [Who Pays Zakat](/topics/zakat-who-pays), [Alms](/topics/alms#one)'],
  ['Arabic', 'الزكاة حق في المال [التوبة: ١٠٣].'],
])('%s read as the parser of the subset reads them', (_name, text) => {
  expect(beginningOf(text)).toBe(plainText(text));
  expect(beginningOf(`## A heading\n\n> A quotation\n\n${text}\n\nA second paragraph.`)).toBe(plainText(text));
});

test('a long paragraph is cut between words, and one long word anywhere', () => {
  const beginning = beginningOf('some words '.repeat(100));
  expect(beginning).toMatch(/ (some|words) …$/);
  expect(beginning.length).toBeLessThanOrEqual(322);
  expect(beginningOf('x'.repeat(1000))).toBe(`${'x'.repeat(320)} …`);
});

test('a text without a paragraph has no beginning', () => {
  expect(beginningOf('## Only a heading')).toBe('');
});
