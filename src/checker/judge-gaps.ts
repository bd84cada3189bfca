import type { SpottedWord } from '../knowledge/words/word.ts';
import type { Finder, Run } from './finder.ts';
import { type Cited, FEWEST_TELLING_WORDS, judgeWords } from './judge-words.ts';
import { graver, type Judgement, judgement } from './judgement.ts';
import type { PreparedEdition } from './prepare-checker.ts';
import type { Part } from './quotation.ts';

/** Without a reference the pieces of a quotation must stand so near to each other, in passages. */
const FARTHEST = 10;

/**
 * Judges words of which some are said to be left out (…): each piece for itself, and all in the order in which the
 * source has them. A piece of a few words tells nothing: with it the whole is at best not checked. Undefined where
 * nothing is left out between words.
 */
export function judgeGaps(
  { gaps, numbers }: Part,
  words: readonly SpottedWord[],
  prepared: PreparedEdition,
  finder: Finder,
  cited?: Cited,
): Judgement | undefined {
  const pieces = cutAt(words, gaps);
  if (pieces.length < 2) return undefined;
  const rows = pieces.map((piece, index) => ({
    words: piece,
    numbers: numbers.filter(({ at }) => pieceOf(at, pieces) === index),
  }));
  const within = cited ?? placeOf(pieces, prepared, finder);
  const worst = rows.map((row) => judgeWords(row, prepared, finder, within)).reduce(graver);
  if (worst.verdict !== 'verified') return worst;
  if (pieces.some((piece) => piece.length < FEWEST_TELLING_WORDS)) return { ...worst, verdict: 'reference-exists' };
  return standInOrder(pieces, finder, within) ? worst : judgement('not-in-corpus', worst.editions);
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

/** Where a quotation without reference is looked for: behind the place of its first piece. */
function placeOf(pieces: readonly SpottedWord[][], { index }: PreparedEdition, finder: Finder): Cited | undefined {
  const [first] = finder.find(pieces[0] ?? []) ?? [];
  if (!first) return undefined;
  const { from } = finder.passagesOf(first);
  const { sections } = index.table;
  let to = from + 1;
  while (to < from + FARTHEST && sections[to] === sections[from]) to++;
  return { from, to };
}

function standInOrder(pieces: readonly SpottedWord[][], finder: Finder, cited?: Cited): boolean {
  const { table } = finder.index;
  const { start, end } = cited ? finder.index.wordsBetween(cited.from, cited.to) : { start: 0, end: table.text.length };
  let from = start;
  for (const piece of pieces) {
    const [run]: Run[] = finder.find(piece, { start: from, end }) ?? [];
    if (!run) return false;
    from = run.end;
  }
  return true;
}
