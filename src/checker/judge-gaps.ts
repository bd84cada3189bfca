import type { Places } from '../knowledge/corpus/corpus.ts';
import type { SpottedWord } from '../knowledge/words/word.ts';
import type { Finder } from './finder.ts';
import { FEWEST_TELLING_WORDS, judgeWords } from './judge-words.ts';
import { graver, type Judgement, judgement } from './judgement.ts';
import type { Part } from './quotation.ts';

/** Without a reference the pieces of a quotation must stand so near to each other, in passages. */
const FARTHEST = 10;

/** Its first piece may stand in many places; so many are tried. */
const MOST_PLACES = 5;

/**
 * Judges words of which some are said to be left out (…): each piece for itself, and all in the order in which the
 * source has them. A piece of a few words tells nothing: with it the whole is at best not checked. Undefined where
 * nothing is left out between words.
 */
export function judgeGaps(
  { gaps, numbers }: Part,
  words: readonly SpottedWord[],
  finder: Finder,
  cited?: Places,
): Judgement | undefined {
  const pieces = cutAt(words, gaps);
  if (pieces.length < 2) return undefined;
  const rows = pieces.map((piece, index) => ({
    words: piece,
    numbers: numbers.filter(({ start }) => pieceOf(start, pieces) === index),
  }));
  const judged = (cited ? [cited] : firstPlaces(pieces, finder)).map((within) => {
    const worst = rows.map((row) => judgeWords(row, finder, within)).reduce(graver);
    if (worst.verdict !== 'verified' && worst.verdict !== 'reference-exists') return worst;
    if (!standInOrder(pieces, finder, within)) return judgement('not-in-corpus', worst.editions);
    const isEnough = pieces.every((piece) => piece.length >= FEWEST_TELLING_WORDS);
    return isEnough ? worst : { ...worst, verdict: 'reference-exists' as const };
  });
  return judged.find(({ verdict }) => verdict === 'verified') ?? judged[0] ?? judgement('not-in-corpus');
}

function cutAt(words: readonly SpottedWord[], gaps: readonly number[]): SpottedWord[][] {
  const pieces: SpottedWord[][] = [[]];
  let gap = 0;
  for (const word of words) {
    let isCut = false;
    for (; gap < gaps.length && (gaps[gap] ?? 0) < word.start; gap++) isCut = true;
    if (isCut && pieces.at(-1)?.length) pieces.push([]);
    pieces.at(-1)?.push(word);
  }
  return pieces;
}

/** A number belongs to the last piece that begins before it. */
function pieceOf(at: number, pieces: readonly SpottedWord[][]): number {
  const after = pieces.findIndex((piece) => (piece[0]?.start ?? 0) > at);
  return Math.max(0, (after < 0 ? pieces.length : after) - 1);
}

/** Where a quotation without reference is looked for: at and behind the places of its first piece. */
function firstPlaces(pieces: readonly SpottedWord[][], finder: Finder): Places[] {
  const { sections } = finder.index.table;
  return (finder.find(pieces[0] ?? []) ?? []).slice(0, MOST_PLACES).map((run) => {
    const { from } = finder.placesOf(run);
    let to = from + 1;
    while (to < from + FARTHEST && sections[to] === sections[from]) to++;
    return { from, to };
  });
}

function standInOrder(pieces: readonly SpottedWord[][], finder: Finder, places: Places): boolean {
  let { start, end } = finder.index.wordsOf(places);
  for (const piece of pieces) {
    const [run] = finder.find(piece, { start, end }) ?? [];
    if (!run) return false;
    start = run.end;
  }
  return true;
}
