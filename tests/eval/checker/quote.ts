import type { Random } from '../random.ts';
import { type Edition, hasLetter, type Passage, type VerseUnits } from './units.ts';

/** Which part of a passage is quoted, and how. */
export const shapes = ['whole verse', 'part', 'across verses', 'verse numbers', 'ellipsis'] as const;
export type Shape = (typeof shapes)[number];

/** A quotation: its words, with verse numbers and ellipses as tokens of their own, and the reference that it names. */
export interface Quote {
  edition: Edition;
  shape: Shape;
  tokens: readonly string[];
  passage: Passage;
}

/** Fewer words are not judged unless they are a whole verse. */
const FEWEST = 4;

/** Quotes from the verse at this index; undefined where it does not lend itself to the shape. */
export function quoteOf(
  verses: readonly VerseUnits[],
  index: number,
  edition: Edition,
  shape: Shape,
  random: Random,
): Quote | undefined {
  const verse = verses[index];
  const next = verses[index + 1];
  if (!verse) return undefined;
  const { surah, ayah } = verse;
  const words = verse.words[edition];
  const here = { edition, shape, passage: { surah, from: ayah, to: ayah } };
  const across = { edition, shape, passage: { surah, from: ayah, to: ayah + 1 } };
  const following = next?.surah === surah ? next.words[edition] : undefined;
  if (shape === 'whole verse') return { ...here, tokens: words };
  if (shape === 'part' && words.length > FEWEST) return { ...here, tokens: partOf(words, FEWEST, random) };
  if (shape === 'across verses' && following && words.length >= 2 && following.length >= 2) {
    const head = words.slice(words.length - 2 - random.int(words.length - 1));
    return { ...across, tokens: [...head, ...following.slice(0, 2 + random.int(following.length - 1))] };
  }
  if (shape === 'verse numbers' && following) {
    const [one = '', other = ''] = numbered(ayah, edition, random);
    return { ...across, tokens: [...words, one, ...following, other] };
  }
  if (shape === 'ellipsis' && words.length >= 3 * FEWEST) {
    const third = Math.floor(words.length / 3);
    const ellipsis = random.pick(['…', '...']);
    return {
      ...here,
      tokens: [...partOf(words.slice(0, third), FEWEST, random), ellipsis, ...words.slice(words.length - third)],
    };
  }
  return undefined;
}

function partOf(words: readonly string[], fewest: number, random: Random): readonly string[] {
  const length = fewest + random.int(words.length - fewest + 1);
  const start = random.int(words.length - length + 1);
  return words.slice(start, start + length);
}

function numbered(ayah: number, edition: Edition, random: Random): string[] {
  const isArabic = edition !== 'english' && random.int(2) === 0;
  return [ayah, ayah + 1].map((number) =>
    isArabic ? `﴿${number.toLocaleString('ar-EG', { useGrouping: false })}﴾` : `(${number})`,
  );
}

/** Where the words of a quotation are among its tokens. */
export function wordPlaces({ tokens }: Quote): number[] {
  return tokens.flatMap((token, at) => (hasLetter(token) ? [at] : []));
}
