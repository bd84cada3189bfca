import { expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { Checker } from '../checker.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const verse = (surah: number, ayah: number) =>
  corpus.verses.find((each) => each.surah === surah && each.ayah === ayah)?.translation ?? '';
const found = (text: string) => checker.checkText(text).map(({ reference, verdict }) => `${reference} ${verdict}`);

const layouts: [string, (place: string, words: string) => string][] = [
  ['a table', (place, words) => `| Verse | Text |\n| --- | --- |\n| ${place} | ${words} |\n`],
  ['a table with marks', (place, words) => `| Verse | Text |\n| --- | --- |\n| **${place}** | “${words}” |\n`],
  ['a list', (place, words) => `- ${place}: ${words}\n- and more`],
  ['a numbered list', (place, words) => `1. **${place}** – ${words}\n2. and more`],
  ['a line', (place, words) => `${place} ${words}\n`],
];

test.each(layouts)('two numbers at the head are a place if the words of it follow: %s', (_, write) => {
  expect(found(write('2:153', verse(2, 153)))).toEqual(['Quran 2:153 verified']);
  expect(found(write('2:153', verse(2, 153).replace('patience', 'feasting')))).toEqual(['Quran 2:153 misquoted']);
});

test.each(layouts)('other words behind two numbers make no place of them: %s', (_, write) => {
  const at = (place: string, words: string) => found(write(place, words).replace('Verse', 'Time'));
  expect(at('2:15', 'Welcome everyone, today we talk about patience and how we live with it.')).toEqual([]);
  expect(at('14:30', 'The team meets again in the large room on the second floor.')).toEqual([]);
});
