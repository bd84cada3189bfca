import { verseEndMark } from '../../contract/scripture-text.ts';
import type { Passage, Verse } from '../../knowledge/corpus/corpus.ts';
import { formatReference } from '../../references/format-reference.ts';
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
  // Readers of Arabic need no translation.
  return [arabic, language === 'ar' ? '' : translation, `[${formatReference(passage.reference)}]`]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `> ${paragraph}`)
    .join('\n>\n');
}

/** The verse's bytes, then its number. */
function withVerseEnd({ arabic, ayah }: Verse): string {
  return `${arabic} ${verseEndMark(ayah)}`;
}

/** Translations are numbered before the verse, as in print. */
function withVerseNumber({ translation, ayah }: Verse): string {
  return `(${ayah}) ${translation}`;
}
