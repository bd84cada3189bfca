import { expect, test } from 'vitest';
import { growthPerCharacter, LINEAR } from '../../tests/support/grows-linearly.ts';
import { readMarkdown } from './read-markdown.ts';

test('code, comments, tags and addresses are blanked, and nothing is moved', () => {
  const source = [
    'One `[Quran 2:999]\\` [Quran 2:1] <b title="x">bold</b> <!-- “two” -->',
    '',
    '```text',
    'three [Quran 2:998]',
    '```',
    '> four [Quran 2:2](https://example.org/2/997 "title") ![alt](picture.png)',
    '',
    '    five',
  ].join('\r\n');
  const { text, placeOf } = readMarkdown(source);
  expect(text).toHaveLength(source.length);
  expect(text.replace(/[^\S\n]+/g, ' ').trim()).toBe('One [Quran 2:1] bold \n \n \n \n \n> four [Quran 2:2] ![alt]');
  expect(placeOf(text.indexOf('four'))).toEqual({ line: 6, column: 3 });
});

test('a bracket without a definition is text, and a tag within a block of HTML is none', () => {
  expect(readMarkdown('<div dir="rtl">\nOne [Quran 2:1]\n</div>').text.trim()).toBe('One [Quran 2:1]');
});

test('reading takes linear time, however the marks are nested or left open', () => {
  for (const piece of ['[', '> ', '`a``', '*a_ ', '<a', '<!--', '![](', '[a](', '|a', '\n\n- ']) {
    expect(growthPerCharacter(readMarkdown, piece), piece).toBeLessThan(LINEAR);
  }
});
