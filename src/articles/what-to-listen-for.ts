import type { Corpus, Surah } from '../knowledge/corpus/corpus.ts';
import { counted } from './counted.ts';

const THEMES: readonly { name: string; pattern: RegExp }[] = [
  { name: 'the believers are called upon directly', pattern: /O you who have believed/ },
  { name: 'all people are called upon', pattern: /O mankind|O children of Adam/i },
  { name: 'the Prophet ﷺ is told what to say', pattern: /^Say,|\bSay, "/ },
  { name: 'Moses is named', pattern: /\bMoses\b/ },
  { name: 'Abraham is named', pattern: /\bAbraham\b/ },
  { name: 'Jesus or Mary is named', pattern: /\bJesus\b|\bMary\b/ },
  { name: 'Noah is named', pattern: /\bNoah\b/ },
  { name: 'prayer is spoken of', pattern: /\bprayer|\bprostrat/ },
  { name: 'the Day of Judgement or the Hour is spoken of', pattern: /Day of|the Hour\b|\bResurrection/ },
  { name: 'Paradise or its gardens are spoken of', pattern: /Paradise|gardens/i },
  { name: 'God’s mercy or forgiveness is spoken of', pattern: /mercy|merciful|forgiv/i },
  { name: 'patience is spoken of', pattern: /\bpatien/i },
  { name: 'the heavens and the earth are spoken of', pattern: /heavens?\b.*\bearth\b/i },
];

const MAX_THEMES = 4;

/** The most frequent themes of a surah, by a simple count of verses. */
export function whatToListenFor(surah: Surah, { verses }: Corpus): string[] {
  const own = verses.filter((verse) => verse.surah === surah.number);
  const counts = THEMES.map(({ name, pattern }) => ({
    name,
    verses: own.filter(({ translation }) => pattern.test(translation)).length,
  }))
    .filter((count) => count.verses > 0)
    .sort((one, other) => other.verses - one.verses)
    .slice(0, MAX_THEMES);
  if (counts.length === 0) return [];
  return [
    '## What to listen for',
    'Counted in the English translation held here:',
    counts.map(({ name, verses }) => `- In ${counted(verses, 'verse', 'verses')}, ${name}.`).join('\n'),
    'Counting words is no commentary, but it shows where to look first.',
  ];
}
