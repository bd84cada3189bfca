import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testCorpus } from './support/test-corpus.ts';

/** What the Arabic face was cut with, and the face that came of it: where one changes, the other changes too. */
const letters =
  'U+0020,U+060C,U+061B,U+061F,U+0621-063A,U+0640-065F,U+0660-066C,U+066E-0671,U+0679,U+067E,U+0686,U+0688,' +
  'U+0691,U+0698,U+06A9,U+06AF,U+06BA,U+06BE,U+06C1-06C3,U+06CC,U+06D2-06D4,U+06D6-06ED,U+06F0-06F9,' +
  'U+200C-200F,U+25CC,U+FD3E,U+FD3F';
const face = 'bd8fe6314884800c419df83083b2fa3e6f1dc726858b668926948e61abc59de2';

test('the Arabic font has the letters named here, and the script subsets it with the same list', () => {
  const bytes = readFileSync('src/web/fonts/isnad-naskh.woff2');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(face);
  expect(readFileSync('scripts/cut-fonts.sh', 'utf8')).toContain(`--unicodes=${letters} `);
});

test('those are every letter and sign of the text that the face has to show', () => {
  const ranges = letters.split(',').map((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const code = (letter: string) => letter.codePointAt(0) ?? 0;
  const isIn = (letter: string) => ranges.some(([first, last]) => first <= code(letter) && code(letter) <= last);
  const wanted = new Set(testCorpus().verses.flatMap(({ arabic }) => [...arabic]));
  // One thin space in the edition is no letter: the browser takes it from another face.
  wanted.delete('\u2009');
  for (const letter of '﴾﴿٠١٢٣٤٥٦٧٨٩؟،') wanted.add(letter);
  expect([...wanted].filter((letter) => !isIn(letter))).toEqual([]);
});
