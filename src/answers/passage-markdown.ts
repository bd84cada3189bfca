import type { Passage, Verse } from '../knowledge/corpus/corpus.ts';
import { formatReference } from '../references/format-reference.ts';
import { arabicNumber } from './own-words.ts';

/** The corpus's own words as a quotation that ends with its reference: the one form in which scripture is shown. */
export function passageMarkdown({ reference, verses }: Passage): string {
  const marked = verses.length > 1 ? verses.map(withVerseEnd) : verses.map(({ arabic }) => arabic);
  const translation = verses.map(({ translation }) => translation).join(' ');
  return [`> ${marked.join(' ')}`, `> ${translation}`, `> [${formatReference(reference)}]`].join('\n>\n');
}

/** The verse's bytes, then its number in the ornate brackets of printed copies. */
function withVerseEnd({ arabic, ayah }: Verse): string {
  return `${arabic} ﴿${arabicNumber(ayah)}﴾`;
}
