import { describe, expect, test } from 'vitest';
import { testCorpus } from '../../../../tests/support/test-corpus.ts';
import type { Work } from '../../corpus/corpus.ts';
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
  const imported = (text: string, options = {}) => importHadith(parseJsonRows(text).rows, { ...editions, ...options });
  const passagesOf = (text: string, options = {}) => {
    const { passages, problems } = imported(text, options);
    return { passages, problems };
  };

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

  test('a grade without its grader is left out', () => {
    const row = (grade: unknown) => JSON.stringify([{ number: 1, text: 'x', ...(grade as object) }]);
    expect(passagesOf(row({ grade: 'Sahih' })).problems).toEqual([
      { line: 1, message: 'number 1: has a grade without who gave it: say it with --graded-by' },
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
      { line: 2, message: 'number 2: has no text' },
    ]);
    expect(parseJsonRows('{"number":1}\nnonsense\n').problems).toEqual([{ line: 2, message: 'is not a JSON object' }]);
  });

  test('numbers that only count rows are refused, with the fields and a remedy', () => {
    const rows = JSON.stringify([
      { id: 1, idInBook: 1, chapterId: 2, english: { narrator: 'Someone:', text: 'Five.' } },
      { id: 2, idInBook: 2, chapterId: 2, english: { narrator: 'Someone:', text: 'Brother.' } },
    ]);
    expect(passagesOf(rows)).toEqual({
      passages: [],
      problems: [
        {
          line: 1,
          message:
            '“id” and “idInBook” count the rows of the file and no field has the numbers that readers cite: name their field with --number, or use another source, or take the numbers from a pack of the same texts with --numbers-of',
        },
      ],
    });
    for (const number of ['id', 'idInBook', 'ID', 'id_in_book', 'urn', 'index', 'row number']) {
      expect(passagesOf(rows, { fields: { number } }).problems).toEqual([
        {
          line: 1,
          message: `“${number}” counts the rows of a file and is not the number that readers cite: name another field with --number`,
        },
      ]);
    }
    const fields = { number: 'idInBook' };
    expect(passagesOf(rows, { fields, runningNumbers: true }).passages.map(({ number }) => number)).toEqual(['1', '2']);
  });

  test('a citable number is taken where the row has a running one too', () => {
    expect(passagesOf('[{"id":40944,"hadithNumber":"1","text":"x"}]').passages[0]?.number).toBe('1');
    const cited = [8.01, 8.02, '8.1', 9].map((arabicnumber, at) => ({
      hadithnumber: 93 + at,
      arabicnumber,
      text: `${at}`,
    }));
    expect(passagesOf(JSON.stringify(cited)).passages.map(({ number }) => number)).toEqual(['8a', '8b', '8j', '9']);
  });

  test('numbers that begin again at 1 in every chapter are refused at the first place', () => {
    const rows = [1, 2, 3, 1, 2, 1, 2].map((number, at) => ({ number, text: `Text ${at}` }));
    expect(passagesOf(JSON.stringify(rows)).problems).toEqual([
      { line: 4, message: expect.stringContaining('begin again at 1 in 2 places') },
    ]);
  });

  test('fields are found with capitals and separators, and numbers as spreadsheets write them', () => {
    const { rows } = parseCsv('Hadith_number,English_Hadith,Arabic_Hadith\n1.0,One,واحد\n');
    expect(importHadith(rows, editions).passages).toEqual([
      { number: '1', texts: { 'bukhari-ar': 'واحد', 'bukhari-en': 'One' } },
    ]);
  });

  test('HTML line breaks and plain entities become characters; markers of missing texts become empty', () => {
    const rows = [
      {
        number: 1,
        text: '<p>Deeds<br>are  judged<br/> <BR />by &quot;intentions&quot;.</p>',
        arabic: 'nan',
        grade: 'nan',
      },
      { number: 2, text: 'As it&nbsp;was:\ntwo  spaces', chapter: 'NaN' },
      { number: 3, text: 'As it was:\r\ntwo  spaces' },
    ];
    const { passages, cleaned } = imported(JSON.stringify(rows));
    expect(passages).toEqual([
      { number: '1', texts: { 'bukhari-en': 'Deeds are  judged by "intentions".' } },
      { number: '2', texts: { 'bukhari-en': 'As it was:\ntwo  spaces' } },
      { number: '3', texts: { 'bukhari-en': 'As it was:\ntwo  spaces' } },
    ]);
    expect(cleaned).toBe(5);
  });

  test('an object with several lists is refused with their names, and one of them can be chosen', () => {
    const file = JSON.stringify({
      metadata: { length: 1 },
      chapters: [{ id: 1 }],
      hadiths: [
        { number: 1, text: 'x' },
        { number: 2, text: 'y' },
      ],
    });
    expect(parseJsonRows(file).problems).toEqual([
      {
        line: 1,
        message: 'has 2 lists inside: “chapters” (1 entry), “hadiths” (2 entries): choose one with --list',
      },
    ]);
    expect(parseJsonRows(file, 'hadiths')).toMatchObject({
      rows: [{ line: 1 }, { line: 2 }],
      problems: [],
      unit: 'entry',
    });
    expect(parseJsonRows(file, 'hadith').problems[0]?.message).toContain('has no list called “hadith”: “chapters”');
  });
});

describe('Tanzil', () => {
  const tanzil = (text: string, edition: string) => {
    const { passages, problems } = importTanzil(text, edition, quran);
    return { passages, problems };
  };

  test('numbered lines, without the notes at the end', () => {
    const text = '1|1|First\r\n1|2|Second | with<br>a bar\r\n\r\n# PLEASE DO NOT REMOVE\r\n';
    expect(tanzil(text, 'quran-en-test')).toEqual({
      passages: [
        { verse: '1:1', texts: { 'quran-en-test': 'First' } },
        { verse: '1:2', texts: { 'quran-en-test': 'Second | with a bar' } },
      ],
      problems: [],
    });
    expect(tanzil('1|1|First\nSecond\n', 'x').problems).toEqual([
      { line: 2, message: 'is not a line such as 2|183|text' },
    ]);
  });

  test('accepts a file with the verses alone if it has all of them', () => {
    const lines = Array.from({ length: 6236 }, (_, index) => `Verse ${index + 1}`);
    const { passages } = tanzil(`${lines.join('\n')}\n# note\n`, 'x');
    expect(passages[7]).toEqual({ verse: '2:1', texts: { x: 'Verse 8' } });
    expect(passages.at(-1)).toEqual({ verse: '114:6', texts: { x: 'Verse 6236' } });
    expect(tanzil(lines.slice(1).join('\n'), 'x').problems[0]?.message).toContain('6235 lines');
  });
});
