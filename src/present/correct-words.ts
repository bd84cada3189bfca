import type { CheckedCitation, Difference } from '../checker/checked-citation.ts';
import { ellipsis, type Span } from '../checker/find/quotation.ts';
import { readTokens } from '../text/tokens.ts';

/**
 * Where the source's own words belong in a text, for a misquotation; undefined where putting them in would drop words that
 * are right. A correction may be of one piece of a quotation that leaves words out by “…”: the other pieces then stay.
 */
export function correctWords(text: string, citation: CheckedCitation): (Span & { put: string }) | undefined {
  const { verdict, correction, anotherTranslation, differences = [] } = citation;
  if (verdict !== 'misquoted' || !citation.quoted || !correction || anotherTranslation) return undefined;
  // Tags among the words would be lost, or left without their other half.
  if (/<[^<>]*>/u.test(text.slice(citation.quoted.start, citation.quoted.end))) return undefined;
  const quoted = writtenLike(correction, text, citation.quoted);
  if (!quoted) return undefined;
  const pieces = piecesOf(text, quoted);
  const wrong = pieces.filter((piece) => differences.some((difference) => isWithin(piece, difference)));
  const others = pieces.filter((piece) => !wrong.includes(piece));
  if (pieces.length <= 1 || others.every(({ start, end }) => correction.includes(text.slice(start, end)))) {
    return { ...withoutMarks(text, quoted), put: correction };
  }
  const [piece] = wrong;
  if (!piece || wrong.length > 1 || wordsIn(correction) > wordsMended(text, piece, differences)) return undefined;
  return { ...piece, put: correction };
}

/** The part of a quotation that is in the letters of its correction: below or above it may stand its translation. */
function writtenLike(correction: string, text: string, { start, end }: Span): Span | undefined {
  const words = readTokens(text.slice(start, end)).filter(({ kind }) => kind !== 'number');
  const script = readTokens(correction)[0]?.kind;
  if (words.every(({ kind }) => kind === script)) return { start, end };
  const first = words.findIndex(({ kind }) => kind === script);
  const last = words.findLastIndex(({ kind }) => kind === script);
  const [from, to] = [words[first], words[last]];
  if (!from || !to || words.slice(first, last).some(({ kind }) => kind !== script)) return undefined;
  return { start: start + from.start, end: start + to.end };
}

/** The parts of a quotation between its “…”, without the marks around them. */
function piecesOf(text: string, quoted: Span): Span[] {
  const pieces: Span[] = [];
  let start = quoted.start;
  for (const gap of text.slice(quoted.start, quoted.end).matchAll(ellipsis)) {
    const at = quoted.start + gap.index;
    pieces.push(withoutMarks(text, { start, end: at }));
    start = at + gap[0].length;
  }
  pieces.push(withoutMarks(text, { start, end: quoted.end }));
  return pieces.filter((piece) => piece.start < piece.end);
}

/** Marks of Markdown, and the dash before a source: they belong to the text and not to the words. */
const marks = new Set([...'>*_`#~—–- \t\r\n\u00A0']);

function withoutMarks(text: string, { start, end }: Span): Span {
  while (start < end && marks.has(text[start] ?? '')) start++;
  while (end > start && marks.has(text[end - 1] ?? '')) end--;
  return { start, end };
}

const isWithin = (piece: Span, { start, end }: Difference) => start >= piece.start && end <= piece.end;

const wordsIn = (text: string) => text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** How many words a piece has once its differences are mended: a longer correction is of more than this piece. */
function wordsMended(text: string, piece: Span, differences: readonly Difference[]): number {
  return differences
    .filter((difference) => isWithin(piece, difference))
    .reduce(
      (words, { quoted, source }) => words - wordsIn(quoted) + wordsIn(source),
      wordsIn(text.slice(piece.start, piece.end)),
    );
}
