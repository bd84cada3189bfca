import { expect, test } from 'vitest';
import { loadNamesOfGod, parseNames } from '../src/knowledge/names-of-god/load-names-of-god.ts';
import { parseReference } from '../src/references/parse-reference.ts';
import { foldArabic } from '../src/text/fold-arabic.ts';
import { testCorpus } from './support/test-corpus.ts';

const { names } = await loadNamesOfGod('content');
const verses = new Map(testCorpus().verses.map((verse) => [`${verse.surah}:${verse.ayah}`, verse.arabic]));

test('there are ninety-nine, each once', () => {
  expect(names).toHaveLength(99);
  expect(new Set(names.map(({ id }) => id)).size).toBe(99);
  expect(new Set(names.map(({ arabic }) => arabic)).size).toBe(99);
});

test('each name that has a verse stands in it, in this library’s Arabic', () => {
  const missing = names.filter(({ arabic, verse }) => {
    if (verse === undefined) return false;
    const reference = parseReference(verse);
    if (reference?.work !== 'quran') return true;
    const text = verses.get(`${reference.surah}:${reference.from}`) ?? '';
    const bare = foldArabic(arabic, 'dropped').replace(/^ال/u, '');
    // In a sentence a name may have a particle before it and an ending behind it.
    const standing = new RegExp(`(?:^| )[وفبل]?(?:ال|ل)?${bare}ا?(?: |$)`, 'u');
    return !(['dropped', 'written'] as const).some((alef) => standing.test(foldArabic(text, alef)));
  });
  expect(missing.map(({ id, verse }) => `${id} ${verse}`)).toEqual([]);
});

test('a bad table is refused by name', () => {
  expect(() => parseNames('id\tname\n', 'x.tsv')).toThrow(/^x\.tsv: the first line/);
  const head = 'id\tname\tarabic\talso\tmeaning\tverse\tnote';
  expect(() => parseNames(`${head}\nal-hakim\tal-Hakim\n`, 'x.tsv')).toThrow(/^x\.tsv: a column is missing/);
});
