import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growthPerCharacter, LINEAR } from '../../tests/support/grows-linearly.ts';
import { readVectors } from '../../tests/support/read-vectors.ts';
import { isExhaustive } from '../../tests/support/sample.ts';
import { findCitedReferences, findReferences } from './find-references.ts';
import { formatReference } from './format-reference.ts';

const spans = (text: string) =>
  findReferences(text).map(({ start, end, text: written, bracketed }) => [text.slice(start, end), written, bracketed]);

test.each(readVectors('references-in-text.tsv'))('“%s” contains %s', (text, meant) => {
  const found = findCitedReferences(text ?? '').map(({ reference }) => formatReference(reference));
  expect(found.join('; ') || 'none').toBe(meant);
});

describe('offsets of a reference', () => {
  test('in square brackets, it takes the brackets', () => {
    expect(spans('Fasting is prescribed [Quran 2:183], says the verse.')).toEqual([
      ['[Quran 2:183]', 'Quran 2:183', true],
    ]);
    expect(spans('[Quran 2:183; Sahih al-Bukhari 8; and others]')).toEqual([
      ['[Quran 2:183; Sahih al-Bukhari 8; and others]', 'Quran 2:183', true],
      ['[Quran 2:183; Sahih al-Bukhari 8; and others]', 'Sahih al-Bukhari 8', true],
    ]);
    expect(spans('[[Quran 1:1]]')).toEqual([['[Quran 1:1]', 'Quran 1:1', true]]);
    expect(spans('so ﴿الله﴾ [البقرة: 255].')).toEqual([['[البقرة: 255]', 'البقرة: 255', true]]);
  });

  test('in other brackets of its own, too', () => {
    expect(spans('so (2:255; see 3:18).')).toEqual([
      ['(2:255; see 3:18)', '2:255', false],
      ['(2:255; see 3:18)', '3:18', false],
    ]);
    expect(spans('so {Quran 2:255}.')).toEqual([['{Quran 2:255}', 'Quran 2:255', false]]);
    expect(spans('(as Quran 2:255 has it)')).toEqual([['Quran 2:255', 'Quran 2:255', false]]);
  });

  test('gives the written text of each reference in running text, alone or in a list', () => {
    expect(spans('and Quran 2:183, 185-187 say')).toEqual([
      ['Quran 2:183, 185-187', 'Quran 2:183', false],
      ['Quran 2:183, 185-187', '185-187', false],
    ]);
    expect(spans('as **Surah Al-Baqarah** [2:255] says')).toEqual([
      ['Surah Al-Baqarah** [2:255]', 'Surah Al-Baqarah** [2:255]', false],
    ]);
    expect(spans('قال في سُورَةِ البَقَرَة، الآية ٢٥٥ كذا')[0]?.[0]).toBe('سُورَةِ البَقَرَة، الآية ٢٥٥');
    expect(spans('😀 Quran 2:255 😀')).toEqual([['Quran 2:255', 'Quran 2:255', false]]);
  });

  test('never over the end of a line', () => {
    expect(spans('Surah al-Ikhlas\n1. First')[0]?.[0]).toBe('Surah al-Ikhlas');
    expect(findReferences('[Quran\n2:183]')).toEqual([]);
  });
});

const pieces = fc.constantFrom(
  ...[
    'Quran',
    'Surah',
    'سورة',
    'البقرة',
    'al-',
    'Baqarah',
    'verse',
    'الآية',
    ' ',
    ' ',
    ' ',
    ',',
    ';',
    ':',
    '-',
    '–',
    '(',
    ')',
  ],
  ...[
    '[',
    ']',
    '{',
    '}',
    '2',
    '255',
    '٢',
    'and',
    'و',
    'Bukhari',
    'مسلم',
    'Muslim',
    '40',
    'Book',
    'Hadith',
    '#',
    '.',
    '/',
  ],
  ...['\ud800', '\u0651', '\u200f', '\n', "'", '*', 'q', 'th', 'of', 'من', 'https://', '1:1', 'see'],
);
const anyText = fc.oneof(
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
);

describe('any text', () => {
  test('does not throw, and found references are in order within the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let [start, end] = [0, 0];
        for (const found of findReferences(text)) {
          expect(found.start === start && found.end === end ? end : found.start).toBeGreaterThanOrEqual(end);
          [start, end] = [found.start, found.end];
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(start, end)).toContain(found.text);
          expect(found.text).not.toBe('');
          expect(Object.values(found.reference).every((value) => !Number.isNaN(value))).toBe(true);
        }
      }),
      { numRuns: isExhaustive ? 2_000 : 500 },
    );
  });

  test('a canonical reference in brackets is found', () => {
    const prose = anyText.map((text) => text.replaceAll(/[[\]]|https?:/g, ''));
    fc.assert(
      fc.property(prose, prose, (before, after) => {
        const start = before.length;
        const found = findReferences(`${before}[Quran 2:183]${after}`);
        expect(found.find((each) => each.start === start && each.bracketed)?.reference).toMatchObject({ from: 183 });
      }),
    );
  });
});

test('the time for any text grows with its length, not with its square', () => {
  const hostile = [
    ...[
      '[',
      '[]',
      '(',
      '([{',
      'Quran ([{',
      '[(',
      '[Quran 2:',
      '[Quran 2:1;',
      'Q 1:1;;]',
      '(2:255)',
      '(2:255',
      '(see ',
      '[a;',
    ],
    ...[
      ' ',
      '1',
      '1 ',
      '1:',
      '2:255 ',
      '2:1, 2:2; ',
      'Quran 2:1, ',
      'Quran 1:1-5:6 ',
      'Quran says in ',
      'verse 1 of ',
      'verse 1, ',
    ],
    ...[
      'a',
      'aaaa 1 ',
      'surah ',
      'Surah al-',
      'surah surah 2 ',
      'Surah 2 (',
      'al-',
      'the ',
      'Those who set the ',
      'Ya ',
      'Q.S.',
    ],
    ...[
      'سورة ',
      'سورة البقرة ',
      'وبسورة الآية ',
      '(الآية 1) ',
      'من ',
      'بَ',
      'ب',
      'Bukhari 1-5 ',
      'Bukhari 1, ',
      'Nawawi 40 ',
    ],
    ...[
      'hadith 1 of ',
      '40 ',
      '\ud800',
      'é',
      '*',
      '\u200f',
      '“',
      "'",
      '\n',
      'https://',
      '((((Quran ',
      'Surah An-Nurayn, verse 1 ',
      'Surah Abcdefghij Klm, verse 1 ',
      'Surah Al-Al-',
      'Surah A B C D 1 ',
      'سورة الصبر آية ٥ ',
      'verse 5 of Surah Abc ',
      '“”(0:1) ',
      '“”[الصبر: ٥] ',
      '(al-Baqarah (2) ',
    ],
  ];
  for (const piece of hostile) {
    expect(growthPerCharacter(findReferences, piece), piece).toBeLessThan(LINEAR);
  }
  expect(growthPerCharacter((text) => findReferences(`[${text}]`), 'Quran 2:1;')).toBeLessThan(LINEAR);
  expect(growthPerCharacter((text) => findReferences(`(${text})`), '2:1;')).toBeLessThan(LINEAR);
  expect(findReferences(`[${'Quran 2:1;'.repeat(10_000)}]`)).toHaveLength(10_000);
  expect(findReferences(`(${'2:1;'.repeat(25_000)})`)).toHaveLength(25_000);
});
