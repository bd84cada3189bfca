import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test.each([
  ['a short text stays', 'How far do I have to go?', 24, 'How far do I have to go?'],
  ['a longer one ends with a whole word', 'How far do I have to go?', 17, 'How far do I have …'],
  ['a word that ends at the bound stays', 'How far do I have', 12, 'How far do I …'],
  ['no comma before the dots', 'at meals, at home', 9, 'at meals …'],
  ['one long word is cut', 'x'.repeat(9), 4, 'xxxx …'],
])('%s', (_case, text, most, wanted) => {
  expect(firstWords(text, most)).toBe(wanted);
});
