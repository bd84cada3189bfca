import { expect, test } from 'vitest';
import { parseGroups, parseNamedPassages, parseSubjects, parseWordsByLanguage } from './parse-thesaurus.ts';

const file = (text: string) => ({ name: 'worship.txt', text });

test('a line is a subject: words of the field, everyday words, words of the translation, passages', () => {
  const [sawm] = parseSubjects(file('# fasting\n\nsawm, صوم | fast | fasting, ramadhan | 2:183-185, 2:187\n'));
  expect(sawm?.names).toEqual([
    { words: 'sawm', ofTheField: true },
    { words: 'صوم', ofTheField: true },
    { words: 'fast', ofTheField: false },
  ]);
  expect(sawm?.search).toEqual(['fasting', 'ramadhan']);
  expect(sawm?.passages).toEqual([
    { work: 'quran', surah: 2, from: 183, to: 185 },
    { work: 'quran', surah: 2, from: 187, to: 187 },
  ]);
});

test.each([
  ['sawm | fast | fasting', 'worship.txt:2: 4 columns are needed, and there are 3'],
  ['sawm | | fasting | 2:287', 'worship.txt:2: “2:287” is no passage of the Quran'],
  ['sawm | | fasting | 115:1', 'worship.txt:2: “115:1” is no passage of the Quran'],
  ['sawm | | fasting | the cow', 'worship.txt:2: “the cow” is no passage of the Quran'],
  [' | | fasting | 2:183', 'worship.txt:2: the subject has no name'],
])('a bad line is reported with file and line: %s', (line, fault) => {
  expect(() => parseSubjects(file(`# first\n${line}`))).toThrow(fault);
});

test('a named passage needs its name and its passage', () => {
  expect(() => parseNamedPassages(file('throne verse |'))).toThrow('worship.txt:1: a name and a passage are needed');
});

test('words of one language may be on several lines', () => {
  expect(parseWordsByLanguage(file('fr: le la\nur-Latn: ka\nfr: les'))).toEqual({
    fr: ['le', 'la', 'les'],
    'ur-Latn': ['ka'],
  });
  expect(() => parseWordsByLanguage(file('le la les'))).toThrow('worship.txt:1: a line begins with its language');
});

test('words that mean the same are on one line', () => {
  expect(parseGroups(file('# verbs\ncompile collect gather\n\nhusband hubby\n'))).toEqual([
    ['compile', 'collect', 'gather'],
    ['husband', 'hubby'],
  ]);
  expect(() => parseGroups(file('compile'))).toThrow('worship.txt:1: a word alone means the same as no other');
});
