import { foldArabic } from '../../../text/fold-arabic.ts';
import type { PackPassage } from '../pack-manifest.ts';
import type { Row } from './parse-csv.ts';

/** Of texts that begin alike so many words tell them apart; a longer row of words would differ by a typing error sooner. */
const WORDS = 24;

/** Rows that must find their number: with fewer, the other pack is of other texts. */
const LEAST_SHARE = 0.9;

export interface NumberedByText {
  rows: Row[];
  found: number;
  /** Why the other pack cannot give the numbers. */
  problem?: string;
}

/**
 * Gives rows the numbers under which another pack has the same Arabic words. A text that stands there under two numbers,
 * or not at all, stays without one and is left out: a guess would certify a wrong number.
 */
export function numberByText(
  rows: readonly Row[],
  arabicOf: (row: Row) => string,
  numbered: readonly PackPassage[],
  edition: string,
): NumberedByText {
  const numbers = new Map<string, string | undefined>();
  for (const { number, texts } of numbered) {
    for (const key of keysOf(texts[edition] ?? '')) numbers.set(key, numbers.has(key) ? undefined : number);
  }
  const found: Row[] = [];
  for (const row of rows) {
    const number = keysOf(arabicOf(row)).flatMap((key) => numbers.get(key) ?? [])[0];
    if (number !== undefined) found.push({ ...row, value: { ...row.value, [NUMBER_BY_TEXT]: number } });
  }
  if (found.length >= rows.length * LEAST_SHARE) return { rows: found, found: found.length };
  const problem = `only ${found.length} of ${rows.length} texts stand in the pack that should give the numbers: it is of another text, or has no Arabic`;
  return { rows: [], found: found.length, problem };
}

/** The field in which the rows then have their number. */
export const NUMBER_BY_TEXT = 'number by text';

/** By all words first, then by the last ones: a chain may be written shorter. */
function keysOf(text: string): string[] {
  const words = foldArabic(text, 'dropped').split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return [words.join(' '), ...(words.length > WORDS ? [`… ${words.slice(-WORDS).join(' ')}`] : [])];
}
