import { expect, test } from 'vitest';
import { loadThesaurus } from './load-thesaurus.ts';
import { foldedWords } from './stems/search-stems.ts';
import { englishWordsIn, parseWordsInLanguages } from './words-in-languages.ts';

const { languages } = await loadThesaurus('content');
const named = (question: string, language: string) => englishWordsIn(foldedWords(question), language, languages);

test.each([
  ['comment faire les ablutions', 'fr', 'wudu'],
  ['abdest nasıl alınır', 'tr', 'wudu'],
  ['apakah asuransi haram', 'id', 'insurance'],
  ['niat puasa ramadhan', 'id', 'fasting'],
  ['kya roza toot jata hai', 'ur-Latn', 'break'],
  ['نماز کا طریقہ کیا ہے', 'ur', 'pray'],
  ['¿el seguro es haram?', 'es', 'insurance'],
  ['ist eine Versicherung haram', 'de', 'insurance'],
  ['রোজা কেন রাখতে হয়', 'bn', 'fasting'],
])('%s (%s) names %s', (question, language, english) => {
  expect(named(question, language)).toContain(english);
});

test('a longer name wins over a shorter one that begins it, and endings only match where the table says so', () => {
  const table = parseWordsInLanguages({
    name: 't.txt',
    text: 'prayer | - | namaz* | - | - | - | - | - | -\nhow to pray | - | namaz nasıl | - | - | - | - | - | -\npork | - | et | - | - | - | - | - | -',
  });
  expect(englishWordsIn(foldedWords('namaz nasıl kılınır'), 'tr', table)).toEqual(['how', 'to', 'pray']);
  expect(englishWordsIn(foldedWords('namazda eti'), 'tr', table)).toEqual(['prayer']);
});

test('a question that names nothing of the table has no words', () => {
  expect(named('bugün hava nasıl', 'tr')).toEqual([]);
});

test('a line with too few cells is refused', () => {
  expect(() => parseWordsInLanguages({ name: 't.txt', text: '# a comment\nprayer | a' })).toThrow(
    't.txt:2: a line has 9',
  );
});
