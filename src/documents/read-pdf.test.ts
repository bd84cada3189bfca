import { expect, test } from 'vitest';
import { testPdf } from '../../tests/support/test-pdf.ts';
import { orderLine, type Printed } from './order-line.ts';
import { readPdf } from './read-pdf.ts';

test('the lines of a PDF are read with their page and line, and a divided word is one', async () => {
  const { text, placeOf, warning } = await readPdf(testPdf([['One (two)', 'a divi-', 'ded word'], ['Three']]));
  expect(text).toBe('One (two)\na divided word\nThree');
  expect(warning).toBeUndefined();
  const places = ['One', 'divi', 'word', 'Three'].map((word) => placeOf(text.indexOf(word)));
  expect(places).toEqual([
    { page: 1, line: 1 },
    { page: 1, line: 2 },
    { page: 1, line: 3 },
    { page: 2, line: 1 },
  ]);
});

test.each<[string, Uint8Array, RegExp]>([
  ['an encrypted PDF', testPdf([['One']], true), /is encrypted: it opens only with a password/],
  ['a PDF without text', testPdf([[]]), /holds no text: its pages may be pictures/],
  ['another file', Buffer.from('nothing'), /is no PDF, or a damaged one/],
])('%s is refused with a sentence', async (_, bytes, sentence) => {
  await expect(readPdf(bytes)).rejects.toThrow(sentence);
});

/** Pieces of a line as they are printed, from left to right; a sign over a letter has no width. */
function printed(...pieces: string[]): Printed[] {
  return pieces.map((words, index) => ({
    words,
    x: index * 10,
    width: /^(?:\p{M}|)$/u.test(words) ? 0 : 10,
    ends: false,
  }));
}

test('a line of Arabic is read from the right, what is not Arabic in it from the left', () => {
  const line = printed(
    '[',
    'Quran',
    ' ',
    '1:1',
    ']',
    ' ',
    '«',
    '\uFE8F',
    '\u064E',
    '\uFE8E',
    '\uFE91',
    '»',
    ' ',
    'ﻰ',
    'ﻟ',
    'ا',
  );
  expect(orderLine(line).words).toBe('الى «باب» [Quran 1:1]');
});

test('Arabic within a line of English is read from the right', () => {
  expect(orderLine(printed('The door', ' ', 'ب', 'ا', 'ب', ' ', 'is (', '255', ') open')).words).toBe(
    'The door باب is (255) open',
  );
});

test('a line that continues Arabic is Arabic, though most of its letters are not', () => {
  const before = orderLine(printed('ا', 'ب', 'ت', 'ث', 'ج'));
  const line = printed('[', 'Quran', ']', 'ب', 'ا');
  expect(orderLine(line, before).words).toBe('اب[Quran]');
  expect(orderLine(line).words).toBe('[Quran]اب');
});

test('a line is not read where the font does not say which letters it shows', () => {
  expect(orderLine(printed('ا', '\0', 'ت')).isUnreadable).toBe(true);
  expect(orderLine(printed('a', '\0', 'c'))).toMatchObject({ isUnreadable: false, words: 'ac' });
});
