import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '../../../tests/support/processor-time.ts';
import { type Block, parseProse } from '../../contract/prose.ts';
import type { KeptCheck } from '../../storage/port.ts';
import { excerptOf } from './excerpt.ts';

const none: KeptCheck = { citations: [], editions: [] };
const start = (answer: string, check = none) => excerptOf('Q?', answer, check);
const filler = 'A paragraph of some words that says one thing and then another. '.repeat(12).trim();

test('a short pair is its own excerpt', () => {
  const check = { citations: [], editions: ['One'], library: 'l' };
  expect(excerptOf('Q?', 'A short answer.\n\n- with\n- a list', check)).toEqual({
    question: 'Q?',
    answer: 'A short answer.\n\n- with\n- a list',
    isExcerpt: false,
    check,
  });
});

test('a long answer shows its first paragraphs, whole', () => {
  const answer = [filler, '## Next', filler, filler, filler].join('\n\n');
  const { answer: begun, isExcerpt } = start(answer);
  expect(isExcerpt).toBe(true);
  expect(answer.startsWith(begun)).toBe(true);
  expect(begun.endsWith('another.')).toBe(true);
});

test('an excerpt never ends with a heading', () => {
  const heavy = '[Quran 2:183] '.repeat(9);
  expect(start(`${filler}\n\n## Where scholars differ\n\n### More\n\n${heavy}`).answer).toBe(filler);
});

test('an excerpt never ends with a line that introduces what comes next', () => {
  const scripture = `> ${'words of a long verse '.repeat(150)}\n>\n> [Quran 2:282]`;
  expect(start(`${filler}\n\n## From the Quran\n\n**Al-Baqarah**, verse 282:\n\n${scripture}`).answer).toBe(filler);
});

test('a quotation is shown whole or not at all', () => {
  const scripture = `> ${'words of a long verse '.repeat(150)}\n>\n> [Quran 2:282]`;
  expect(start(`${filler}\n\n${scripture}\n\n${filler}`).answer).toBe(filler);
  expect(start(`${scripture}\n\n${filler}`).answer).toBe('…');
});

test('of a first paragraph that is too long the beginning is shown as plain words', () => {
  const { answer } = start(
    `**Bold** and [a link](https://example.org/) with [Quran 2:183] and a_b. ${'word '.repeat(2_000)}`,
  );
  expect(answer).toMatch(/^Bold and a link with and a\\_b\. (?:word )+…$/);
  const [block] = parseProse(answer);
  expect(block).toMatchObject({ kind: 'paragraph', inlines: [{ kind: 'text' }] });
});

test.for([
  ['“', '”'],
  ['«', '»'],
  ['﴿', '﴾'],
  ['"', '"'],
])('plain words stop before a quotation in %s %s that they would cut', ([opening, closing]) => {
  const long = `It says: ${opening}${'these words of scripture '.repeat(300)}${closing} [Quran 2:282]`;
  expect(start(`${'Before. '.repeat(20)}${long}`).answer).toBe(`${'Before. '.repeat(20)}It says: …`);
});

test('an excerpt keeps the verdicts on citations that lie wholly in it', () => {
  const head = '“Decreed upon you is fasting” [Quran 2:183].';
  const at = (start: number, end: number) => ({ reference: 'Quran 2:183', verdict: 'verified' as const, start, end });
  const check = { citations: [at(0, 43), at(30, 90), at(700, 800)], editions: ['One'], library: 'l' };
  const { check: kept } = start(`${head}\n\n${'[Quran 2:183] '.repeat(30)}`, check);
  expect(kept).toEqual({ citations: [at(0, 43)], editions: ['One'], library: 'l' });
  expect(start(`${'word '.repeat(3_000)}`, check).check).toEqual({ citations: [], editions: [], library: 'l' });
});

test('an excerpt lists few citations, and says how many are left out', () => {
  const citations = Array.from({ length: 20 }, (_, i) => ({
    reference: 'Quran 1:1',
    verdict: 'reference-exists' as const,
    start: i,
    end: i + 1,
  }));
  const { check } = start('Quran 1:1 '.repeat(20), { citations, editions: [], leftOut: 5 });
  expect(check.citations).toHaveLength(8);
  expect(check.leftOut).toBe(17);
});

test('a long question is cut between words', () => {
  const { question, isExcerpt } = excerptOf(`Why ${'oh why '.repeat(200)}?`, 'A.', none);
  expect(isExcerpt).toBe(true);
  expect(question).toMatch(/^Why(?: oh| why)+ …$/);
  expect(question.length).toBeLessThan(500);
});

const heavy = [
  '[1:1]',
  '[Quran 2:183]',
  '> x\n>\n> [Quran 1:1]\n\n',
  '> a\n\n',
  'ﷺ',
  '**a**',
  '*a* ',
  '- a\n',
  'a\n\n',
  '# a\n\n',
  '[a](/b)',
  `[a](https://example.org/${'x'.repeat(300)})`,
  '"',
  "'",
  '<',
  '&',
  '\\',
  'ز',
  '中',
  '🕌',
  'a  \n',
  '(12) ',
  'word ',
  'w',
  '\n',
  ' \n',
];

test.for(heavy)('%j repeated gives a bounded excerpt, in little time', (piece) => {
  for (const count of [100, 10_000]) {
    const text = piece.repeat(count);
    let bytes = 0;
    const spent = processorTime(() => {
      bytes = Buffer.byteLength(JSON.stringify(excerptOf(text, text, none)));
    });
    expect(bytes).toBeLessThan(6_000);
    expect(spent).toBeLessThan(500);
  }
});

test('whatever is saved, an excerpt is whole blocks of the answer or plain words', () => {
  const pieces = fc.array(fc.oneof(fc.constantFrom(...heavy, filler, `${filler}\n\n`), fc.string({ maxLength: 9 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(pieces, (parts) => {
      const answer = parts.join('');
      const excerpt = start(answer).answer;
      const shown = parseProse(excerpt);
      if (answer.startsWith(excerpt)) {
        expect(shown).toEqual(parseProse(answer).slice(0, shown.length));
      } else {
        expect(excerpt.endsWith('…')).toBe(true);
        expect(shown.flatMap(citing)).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

/** What a block would show as cited. */
function citing(block: Block): string[] {
  return JSON.stringify(block).match(/"kind":"(?:reference|scripture|link)"/g) ?? [];
}
