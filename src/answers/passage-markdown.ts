import type { Passage, Verse } from '../knowledge/corpus/corpus.ts';
import { formatReference } from '../references/format-reference.ts';
import { arabicNumber } from './own-words.ts';

/** The corpus's own words as a quotation that ends with its reference: the one form in which scripture is shown. */
export function passageMarkdown({ reference, verses }: Passage): string {
  const several = verses.length > 1;
  const arabic = verses.map(withVerseEnd).join(' ');
  const translation = verses.map((verse) => (several ? withVerseNumber(verse) : verse.translation)).join(' ');
  return [`> ${arabic}`, `> ${translation}`, `> [${formatReference(reference)}]`].join('\n>\n');
}

/** The verse's bytes, then its number in the ornate brackets of printed copies. */
function withVerseEnd({ arabic, ayah }: Verse): string {
  return `${arabic} ﴿${arabicNumber(ayah)}﴾`;
}

/** Translations are numbered before the verse, as in print. */
function withVerseNumber({ translation, ayah }: Verse): string {
  return `(${ayah}) ${translation}`;
}
