import { expect, test } from 'vitest';
import { parseWords } from './load-words-to-say.ts';

const text = `# Every day
id: every-day

Short words.

## Before eating {#before-eating}
say: Bismi llah.
means: In the name of God.
times: once
source: Bukhari 5376

Said aloud.

## On a journey {#on-a-journey}
quran: 43:13-14
`;

test('a theme is read occasion by occasion', () => {
  expect(parseWords(text, 'x.md')).toEqual({
    slug: 'every-day',
    title: 'Every day',
    introduction: 'Short words.',
    occasions: [
      {
        id: 'before-eating',
        occasion: 'Before eating',
        words: { kind: 'reported', say: 'Bismi llah.', means: 'In the name of God.', source: 'Bukhari 5376' },
        times: 'once',
        markdown: 'Said aloud.',
      },
      {
        id: 'on-a-journey',
        occasion: 'On a journey',
        words: { kind: 'quran', reference: 'Quran 43:13-14' },
        times: undefined,
        markdown: '',
      },
    ],
  });
});

test.each([
  ['without an introduction', text.replace('Short words.\n\n', '')],
  ['with words but no source', text.replace('source: Bukhari 5376\n', '')],
  ['with words and a verse', text.replace('quran:', 'say: A.\nmeans: B.\nsource: C 1\nquran:')],
  ['with an unknown field', text.replace('times:', 'often:')],
])('a file %s is refused by name', (_, bad) => expect(() => parseWords(bad, 'x.md')).toThrow(/^x\.md: /));
