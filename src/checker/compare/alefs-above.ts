import { modernSpelling } from '../../knowledge/corpus/modern-spelling.ts';
import { foldArabic } from '../../text/fold-arabic.ts';

/** A word of the Quran that its own spelling writes with fewer alefs than today's: قَٰتِلُواْ, bare قتلوا, today قاتلوا. */
export interface AlefsAbove {
  leftOut: string;
  written: string;
}

/** Undefined for a word that is written alike in both spellings, and for هذا, ذلك, الرحمن, which leave their alef out today too. */
export function alefsAbove(held: string): AlefsAbove | undefined {
  if (!held.includes('\u0670')) return undefined;
  const [leftOut, written] = [foldArabic(held, 'dropped'), foldArabic(held, 'written')];
  if (leftOut === written || foldArabic(modernSpelling(held), 'written') !== written) return undefined;
  return { leftOut, written };
}

/** Which of the two a quoted word is; neither where it sets an alef above the line itself. */
export function spellingOf(quoted: string, { leftOut, written }: AlefsAbove): keyof AlefsAbove | undefined {
  if (quoted.includes('\u0670')) return undefined;
  const letters = foldArabic(quoted, 'written');
  if (letters === written) return 'written';
  return letters === leftOut ? 'leftOut' : undefined;
}
