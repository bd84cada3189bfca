import { verseEndMark } from '../../contract/scripture-text.ts';
import type { Corpus, Passage, Verse } from '../../knowledge/corpus/corpus.ts';
import { hadithWords } from '../../knowledge/corpus/hadith-words.ts';
import { formatReference } from '../../references/format-reference.ts';
import type { HadithReference, Reference } from '../../references/reference.ts';
import type { AnswerLanguage } from '../question-language.ts';

/** The words of a passage as every page shows them. */
export interface QuotedWords {
  /** Each verse followed by its number in the ornate brackets of printed copies. */
  arabic: string;
  /** Empty where the operator has switched the translation off. */
  translation: string;
}

/** Puts the corpus's own words of a passage together. */
export function quoteWords({ verses }: Passage): QuotedWords {
  const several = verses.length > 1;
  const translated = verses.filter(({ translation }) => translation !== '');
  return {
    arabic: verses.map(withVerseEnd).join(' '),
    translation: translated.map((verse) => (several ? withVerseNumber(verse) : verse.translation)).join(' '),
  };
}

/** The corpus's own words as a quotation that ends with its reference: the one form in which an answer carries scripture. */
export function passageMarkdown(passage: Passage, language: AnswerLanguage = 'en'): string {
  const { arabic, translation } = quoteWords(passage);
  return quotation([arabic, language === 'ar' ? '' : translation], passage.reference);
}

/** The same for a hadith; empty where this library does not hold its words. */
export function hadithMarkdown(reference: HadithReference, corpus: Corpus, language: AnswerLanguage = 'en'): string {
  const { original = '', translation = '' } = hadithWords(reference, corpus) ?? {};
  const words = [original, language === 'ar' && original !== '' ? '' : translation];
  return words.every((each) => each === '') ? '' : quotation(words, reference);
}

/** Readers of Arabic need no translation. */
const quotation = (words: readonly string[], reference: Reference) =>
  [...words, `[${formatReference(reference)}]`]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `> ${paragraph}`)
    .join('\n>\n');

/** The verse's bytes, then its number. */
function withVerseEnd({ arabic, ayah }: Verse): string {
  return `${arabic} ${verseEndMark(ayah)}`;
}

/** Translations are numbered before the verse, as in print. */
function withVerseNumber({ translation, ayah }: Verse): string {
  return `(${ayah}) ${translation}`;
}
