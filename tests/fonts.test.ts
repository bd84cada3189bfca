import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testCorpus } from './support/test-corpus.ts';

test('the Arabic face was cut with every letter and sign of the text that it has to show', () => {
  const script = readFileSync('scripts/cut-fonts.sh', 'utf8');
  const list = /--unicodes=(U\+0020,\S+)/.exec(script)?.[1] ?? '';
  const ranges = list.split(',').map((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const isIn = (letter: string) => ranges.some(([first, last]) => first <= code(letter) && code(letter) <= last);
  const code = (letter: string) => letter.codePointAt(0) ?? 0;
  const letters = new Set(testCorpus().verses.flatMap(({ arabic }) => [...arabic]));
  // One thin space in the edition is no letter: the browser takes it from another face.
  letters.delete('\u2009');
  for (const letter of '﴾﴿٠١٢٣٤٥٦٧٨٩؟،') letters.add(letter);
  expect([...letters].filter((letter) => !isIn(letter))).toEqual([]);
});
