import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markLines, markText } from './mark-text.ts';

/** The marked stretches of a text: their words, and the numbers of their citations; `'` where it is only the reference. */
const marked = (...[text, citations]: Parameters<typeof markText>) =>
  markText(text, citations)
    .filter((stretch) => stretch.citations.length > 0)
    .map((stretch) => [
      stretch.text,
      stretch.citations.map(({ number, isAside }) => `${number}${isAside ? '’' : ''}`).join(),
    ]);

/** A citation of a text, by the words that it quotes and its reference as written. */
function cited(text: string, words: string, written: string) {
  const quoted = { start: text.indexOf(words), end: text.indexOf(words) + words.length };
  const at = text.indexOf(written);
  return {
    start: Math.min(quoted.start - 1, at),
    end: Math.max(quoted.end + 1, at + written.length),
    quoted,
    quotation: words,
    written,
  };
}

test('a text is cut at its citations', () => {
  const mention = { number: 1, isAside: false };
  expect(markText('a “b” [c] d', [{ start: 2, end: 9 }])).toEqual([
    { text: 'a ', tail: '', citations: [] },
    { text: '“b” [c]', tail: '', citations: [mention] },
    { text: ' d', tail: '', citations: [] },
  ]);
});

test('quoted words and the reference next to them are one mark', () => {
  for (const between of [' (', '** [', ', (', ': “']) {
    const text = `So “these words”${between}2:3) it is.`;
    const [only, more] = marked(text, [cited(text, 'these words', '2:3')]);
    expect([only?.[1], more]).toEqual(['1', undefined]);
    expect(only?.[0]).toMatch(/^“these words”.*2:3\)?$/);
  }
});

test('words between the quoted ones and the reference were not judged, and are not marked', () => {
  const behind = 'So “these words” – and all of this can be read in (2:3).';
  expect(marked(behind, [cited(behind, 'these words', '2:3')])).toEqual([
    ['“these words”', '1'],
    ['(2:3', '1’'],
  ]);
  const before = 'In Quran 2:3, as the man said, stands “these words”. End';
  expect(marked(before, [cited(before, 'these words', 'Quran 2:3')])).toEqual([
    ['Quran 2:3', '1’'],
    ['“these words”', '1'],
  ]);
});

test('each reference of a bracket is marked for itself, and a mere one never with the words', () => {
  const text = 'So “these words” [2:3; 2:4].';
  const group = { start: 3, end: 27 };
  const quoted = { start: 4, end: 15 };
  expect(
    marked(text, [
      { ...group, quoted, quotation: 'these words', written: '2:3' },
      { ...group, quotation: null, written: '2:4' },
    ]),
  ).toEqual([
    ['“these words” [2:3', '1'],
    ['2:4]', '2'],
  ]);
});

test('citations that share a quotation share its stretch', () => {
  const shared = [
    { start: 0, end: 9 },
    { start: 0, end: 14 },
  ];
  expect(marked('“b” [c]; [d]', shared)).toEqual([['“b” [c]; [d]', '1,2']]);
});

test('the sign that ends a sentence stays with the words', () => {
  const tails = (text: string) => markText(text, [{ start: 0, end: 3 }]).map(({ text, tail }) => [text, tail]);
  expect(tails('“b”. And')).toEqual([
    ['“b”', '.'],
    [' And', ''],
  ]);
  expect(tails('“b”؟!')).toEqual([['“b”', '؟!']]);
  expect(tails('“b” . c')[0]).toEqual(['“b”', '']);
});

test('no letter is lost and every citation is marked, for any citations', () => {
  const span = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) + 1 }));
  const citation = fc.record(
    {
      span,
      quoted: span,
      quotation: fc.constantFrom(null, 'words'),
      written: fc.constantFrom('', 'a', ' ', '!'),
    },
    { requiredKeys: ['span'] },
  );
  fc.assert(
    fc.property(
      fc.string({ minLength: 50, maxLength: 60 }),
      fc.array(citation, { maxLength: 8 }),
      (text, citations) => {
        const all = citations.map(({ span: { start, end }, quoted, ...rest }) => ({
          start,
          end,
          ...rest,
          ...(quoted && { quoted: { start, end: Math.max(start + 1, Math.min(end, quoted.end)) } }),
        }));
        const stretches = markText(text, all);
        expect(stretches.map((stretch) => stretch.text + stretch.tail).join('')).toBe(text);
        const mentions = stretches.flatMap((stretch) => stretch.citations).filter(({ isAside }) => !isAside);
        expect(mentions.map(({ number }) => number).sort()).toEqual(all.map((_, index) => index + 1));
      },
    ),
  );
});

test('a citation over several lines is marked on each, and ends on the last', () => {
  const lines = markLines(markText('a «b\n\nc»، d', [{ start: 2, end: 8 }]));
  const told = lines.map((line) =>
    line.map(({ text, tail, citations, closes }) => [text, tail, citations.length, closes]),
  );
  expect(told).toEqual([
    [
      ['a ', '', 0, true],
      ['«b', '', 1, false],
    ],
    [['', '', 1, false]],
    [
      ['c»', '،', 1, true],
      [' d', '', 0, true],
    ],
  ]);
});
