/** A piece of a line as PDF.js gives it. */
export interface Printed {
  words: string;
  /** Its left edge. */
  x: number;
  width: number;
  /** Whether a line ends behind it. */
  ends: boolean;
}

/** A line in the order in which it is read. */
export interface OrderedLine {
  words: string;
  direction: Direction;
  /** Where a line from the right begins. */
  rightEdge: number;
  /** Its font does not say which letters it shows. */
  isUnreadable: boolean;
}

type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Nd}]/u;
const LETTER = /\p{L}/gu;

/** What PDF.js gives for a glyph that no table of the font names. */
const UNKNOWN = '\0';

/**
 * PDF holds what is printed from left to right; Arabic is read from the right. Vowel signs are left out: where one is
 * printed does not say to which letter it belongs.
 */
export function orderLine(printed: readonly Printed[], before?: OrderedLine): OrderedLine {
  const all = printed.map(({ words }) => words).join('');
  // What has no width is a vowel sign, or where PDF.js sees the way back to one.
  const pieces = printed.filter(({ width }) => width > 0).sort((one, other) => one.x - other.x);
  const rightEdge = Math.max(0, ...pieces.filter(({ words }) => words.trim() !== '').map(({ x, width }) => x + width));
  const letters = all.match(LETTER) ?? [];
  const arabic = letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length;
  const isUnreadable = arabic > 0 && pieces.some(({ words }) => words.includes(UNKNOWN));
  const continues = before?.direction === 'rtl' && Math.abs(before.rightEdge - rightEdge) < 1;
  const isArabic = arabic * 2 > letters.length || (continues && (arabic > 0 || letters.length === 0));
  const direction = isArabic ? 'rtl' : 'ltr';
  const words =
    arabic > 0 || isArabic
      ? readInOrder(
          pieces.map((piece) => piece.words),
          direction,
        )
      : all;
  return { words: plain(words), direction, rightEdge, isUnreadable };
}

/** Pieces from left to right, in the order of Unicode's bidirectional algorithm run backwards (UAX 9, without its levels). */
function readInOrder(pieces: readonly string[], direction: Direction): string {
  const own = pieces.map(ownDirection);
  const runs: { direction: Direction; pieces: string[] }[] = [];
  const following = nextDirections(own, direction);
  let previous: Direction = direction;
  for (const [index, piece] of pieces.entries()) {
    // What has no direction, such as a blank, has that of its neighbours if they agree, else that of the line.
    const next = following[index] ?? direction;
    const here: Direction = own[index] ?? (previous === next ? previous : direction);
    previous = own[index] ?? previous;
    const run = runs.at(-1);
    if (run?.direction === here) run.pieces.push(piece);
    else runs.push({ direction: here, pieces: [piece] });
  }
  const read = runs.map((run) => (run.direction === 'rtl' ? run.pieces.reverse().map(mirrored) : run.pieces).join(''));
  return (direction === 'rtl' ? read.reverse() : read).join('');
}

function ownDirection(piece: string): Direction | undefined {
  if (RIGHT_TO_LEFT.test(piece)) return 'rtl';
  return LEFT_TO_RIGHT.test(piece) ? 'ltr' : undefined;
}

/** For each piece the direction of the next that has one. */
function nextDirections(own: readonly (Direction | undefined)[], direction: Direction): Direction[] {
  let next = direction;
  return own
    .toReversed()
    .map((each) => {
      const found = next;
      next = each ?? next;
      return found;
    })
    .reverse();
}

const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

function mirrored(piece: string): string {
  return piece.length === 1 ? (MIRRORED[piece] ?? piece) : piece;
}

const VOWELS = /[\u064B-\u065F\u0670\u06D6-\u06ED]/gu;

/** The shapes that Arabic letters have in print, not the ornaments among them, such as ﷺ and ﴿. */
const SHAPES = /[\uFB50-\uFBB1\uFBD3-\uFBFF\uFC00-\uFD3D\uFD50-\uFDCF\uFE70-\uFEFC]/gu;

function plain(words: string): string {
  return words
    .replace(SHAPES, (shape) => shape.normalize('NFKC'))
    .replace(VOWELS, '')
    .replaceAll(UNKNOWN, '')
    .trim();
}
