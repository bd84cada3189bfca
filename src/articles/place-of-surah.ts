import type { Corpus, Surah } from '../knowledge/corpus/corpus.ts';
import { counted } from './counted.ts';

/** Paragraphs on a surah's number, name, length and place of revelation, all taken from the corpus. */
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
      : `${counted(longer, 'surah has', 'surahs have')} more${same > 0 ? `, and ${counted(same, 'other has', 'others have')} as many` : ''}`;
  return `It has ${counted(verses, 'verse', 'verses')}; ${rank}.`;
}

function revelation({ revealedIn, name }: Surah): string {
  return revealedIn === 'Makkah'
    ? `Tradition counts ${name} among the surahs of Makkah, from the years before the migration of 622. These surahs speak above all of the one God, of earlier prophets, and of the life to come. For some surahs, or single verses in them, scholars differ about the place.`
    : `Tradition counts ${name} among the surahs of Madinah, from the years after the migration of 622. These surahs often speak to a community that has begun to live by its faith: about law, family, treaties and conflict. For some surahs, or single verses in them, scholars differ about the place.`;
}
