import { expect, test } from 'vitest';
import { reasonForReview } from './review.ts';

const links = { links: true, words: [] };
const words = { links: false, words: ['casino', 'free money', 'الربا'] };

test.each([
  'see https://example.org/a',
  'www.example.org has it',
  'write to me@example.org',
  'best-shop.com is cheap',
  'best-shop [dot] com',
  '[here](//example.org)',
])('a link is seen: %s', (text) => expect(reasonForReview(text, links)).toBe('it holds a link'));

test.each(['What is zakat? It is [Quran 9:60].', 'Ends here.Then it goes on.', 'e.g. 2.5 percent', 'at 10:30'])(
  'no link: %s',
  (text) => expect(reasonForReview(text, links)).toBeUndefined(),
);

test.each([
  ['Is a CASINO allowed?', 'casino'],
  ['Is a cás\u00adino allowed?'.replace('\u00ad', ''), 'casino'],
  ['They promise free,\n money', 'free money'],
  ['ما حكم الرِّبا؟', 'الربا'],
])('a word is seen however it is spelled: %s', (text, word) =>
  expect(reasonForReview(text, words)).toBe(`it holds “${word}”`),
);

test('a word is a whole word', () => {
  expect(reasonForReview('casinos are houses; freemoney', words)).toBeUndefined();
});

test('without rules nothing is held', () => {
  expect(reasonForReview('casino https://example.org', { links: false, words: [] })).toBeUndefined();
});
