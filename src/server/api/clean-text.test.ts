import { expect, test } from 'vitest';
import { leastProcessorTime } from '../../../tests/support/processor-time.ts';
import { cleanText } from './clean-text.ts';

test('line ends become one kind', () => {
  expect(cleanText('a\r\nb\rc\n\td')).toBe('a\nb\nc\n\td');
});

test('signs that turn or hide the text around them are taken out', () => {
  expect(cleanText('a\u202Eb\u2066c\u0000d\u0007')).toBe('abcd');
});

test('vowelled Arabic stays as it is', () => {
  const verse = 'يَـٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُواْ \u200Fكُتِبَ';
  expect(cleanText(verse)).toBe(verse);
});

test('a pile of marks on one letter is cut, in no time', () => {
  const pile = `a${'\u0315'.repeat(25_000)}${'\u0316'.repeat(25_000)}`;
  const spent = leastProcessorTime(() => expect(cleanText(pile).length).toBe(21));
  expect(spent).toBeLessThan(300);
});
