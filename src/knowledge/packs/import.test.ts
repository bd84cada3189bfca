import { describe, expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import type { Work } from '../corpus/corpus.ts';
import { importHadith } from './import-hadith.ts';
import { importTanzil } from './import-tanzil.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJsonRows } from './parse-json-rows.ts';

const quran = testCorpus().works[0] as Work;
const editions = { arabicEdition: 'bukhari-ar', translationEdition: 'bukhari-en' };

describe('comma-separated values', () => {
  test('quotes, doubled quotes, and line breaks inside a cell', () => {
    const { rows, problems } = parseCsv('\uFEFFnumber,text\r\n1,"He said, ""yes""\nand left"\r\n\r\n2,plain\r\n');
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      { line: 2, value: { number: '1', text: 'He said, "yes"\nand left' } },
      { line: 5, value: { number: '2', text: 'plain' } },
    ]);
  });

  test('semicolons or tabs, as the headings have them', () => {
    expect(parseCsv('number;text\n1;a, b').rows[0]?.value).toEqual({ number: '1', text: 'a, b' });
    expect(parseCsv('number\ttext\n1\ta; b').rows[0]?.value).toEqual({ number: '1', text: 'a; b' });
  });

  test('problems have the line where their row begins', () => {
    expect(parseCsv('number,text\n1,a\n2,b,c\n3').problems).toEqual([
      { line: 3, message: 'has 3 cells, but there are 2 headings' },
      { line: 4, message: 'has 1 cells, but there are 2 headings' },
    ]);
    expect(parseCsv('number,text\n1,"a\n2,b').problems).toEqual([
      { line: 2, message: 'has a quotation mark that is never closed' },
    ]);
  });

  test('a quotation mark inside a plain cell is a letter of it, and lines may end in either way', () => {
    const { rows, problems } = parseCsv('number,text\r\n1,he said "yes"\n2,"two\r\nlines"\r\n3,c\n');
    expect(problems).toEqual([]);
    expect(rows.map(({ line, value }) => [line, value.text])).toEqual([
      [2, 'he said "yes"'],
      [3, 'two\nlines'],
      [5, 'c'],
    ]);
  });
});

describe('hadith', () => {
  const passagesOf = (text: string, options = {}) =>
    importHadith(parseJsonRows(text).rows, { ...editions, ...options });

  test('a list, a list in an object, and one object a line are the same', () => {
    const rows = [
      { hadithNumber: 2, arabic: 'ب', english: { narrator: 'Someone said:', text: 'Two.' }, chapter: ' Wells ' },
      { hadithNumber: 1, text_ar: 'ا', translation: 'One.\r\nMore.' },
    ];
    const expected = [
      { number: '1', texts: { 'bukhari-ar': 'ا', 'bukhari-en': 'One.\nMore.' } },
      { number: '2', texts: { 'bukhari-ar': 'ب', 'bukhari-en': 'Someone said: Two.' }, chapter: 'Wells' },
    ];
    for (const text of [
      JSON.stringify(rows),
      JSON.stringify({ metadata: { name: 'x' }, hadiths: rows }),
      `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`,
    ]) {
      expect(passagesOf(text)).toEqual({ passages: expected, problems: [] });
    }
  });

  test('fields of other names are named by the caller', () => {
    const fields = { number: 'nr', translation: 'deutsch' };
    expect(passagesOf('[{"nr":"8 A","deutsch":"Acht."}]', { fields }).passages).toEqual([
      { number: '8a', texts: { 'bukhari-en': 'Acht.' } },
    ]);
  });

  test('a grade goes nowhere without who gave it', () => {
    const row = (grade: unknown) => JSON.stringify([{ number: 1, text: 'x', ...(grade as object) }]);
    expect(passagesOf(row({ grade: 'Sahih' })).problems).toEqual([
      { line: 1, message: 'has a grade without who gave it: say it with --graded-by' },
    ]);
    expect(passagesOf(row({ grade: 'Sahih' }), { gradedBy: 'A. Scholar' }).passages[0]?.grades).toEqual([
      { grade: 'Sahih', by: 'A. Scholar' },
    ]);
    expect(passagesOf(row({ grades: [{ name: 'B. Scholar', grade: 'Hasan' }] })).passages[0]?.grades).toEqual([
      { grade: 'Hasan', by: 'B. Scholar' },
    ]);
  });

  test('rows without number or text are problems, and lines that are no JSON', () => {
    expect(passagesOf('[{"text":"x"},{"number":2,"text":" "}]').problems).toEqual([
      { line: 1, message: 'has no number' },
      { line: 2, message: 'has no text' },
    ]);
    expect(parseJsonRows('{"number":1}\nnonsense\n').problems).toEqual([{ line: 2, message: 'is no JSON object' }]);
  });
});

describe('Tanzil', () => {
  test('numbered lines, without the notes at the end', () => {
    const text = '1|1|First\r\n1|2|Second | with a bar\r\n\r\n# PLEASE DO NOT REMOVE\r\n';
    expect(importTanzil(text, 'quran-en-test', quran)).toEqual({
      passages: [
        { verse: '1:1', texts: { 'quran-en-test': 'First' } },
        { verse: '1:2', texts: { 'quran-en-test': 'Second | with a bar' } },
      ],
      problems: [],
    });
    expect(importTanzil('1|1|First\nSecond\n', 'x', quran).problems).toEqual([
      { line: 2, message: 'is no line such as 2|183|text' },
    ]);
  });

  test('the verses alone, if all are there', () => {
    const lines = Array.from({ length: 6236 }, (_, index) => `Verse ${index + 1}`);
    const { passages } = importTanzil(`${lines.join('\n')}\n# note\n`, 'x', quran);
    expect(passages[7]).toEqual({ verse: '2:1', texts: { x: 'Verse 8' } });
    expect(passages.at(-1)).toEqual({ verse: '114:6', texts: { x: 'Verse 6236' } });
    expect(importTanzil(lines.slice(1).join('\n'), 'x', quran).problems[0]?.message).toContain('6235 lines');
  });
});
