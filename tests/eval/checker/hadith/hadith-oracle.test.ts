import { expect, test } from 'vitest';
import { enlarged } from './collections.ts';
import { HadithOracle, keysOf } from './hadith-oracle.ts';
import { hadithUnitsOf } from './hadith-units.ts';
import { withWishes } from './write-hadith.ts';

const collections = [
  {
    work: 'bukhari' as const,
    passages: [
      { number: '1', texts: { 'bukhari-ar': 'قَالَ النَّبِيُّ صلى الله عليه وسلم كَلِمَةٌ طَيِّبَةٌ صَدَقَةٌ' } },
      { number: '2-3', texts: { 'bukhari-en': 'The Prophet (ﷺ) said, "Wells are dug (by three) men."' } },
      { number: '3', texts: { 'bukhari-en': 'Another text about wells.' } },
    ],
  },
];
const oracle = new HadithOracle(hadithUnitsOf(collections));

test('words are found under every number of their hadith, with any honorific after a name', () => {
  const words = 'The Prophet (peace be upon him) said Wells are';
  expect(oracle.stands(words, 'english', 'Sahih al-Bukhari 2')).toBe(true);
  expect(oracle.stands(words, 'english', 'Sahih al-Bukhari 3')).toBe(true);
  expect(oracle.stands('Another text', 'english', 'Sahih al-Bukhari 3')).toBe(true);
  expect(oracle.stands('Another text', 'english', 'Sahih al-Bukhari 2')).toBe(false);
  expect(oracle.stands(words, 'english', 'Sunan Abi Dawud 2')).toBe(false);
  expect(oracle.stands('The Prophet … dug by three', 'english', 'Sahih al-Bukhari 2')).toBe(true);
  expect(oracle.stands('dug by three … The Prophet', 'english', 'Sahih al-Bukhari 2')).toBe(false);
});

test('another number, another word and other vowels are not found', () => {
  expect(oracle.stands('Wells are (7) dug', 'english', 'Sahih al-Bukhari 2')).toBe(false);
  expect(oracle.stands('Wells are not dug', 'english', 'Sahih al-Bukhari 2')).toBe(false);
  expect(oracle.stands('كلمة طيبة صدقة', 'plain', 'Sahih al-Bukhari 1')).toBe(true);
  expect(oracle.stands('كَلِمَةٌ طَيِّبَةٌ', 'vowelled', 'Sahih al-Bukhari 1')).toBe(true);
  expect(oracle.stands('كَلِمَةٍ طَيِّبَةٌ', 'vowelled', 'Sahih al-Bukhari 1')).toBe(false);
});

test('wishes are written otherwise or left out', () => {
  expect(withWishes('The Prophet (ﷺ) said', 'written otherwise', 1)).toBe('The Prophet (peace be upon him) said');
  expect(withWishes('قال النبي صلى الله عليه وسلم كلمة', 'left out', 0)).toBe('قال النبي كلمة');
  expect(keysOf('قال النبي ﷺ كلمة', 'plain')).toBe(keysOf('قال النبي صلى الله عليه وسلم كلمة', 'plain'));
});

test('a library is enlarged by the same texts under the numbers of other collections', () => {
  const [real, ...repeated] = enlarged(collections, 14);
  expect(real).toEqual(collections[0]);
  const passages = repeated.flatMap((each) => each.passages);
  expect(passages.length).toBe(11);
  expect(
    new Set(repeated.flatMap(({ work, passages: all }) => all.map(({ number }) => `${work} ${number}`))).size,
  ).toBe(11);
  expect(repeated[0]?.passages[0]).toEqual({
    number: '1',
    texts: { 'musnad-ahmad-ar': collections[0]?.passages[0]?.texts['bukhari-ar'] },
  });
});
