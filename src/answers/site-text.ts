import type { Surah } from '../knowledge/corpus/corpus.ts';
import { collectionOf } from '../references/collections.ts';
import { formatReference } from '../references/format-reference.ts';
import type { HadithCollection, Reference } from '../references/reference.ts';
import { arabicFigures } from '../text/arabic-figures.ts';

declare const own: unique symbol;

/** Text written in this project's source code: no model, visitor or content file can have typed it. */
export type SiteText = string & { readonly [own]: true };

/**
 * Marks a text as this site's own. Only a template literal can be marked, and only numbers and other site text can be
 * inserted, so the gate need not check whether an Arabic sentence of ours is an unproven quotation.
 */
export function siteText(words: TemplateStringsArray, ...inserted: (SiteText | number)[]): SiteText {
  return String.raw({ raw: words }, ...inserted) as SiteText;
}

/** A surah's names, from the corpus: not a quotation of scripture either. */
export const surahWords = ({ name, arabicName, meaning }: Surah) => ({
  name: name as SiteText,
  arabicName: arabicName as SiteText,
  meaning: meaning as SiteText,
});

/** A collection's names, likewise. */
export function collectionWords(collection: HadithCollection): { title: SiteText; arabicTitle: SiteText } {
  const { title, arabicTitle } = collectionOf(collection);
  return { title: title as SiteText, arabicTitle: arabicTitle as SiteText };
}

/** A number in Arabic figures: ١٨٣. */
export function arabicNumber(number: number): SiteText {
  return arabicFigures(number) as SiteText;
}

/** Names a passage and says nothing of it: `[Sahih al-Bukhari 8]`. */
export const referenceWords = (reference: Reference) => `[${formatReference(reference)}]` as SiteText;
