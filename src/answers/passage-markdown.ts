import type { Passage, Verse } from '../knowledge/corpus/corpus.ts';
import { formatReference } from '../references/format-reference.ts';
import { arabicNumber } from './own-words.ts';

/** The corpus's own words as a quotation that ends with its reference: the one form in which scripture is shown. */
export function passageMarkdown({ reference, verses }: Passage): string {
  const several = verses.length > 1;
  const arabic = verses.map(withVerseEnd).join(' ');
  // Where the operator has switched the translation off, the Arabic stands alone.
  const translated = verses.filter(({ translation }) => translation !== '');
  const translation = translated.map((verse) => (several ? withVerseNumber(verse) : verse.translation)).join(' ');
  const paragraphs = [arabic, translation, `[${formatReference(reference)}]`];
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `> ${paragraph}`)
    .join('\n>\n');
}

/** The verse's bytes, then its number in the ornate brackets of printed copies. */
function withVerseEnd({ arabic, ayah }: Verse): string {
  return `${arabic} ﴿${arabicNumber(ayah)}﴾`;
}

/** Translations are numbered before the verse, as in print. */
function withVerseNumber({ translation, ayah }: Verse): string {
  return `(${ayah}) ${translation}`;
}
