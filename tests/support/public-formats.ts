import { anchorsOf } from '../../src/knowledge/packs/anchors/anchors.ts';
import { surahs } from '../../src/references/surahs.ts';

// Files in the shapes of public sources, with invented texts: the well-known hadith have only the words that they are known by.

export interface PublicFile {
  name: string;
  text: string;
}

/** English words by which the well-known hadith of an-Nawawi's Forty are known. */
const english: Readonly<Record<number, string>> = {
  1: 'Invented words on intentions.',
  3: 'Invented words on five things.',
  5: 'Invented words on what is rejected.',
  6: 'Invented words on doubtful things.',
  7: 'Invented words on sincerity.',
  13: 'Invented words: his brother, and himself.',
  16: 'Invented words: do not be angry.',
  19: 'Invented words: I was behind the rider.',
  24: 'Invented words: O My servants.',
  32: 'Invented words on harm.',
  34: 'Invented words: with his tongue.',
  40: 'Invented words: a stranger.',
  42: 'Invented words: O son of Adam.',
};

interface Hadith {
  number: number;
  arabic: string;
  chain: string;
  english: string;
}

/** Forty-two invented hadith of an-Nawawi's Forty, each under its number. */
export const forty: readonly Hadith[] = Array.from({ length: 42 }, (_, index) => {
  const number = index + 1;
  const known = anchorsOf('nawawi-40').get(number)?.arabic.join(' ') ?? 'كلام مخترع';
  const chain = `حدثنا راو عن ${'راو '.repeat(number)}قال`;
  return {
    number,
    chain,
    arabic: `${known} والعدد ${'واحد '.repeat(number).trim()}`,
    english: english[number] ?? `Invented words ${number}.`,
  };
});

const json = (value: unknown) => JSON.stringify(value, null, 1);

/** Numbers that run from 1 through the file, seven ahead of those that are cited, as Sahih Muslim's introduction makes them. */
export function hadithApi(
  numberOf: (number: number) => number | string | undefined = (number) => number,
): PublicFile[] {
  const edition = (language: 'arabic' | 'english') => ({
    metadata: { name: 'Forty Hadith', sections: { 1: 'The Forty' } },
    hadiths: forty.map((hadith) => ({
      hadithnumber: hadith.number + 7,
      arabicnumber: numberOf(hadith.number),
      text: language === 'arabic' ? `${hadith.chain} ${hadith.arabic}` : `<b>Somebody</b> said:<br/>${hadith.english}`,
      grades: [
        { name: 'A scholar', grade: 'Sahih' },
        { name: 'Another scholar', grade: 'Hasan' },
      ],
      reference: { book: 1, hadith: hadith.number },
    })),
  });
  return [
    { name: 'ara-nawawi.json', text: json(edition('arabic')) },
    { name: 'eng-nawawi.json', text: json(edition('english')) },
  ];
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

export function lkHadith(): PublicFile[] {
  const headings =
    'Chapter_Number,Chapter_English,Chapter_Arabic,Section_Number,Section_English,Section_Arabic,Hadith_number,English_Hadith,English_Isnad,English_Matn,Arabic_Hadith,Arabic_Isnad,Arabic_Matn,Arabic_Comment,English_Grade,Arabic_Grade';
  const row = ({ number, chain, arabic, english }: Hadith) =>
    [
      ...[
        '1',
        'The Forty',
        'الأربعون',
        '1',
        '',
        '',
        String(number),
        `Somebody said: ${english}`,
        'Somebody said:',
        english,
      ],
      ...[`${chain} ${arabic}`, chain, arabic, '', 'Sahih-Authentic', 'صحيح'],
    ]
      .map(cell)
      .join(',');
  const chapter = (from: number, to: number) => [headings, ...forty.slice(from, to).map(row), ''].join('\n');
  return [
    { name: 'Chapter1.csv', text: chapter(0, 20) },
    { name: 'Chapter10.csv', text: chapter(40, 42) },
    { name: 'Chapter2.csv', text: chapter(20, 40) },
  ];
}

export const openHadith = (): PublicFile[] => [
  {
    name: 'nawawi.csv',
    text: forty.map(({ number, chain, arabic }) => `"${number}",${cell(`${chain} ${arabic}`)}\n`).join(''),
  },
];

export function sunnahApi(): PublicFile[] {
  const hadith = ({ number, chain, arabic, english }: Hadith) => ({
    ...{ collection: 'nawawi40', bookNumber: '1', chapterId: '1.00', hadithNumber: String(number) },
    hadith: [
      {
        ...{ lang: 'en', chapterNumber: '1', chapterTitle: 'The Forty', urn: 1_000 + number },
        ...{ body: `<p>Somebody said:<br/>${english}</p>`, grades: [{ graded_by: null, grade: 'Sahih' }] },
      },
      { lang: 'ar', urn: 2_000 + number, body: `<p>${chain} ${arabic}</p>`, grades: [] },
    ],
  });
  const page = (from: number, to: number) => json({ data: forty.slice(from, to).map(hadith), total: 42, limit: 30 });
  return [
    { name: 'page1.json', text: page(0, 30) },
    { name: 'page2.json', text: page(30, 42) },
  ];
}

/** As the best-known set is built: texts without the numbers that readers cite. */
export const withoutNumbers = (): PublicFile[] => [
  {
    name: 'nawawi40.json',
    text: json({
      metadata: { length: 42 },
      hadiths: forty.map(({ number, chain, arabic, english }) => ({
        ...{ id: 40_000 + number, idInBook: number + 3, chapterId: 1, bookId: 7, arabic: `${chain} ${arabic}` },
        english: { narrator: 'Somebody said:', text: english },
      })),
    }),
  },
];

const verses = surahs.flatMap(({ number, verses }) =>
  Array.from({ length: verses }, (_, index) => ({ surah: number, ayah: index + 1 })),
);
const said = ({ surah, ayah }: { surah: number; ayah: number }) =>
  `Invented words for verse ${ayah} of surah ${surah}.`;

export const dataQuran = (): PublicFile[] => [
  {
    name: 'en-invented.md',
    text: [
      '<!--\nID          : english_invented\nUpdatedAt   : 2022-07-20 (v1.0.0)\n-->',
      ...verses.map((verse, index) => `\n# ${index + 1}\n\n\\[Or\\] ${said(verse)}[^${index}]\n\n[^${index}]: A note.`),
    ].join('\n'),
  },
];

export const quranEnc = (): PublicFile[] =>
  surahs.map(({ number }) => ({
    name: `${number}.json`,
    text: json({
      result: verses
        .filter(({ surah }) => surah === number)
        .map((verse, index) => ({
          ...{ id: String(index + 1), sura: String(verse.surah), aya: String(verse.ayah), arabic_text: '…' },
          ...{ translation: `${said(verse)}[1]`, footnotes: '[1] A note.' },
        })),
    }),
  }));

export const quranJson = (): PublicFile[] => [
  {
    name: 'quran_xx.json',
    text: json(
      surahs.map(({ number }) => ({
        id: number,
        verses: verses
          .filter(({ surah }) => surah === number)
          .map((verse) => ({ id: verse.ayah, text: '…', translation: said(verse) })),
      })),
    ),
  },
];

/** Every second verse is explained with the one before it. */
export const tafsirApi = (): PublicFile[] =>
  surahs.map(({ number }) => ({
    name: `${number}.json`,
    text: json({
      ayahs: verses
        .filter(({ surah }) => surah === number)
        .map((verse) => ({ ...verse, text: verse.ayah % 2 === 1 ? `An explanation. ${said(verse)}` : '' })),
    }),
  }));
