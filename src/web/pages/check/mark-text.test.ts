import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markLines, markText } from './mark-text.ts';

test('a text is cut at its citations', () => {
  expect(markText('a “b” [c] d', [{ start: 2, end: 9 }])).toEqual([
    { text: 'a ', citations: [] },
    { text: '“b” [c]', citations: [1] },
    { text: ' d', citations: [] },
  ]);
});

test('citations that share a quotation share its stretch', () => {
  const shared = [
    { start: 0, end: 9 },
    { start: 0, end: 14 },
  ];
  expect(markText('“b” [c]; [d]', shared)).toEqual([{ text: '“b” [c]; [d]', citations: [1, 2] }]);
});

test('whatever the citations, no letter is lost and each citation is somewhere', () => {
  const span = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) + 1 }));
  fc.assert(
    fc.property(fc.string({ minLength: 50, maxLength: 60 }), fc.array(span, { maxLength: 8 }), (text, spans) => {
      const stretches = markText(text, spans);
      expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
      expect(stretches.flatMap(({ citations }) => citations).sort()).toEqual(spans.map((_, index) => index + 1).sort());
    }),
  );
});

test('what goes on over several lines is marked on each, and closed on the last', () => {
  const lines = markLines(markText('a «b\n\nc» d', [{ start: 2, end: 8 }]));
  expect(lines.map((line) => line.map(({ text, citations, closes }) => [text, citations.length, closes]))).toEqual([
    [
      ['a ', 0, true],
      ['«b', 1, false],
    ],
    [['', 1, false]],
    [
      ['c»', 1, true],
      [' d', 0, true],
    ],
  ]);
});
