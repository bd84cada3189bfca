import type { Work } from '../../corpus/corpus.ts';
import type { PackPassage } from '../pack-manifest.ts';
import { cleanText } from '../text-problems.ts';
import type { VerseTexts } from './formats/format.ts';
import type { Imported } from './import-hadith.ts';

/** Makes passages of texts that are cited by verses: an edition of the Quran, or a commentary. */
export function importVerses(
  { verses, problems, notes }: VerseTexts,
  edition: string,
  kind: 'quran' | 'tafsir',
): Imported {
  let cleaned = 0;
  const kept = verses.map(({ from, to, text, line, file }) => {
    const clean = cleanText(text).trim();
    if (clean !== text.trim()) cleaned++;
    const verses = to === undefined ? from : `${from}-${to}`;
    const passage: PackPassage = { [kind === 'quran' ? 'verse' : 'verses']: verses, texts: { [edition]: clean } };
    return { passage, text: clean, place: { line, ...(file !== undefined && { file }) } };
  });
  const missing = kept.filter(({ text }) => text === '');
  return {
    passages: kept.filter(({ text }) => text !== '').map(({ passage }) => passage),
    rows: kept.filter(({ text }) => text !== '').map(({ place }) => place),
    cleaned,
    problems: [...problems, ...missing.map(({ place }) => ({ ...place, message: 'has no text' }))],
    notes,
  };
}

/** `2:183` for the place of a verse in the whole Quran, from 1. */
export const verseAt = (quran: Work) => (place: number) => {
  if (place < 1 || place > quran.passages) return undefined;
  const cited = quran.cite(place - 1, place);
  return cited.work === 'quran' ? `${cited.surah}:${cited.from}` : undefined;
};
