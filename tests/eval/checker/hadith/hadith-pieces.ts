import type { Random } from '../../random.ts';
import { keysOf } from './hadith-oracle.ts';
import type { HadithEdition } from './hadith-units.ts';

export const hadithShapes = ['whole', 'part', 'ellipsis'] as const;
export type HadithShape = (typeof hadithShapes)[number];

/** Minimum words, without honorifics, of a quotation to be judged. */
export const FEWEST = 6;

export function pieceOf(words: readonly string[], shape: HadithShape, random: Random): readonly string[] | undefined {
  if (shape === 'whole') return words;
  if (shape === 'part') return part(words, FEWEST, 40, random);
  if (words.length < 6 * FEWEST) return undefined;
  const third = Math.floor(words.length / 3);
  return [...part(words.slice(0, third), FEWEST, 20, random), '…', ...part(words.slice(-third), FEWEST, 20, random)];
}

function part(words: readonly string[], fewest: number, most: number, random: Random) {
  const length = Math.min(words.length, fewest + random.int(most - fewest + 1));
  const start = random.int(words.length - length + 1);
  return words.slice(start, start + length);
}

/** The number of words of the shortest part, because each part needs enough words to be judged. */
export function countWords(words: string, edition: HadithEdition): number {
  const counts = words.split('…').map((each) => keysOf(each, edition).split(' ').filter(Boolean).length);
  return Math.min(...counts);
}
