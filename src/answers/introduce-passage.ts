import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { QuranReference } from '../references/reference.ts';
import { arabicNumber, type OwnWords, ownWords, surahWords } from './own-words.ts';
import type { AnswerLanguage } from './question-language.ts';

/** The line above a quoted passage: its surah and its verses. */
export function introducePassage(
  { surah: number, from, to }: QuranReference,
  language: AnswerLanguage,
  corpus: Corpus,
): OwnWords | undefined {
  const surah = corpus.surahs[number - 1];
  if (!surah) return undefined;
  const { name, arabicName, meaning } = surahWords(surah);
  if (language === 'ar') return ownWords`**سورة ${arabicName}**، ${versesInArabic(from, to)}:`;
  return from === to
    ? ownWords`**${name}** (${meaning}), verse ${from}:`
    : ownWords`**${name}** (${meaning}), verses ${from}–${to}:`;
}

function versesInArabic(from: number, to: number): OwnWords {
  if (from === to) return ownWords`الآية ${arabicNumber(from)}`;
  const verses = to - from === 1 ? ownWords`الآيتان` : ownWords`الآيات`;
  return ownWords`${verses} ${arabicNumber(from)}–${arabicNumber(to)}`;
}
