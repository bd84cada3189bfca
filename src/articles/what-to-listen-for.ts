import type { Corpus, Surah } from '../knowledge/corpus/corpus.ts';
import { counted } from './counted.ts';

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
