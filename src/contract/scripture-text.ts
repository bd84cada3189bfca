import { arabicFigures } from '../text/arabic-figures.ts';

// How scripture is typeset, for all three renderers: the pages, the HTML of articles and the popover.

/** The number of a verse in the ornate brackets of printed copies. It follows the verse. */
export function verseEndMark(ayah: number): string {
  return `﴿${arabicFigures(ayah)}﴾`;
}

/** A part of a translation, with the verse's number if it begins one. */
export interface VersePart {
  ayah?: string;
  text: string;
}

/** Splits the translation of several verses at their numbers: “(183) O you who … (184) …”. */
export function splitVerses(translation: string): VersePart[] {
  const [before = '', ...numbered] = translation.split(/(?<=^|\s)\((\d{1,3})\) /);
  const parts: VersePart[] = before === '' ? [] : [{ text: before }];
  for (let at = 0; at + 1 < numbered.length; at += 2) {
    parts.push({ ayah: numbered[at] ?? '', text: numbered[at + 1] ?? '' });
  }
  return parts;
}
