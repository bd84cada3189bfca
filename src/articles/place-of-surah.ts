import type { Corpus, Surah } from '../knowledge/corpus/corpus.ts';

/** The paragraphs on where a surah stands, all of it counted from the corpus. */
export function placeOfSurah(surah: Surah, corpus: Corpus): string[] {
  return [`${naming(surah)} ${length(surah, corpus)}`, revelation(surah)];
}

function naming(surah: Surah): string {
  const { name, arabicName, meaning, number } = surah;
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const translated = plain(name) === plain(meaning) ? '' : `, in English “${meaning}”`;
  return `A surah is one of the 114 chapters of the Quran. Number ${number} of them is called **${name}** (${arabicName})${translated}. Most surahs are named after a word or a story in them, so the name is a handle and seldom a summary.`;
}

function length({ number, verses }: Surah, { surahs }: Corpus): string {
  const longer = surahs.filter((other) => other.verses > verses).length;
  const same = surahs.filter((other) => other.verses === verses && other.number !== number).length;
  const rank =
    longer === 0
      ? 'no surah has more'
      : `${counted(longer, 'surah has', 'surahs have')} more${same > 0 ? `, and ${counted(same, 'other has', 'others have')} just as many` : ''}`;
  return `It has ${counted(verses, 'verse', 'verses')}; ${rank}.`;
}

function revelation({ revealedIn, name }: Surah): string {
  return revealedIn === 'Makkah'
    ? `Tradition counts ${name} among the surahs of Makkah, from the years before the migration of 622. These surahs speak above all of the one God, of earlier prophets, and of the life to come. For some surahs, or single verses in them, scholars differ about the place.`
    : `Tradition counts ${name} among the surahs of Madinah, from the years after the migration of 622. These surahs often speak to a community that has begun to live by its faith: about law, family, treaties and conflict. For some surahs, or single verses in them, scholars differ about the place.`;
}

const SIGNS: readonly { of: string; sign: RegExp }[] = [
  { of: 'the believers are called upon directly', sign: /O you who have believed/ },
  { of: 'all people are called upon', sign: /O mankind|O children of Adam/i },
  { of: 'the Prophet ﷺ is told what to say', sign: /^Say,|\bSay, "/ },
  { of: 'Moses is named', sign: /\bMoses\b/ },
  { of: 'Abraham is named', sign: /\bAbraham\b/ },
  { of: 'Jesus or Mary is named', sign: /\bJesus\b|\bMary\b/ },
  { of: 'Noah is named', sign: /\bNoah\b/ },
  { of: 'prayer is spoken of', sign: /\bprayer|\bprostrat/ },
  { of: 'the Day of Judgement or the Hour is spoken of', sign: /Day of|the Hour\b|\bResurrection/ },
  { of: 'Paradise or its gardens are spoken of', sign: /Paradise|gardens/i },
  { of: 'God’s mercy or forgiveness is spoken of', sign: /mercy|merciful|forgiv/i },
  { of: 'patience is spoken of', sign: /\bpatien/i },
  { of: 'the heavens and the earth are spoken of', sign: /heavens?\b.*\bearth\b/i },
];

const MOST_SIGNS = 4;

/** What comes up most, as a simple count of its verses shows it. */
export function whatToListenFor(surah: Surah, { verses }: Corpus): string[] {
  const own = verses.filter((verse) => verse.surah === surah.number);
  const counts = SIGNS.map(({ of, sign }) => ({
    of,
    verses: own.filter(({ translation }) => sign.test(translation)).length,
  }))
    .filter((count) => count.verses > 0)
    .sort((one, other) => other.verses - one.verses)
    .slice(0, MOST_SIGNS);
  if (counts.length === 0) return [];
  return [
    '## What to listen for',
    'Counted in the English translation held here:',
    counts.map(({ of, verses }) => `- In ${counted(verses, 'verse', 'verses')}, ${of}.`).join('\n'),
    'Counting words is no commentary, but it shows where to look first.',
  ];
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
