import { arabicFigures } from '../contract/scripture-text.ts';
import type { Surah } from '../knowledge/corpus/corpus.ts';

declare const own: unique symbol;

/** Words that stand in this project's source: no model, visitor or content file can have typed them. */
export type SiteText = string & { readonly [own]: true };

/**
 * Marks words as this site's own. Only a template literal can be marked, and only numbers and other own words can be
 * put into it, so the gate need not ask whether an Arabic sentence of ours is an unproven quotation.
 */
export function siteText(words: TemplateStringsArray, ...inserted: (SiteText | number)[]): SiteText {
  return String.raw({ raw: words }, ...inserted) as SiteText;
}

/** What the corpus says of a surah is no quotation either. */
export const surahWords = ({ name, arabicName, meaning }: Surah) => ({
  name: name as SiteText,
  arabicName: arabicName as SiteText,
  meaning: meaning as SiteText,
});

/** A number as Arabic writes it: ١٨٣. */
export function arabicNumber(number: number): SiteText {
  return arabicFigures(number) as SiteText;
}
