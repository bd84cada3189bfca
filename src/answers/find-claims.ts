import { FEWEST_TELLING_WORDS } from '../checker/judge-words.ts';
import { CLOSING } from '../checker/quotation-marks.ts';
import { type FoundReference, findReferences } from '../references/find-references.ts';
import { formatReference } from '../references/format-reference.ts';

/** Words in a text that a reader takes for a quotation of scripture. */
export interface Claim {
  start: number;
  end: number;
  /** Without quotation marks. */
  words: string;
  /** The reference that the words seem to go with. */
  reference: string | undefined;
}

/** A draft's straight apostrophes may be quotation marks too. */
const CLOSING_HERE: Readonly<Record<string, string>> = { ...CLOSING, "'": "'" };

/** Nothing but marks and blanks between a quotation and its bracket. */
const JUST_BEFORE = /^[^\p{L}\p{N}[\n]{0,8}$/u;

/** Whoever writes so lets somebody speak: God, a prophet, a verse. */
const SAYING =
  /(?:\b(?:says?|said|saying|states?|stated|reads|declares?|commands?|commanded|tells? us|told us|warns?|warned|promises?|reveals?|revealed|recites?|recited|proclaims?|proclaimed|teaches|taught|writes|wrote|written(?: thus)?|quotes?|verse|ayah|hadith)|قال|يقول|تعالى)[^\p{L}\n]{0,4}(?:that )?$/iu;

// An Arabic run holds letters, marks, digits, blanks and Arabic punctuation; it ends at anything else.
const ARABIC_RUN = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\p{N}\s،؛؟.,…:!*_﴿﴾«»"“”()\u200b-\u200f-]*/gu;
const ARABIC_WORD = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*/gu;

/** Words in quotation marks, in one paragraph: with a reference right behind, with any reference, or after “said”. */
export function findQuotedClaims(paragraph: string): Claim[] {
  const references = findReferences(paragraph);
  const claims: Claim[] = [];
  const unclosed = new Set<string>();
  for (let start = 0; start < paragraph.length; start++) {
    const opening = paragraph[start] ?? '';
    const closing = CLOSING_HERE[opening];
    if (closing === undefined || unclosed.has(closing) || !opensHere(paragraph, start)) continue;
    const close = closeOf(paragraph, start + 1, closing);
    if (close === undefined) {
      unclosed.add(closing);
      continue;
    }
    const words = paragraph.slice(start + 1, close).trim();
    const reference = nearestReference(references, close);
    const near = reference !== undefined && JUST_BEFORE.test(paragraph.slice(close + 1, reference.start));
    const count = words.split(/\s+/u).length;
    // A word or two in quotation marks is a term, unless a reference stands right behind.
    const isCited = reference !== undefined && count >= (near ? 2 : FEWEST_TELLING_WORDS);
    const isSaid = count >= FEWEST_TELLING_WORDS && SAYING.test(paragraph.slice(Math.max(0, start - 30), start));
    if (isCited || isSaid)
      claims.push({ start, end: close + 1, words, reference: reference && formatReference(reference.reference) });
    start = close;
  }
  return claims;
}

/** Runs of Arabic words in one paragraph, outside the claims that are known already; shorter ones are terms and names. */
export function findArabicClaims(paragraph: string, known: readonly Claim[]): Claim[] {
  const references = findReferences(paragraph);
  return [...paragraph.matchAll(ARABIC_RUN)]
    .flatMap((run) => outside({ start: run.index, end: run.index + run[0].length }, known))
    .map(({ start, end }) => ({ start, end, words: paragraph.slice(start, end).trimEnd() }))
    .filter(({ words }) => (words.match(ARABIC_WORD)?.length ?? 0) >= FEWEST_TELLING_WORDS)
    .map(({ start, words }) => {
      const end = start + words.length;
      const reference = nearestReference(references, end)?.reference;
      return { start, end, words, reference: reference && formatReference(reference) };
    });
}

/** The next reference, or else the last one. */
function nearestReference(references: readonly FoundReference[], after: number): FoundReference | undefined {
  return references.find(({ start }) => start >= after) ?? references.at(-1);
}

function outside(run: { start: number; end: number }, known: readonly Claim[]): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let start = run.start;
  for (const claim of known) {
    if (claim.end <= run.start || claim.start >= run.end) continue;
    pieces.push({ start, end: claim.start });
    start = claim.end;
  }
  return [...pieces, { start, end: run.end }].filter((piece) => piece.start < piece.end);
}

/** An apostrophe inside a word opens nothing. */
function opensHere(text: string, at: number): boolean {
  return !/['‘"]/.test(text[at] ?? '') || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
}

function closeOf(text: string, from: number, closing: string): number | undefined {
  for (let at = text.indexOf(closing, from); at >= 0; at = text.indexOf(closing, at + 1)) {
    if (!/['’]/.test(closing) || !/[\p{L}\p{N}]/u.test(text[at + 1] ?? '')) return at;
  }
  return undefined;
}
