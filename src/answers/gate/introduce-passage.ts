import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { HadithReference, QuranReference } from '../../references/reference.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { arabicNumber, collectionWords, type SiteText, siteText, surahWords } from '../site-text.ts';

/** The line above a quoted passage: its surah and its verses. */
export function introducePassage(
  { surah: number, from, to }: QuranReference,
  language: AnswerLanguage,
  corpus: Corpus,
): SiteText | undefined {
  const surah = corpus.surahs[number - 1];
  if (!surah) return undefined;
  const { name, arabicName, meaning } = surahWords(surah);
  if (language === 'ar') return siteText`**سورة ${arabicName}**، ${versesInArabic(from, to)}:`;
  return from === to
    ? siteText`**${name}** (${meaning}), verse ${from}:`
    : siteText`**${name}** (${meaning}), verses ${from}–${to}:`;
}

/** The line above a quoted hadith: its collection and its number. */
export function introduceHadith({ collection, number }: HadithReference, language: AnswerLanguage): SiteText {
  const { title, arabicTitle } = collectionWords(collection);
  return language === 'ar'
    ? siteText`**${arabicTitle}**، الحديث ${arabicNumber(number)}:`
    : siteText`**${title}**, hadith ${number}:`;
}

function versesInArabic(from: number, to: number): SiteText {
  if (from === to) return siteText`الآية ${arabicNumber(from)}`;
  const verses = to - from === 1 ? siteText`الآيتان` : siteText`الآيات`;
  return siteText`${verses} ${arabicNumber(from)}–${arabicNumber(to)}`;
}
