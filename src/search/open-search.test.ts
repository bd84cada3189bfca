import { describe, expect, test } from 'vitest';
import { leastProcessorTime } from '../../tests/support/processor-time.ts';
import { openSearch } from './open-search.ts';
import type { SiteIndex } from './site-index.ts';

const index: SiteIndex = {
  shelves: [
    ['5 Pillars of Islam', 'Zakat'],
    ['Hadith', 'Hadith'],
  ],
  notes: [
    [
      'zakat-who-pays',
      'Who Pays Zakat, and How Much',
      'من تجب عليه الزكاة',
      'nisab ablution',
      0,
      [
        ['Who pays zakat', 'who-pays'],
        ['Worn jewellery', 'jewellery'],
      ],
    ],
    ['throne', 'The Throne Verse', '', '', 1, [['Ayat al-Kursi', 'kursi']]],
    ['grades', 'Sound, Good, Weak and Forged Hadith', '', '', 1, [['What sound means', 'sound']]],
    ['prayer', 'How the Prayer Is Performed', '', '', 0, [['The steps of the prayer', 'steps']]],
  ],
  terms: [['Mi‘raj', 1, 0]],
  verses: [[['ayat al kursi', 'ayatul kursi', 'throne verse', 'آية الكرسي'], 2, 255, 255]],
  articles: [['mary', 'Mary in the Quran']],
  works: ['quran', 'muslim'],
};
const search = openSearch(index);

/** `notes: Who Pays Zakat, and How Much` */
const found = (query: string) =>
  search(query).flatMap(({ name, hits }) => hits.map(({ title }) => `${name}: ${title}`));

test.each([
  ['one word', 'zakat', 'notes: Who Pays Zakat, and How Much'],
  ['another ending', 'grading hadiths sound', 'notes: Sound, Good, Weak and Forged Hadith'],
  ['another spelling', 'zakaat', 'notes: Who Pays Zakat, and How Much'],
  ['a slip', 'jewelery', 'points: Worn jewellery'],
  ['a word that is only begun', 'pray', 'notes: How the Prayer Is Performed'],
  ['a word that is shown nowhere', 'ablution', 'notes: Who Pays Zakat, and How Much'],
  ['Arabic', 'الزكاه', 'notes: Who Pays Zakat, and How Much'],
  ['a term without its signs', 'miraj', 'terms: Mi‘raj'],
  ['an article', 'mary', 'articles: Mary in the Quran'],
  ['a named verse', 'ayatul kursi', 'verses: ayat al kursi'],
  ['a named verse in Arabic', 'اية الكرسي', 'verses: ayat al kursi'],
  ['a surah, spelled together', 'yasin', 'surahs: Ya-Sin'],
  ['a surah, only begun', 'baqar', 'surahs: Al-Baqarah (The Cow)'],
  ['a surah by its meaning', 'the cow', 'surahs: Al-Baqarah (The Cow)'],
  ['a bare reference', '2:255', 'verses: Quran 2:255'],
  ['a reference by name', 'baqarah 255', 'verses: Quran 2:255'],
  ['a range', '94:5-6', 'verses: Quran 94:5-6'],
  ['a whole surah', 'surah 112', 'surahs: Al-Ikhlas (The Sincerity)'],
])('%s: “%s” finds %s', (_class, query, wanted) => {
  expect(found(query)).toContain(wanted);
});

test.each(['throne verse', 'Ayat al-Kursi', 'آية الكرسي'])('a passage comes first by its whole name “%s”', (query) => {
  expect(found(query)[0]).toBe('verses: ayat al kursi');
});

test('what is named outright comes first, and a verse that a surah lacks leads to the surah', () => {
  expect(found('baqarah 255')[0]).toBe('verses: Quran 2:255');
  const [first] = search('surah 3:250');
  expect(first?.hits[0]).toMatchObject({ title: expect.stringContaining("Ali 'Imran"), place: 'Surah 3, 200 verses' });
});

test('a hadith opens here only if its collection is held', () => {
  const target = (query: string) => search(query)[0]?.hits[0]?.leadsTo;
  expect(target('muslim 8a')).toMatchObject({ kind: 'hadith', reference: { collection: 'muslim', number: 8 } });
  expect(target('bukhari 1')).toEqual({ kind: 'outside', url: 'https://sunnah.com/bukhari:1' });
});

test('what was looked for is marked in the title', () => {
  const [hit] = search('zakat')[0]?.hits ?? [];
  expect(hit?.marks.map(([start, end]) => hit.title.slice(start, end))).toEqual(['Zakat']);
});

describe('nothing is found', () => {
  test.each(['', ' ', 'the', 'is it', '?!', 'xylophone', '2:999:1', 'surah 115', '💡', 'a'.repeat(5_000)])(
    'for “%s”',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );
});

test('a hostile query is read in a few milliseconds', () => {
  for (const piece of ['zakat ', '2:255 ', 'الزكاة ', 'a b c ', 'surah baqarah 255 ', "al-'", '((((']) {
    const query = piece.repeat(20_000);
    const spent = leastProcessorTime(() => search(query), 50);
    expect(spent, piece).toBeLessThan(50);
  }
});
