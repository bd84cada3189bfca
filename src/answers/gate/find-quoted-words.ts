import { CLOSING } from '../../checker/find/quotation-marks.ts';
import { FEWEST_TELLING_WORDS } from '../../checker/judge/judge-words.ts';
import { type FoundReference, findReferences } from '../../references/find-references.ts';
import { formatReference } from '../../references/format-reference.ts';

/** Words in a text that a reader would take for a quotation of scripture. */
export interface DraftQuotation {
  start: number;
  end: number;
  /** Without the marks around them. */
  words: string;
  /** The span of the words, without the marks. */
  inner: { start: number; end: number };
  /** The reference that the words seem to belong to. */
  reference: string | undefined;
}

/** In a draft, straight apostrophes may be quotation marks too. */
const QUOTING: Readonly<Record<string, string>> = { ...CLOSING, "'": "'" };

/** A quotation may be set in italics or bold instead. */
const EMPHASIS: Readonly<Record<string, string>> = { '*': '*', _: '_', '**': '**', __: '__' };

/** Between a quotation and its reference: only marks and spaces. */
const JUST_BEFORE = /^[^\p{L}\p{N}[\n]{0,8}$/u;

/** The end of a text that announces a quotation: God, a prophet or a verse says something. */
const SAYING =
  /(?:\b(?:says?|said|saying|states?|stated|reads|declares?|commands?|commanded|tells? us|told us|warns?|warned|promises?|reveals?|revealed|recites?|recited|proclaims?|proclaimed|teaches|taught|writes|wrote|written(?: thus)?|quotes?|verse|ayah|hadith)|قال|يقول|تعالى)[^\p{L}\n]{0,4}(?:that )?$/iu;

// An Arabic run holds letters, marks, digits, spaces and Arabic punctuation; it ends at anything else.
const ARABIC_RUN = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\p{N}\s،؛؟.,…:!*_﴿﴾«»"“”()\u200b-\u200f-]*/gu;
const ARABIC_WORD = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*/gu;

/**
 * Finds words in quotation marks in one paragraph: a few words if a reference follows directly, otherwise at least
 * `FEWEST_TELLING_WORDS`; and words in italics if a cue precedes or a reference follows them.
 */
export function findQuotations(paragraph: string): DraftQuotation[] {
  const references = findReferences(paragraph);
  const quotations: DraftQuotation[] = [];
  const unclosed = new Set<string>();
  for (let start = 0; start < paragraph.length; start++) {
    const sign = paragraph[start] ?? '';
    const opening = sign in EMPHASIS && paragraph[start + 1] === sign ? sign + sign : sign;
    const closing = QUOTING[opening] ?? EMPHASIS[opening];
    if (closing === undefined || unclosed.has(closing) || !opensHere(paragraph, start)) continue;
    const close = closeOf(paragraph, start + opening.length, closing);
    if (close === undefined) {
      unclosed.add(closing);
      continue;
    }
    const marks = { start, end: close + closing.length };
    const inner = { start: start + opening.length, end: close };
    const quotation = quotationOf(paragraph, marks, inner, references);
    const count = wordsIn(quotation.words);
    // One or two words in quotation marks are a term, unless a reference follows directly.
    const isQuoted = opening in QUOTING;
    const isCited = isJustBefore(quotation, paragraph, references) && count >= (isQuoted ? 2 : FEWEST_TELLING_WORDS);
    const isSaid = SAYING.test(paragraph.slice(Math.max(0, start - 30), start));
    const isQuotation = isCited || (count >= FEWEST_TELLING_WORDS && (isQuoted || isSaid));
    if (isQuotation) quotations.push(quotation);
    // Emphasis may contain a quotation.
    start = isQuoted || isQuotation ? marks.end - 1 : inner.start - 1;
  }
  return quotations;
}

/** Finds runs of Arabic words in one paragraph, outside the known quotations; shorter runs are terms and names. */
export function findArabicQuotations(paragraph: string, known: readonly DraftQuotation[]): DraftQuotation[] {
  const references = findReferences(paragraph);
  return [...paragraph.matchAll(ARABIC_RUN)]
    .flatMap((run) => outside({ start: run.index, end: run.index + run[0].length }, known))
    .map(({ start, end }) => ({ start, end: start + paragraph.slice(start, end).trimEnd().length }))
    .filter(({ start, end }) => {
      const words = paragraph.slice(start, end).match(ARABIC_WORD) ?? [];
      return words.length >= FEWEST_TELLING_WORDS;
    })
    .map((run) => quotationOf(paragraph, run, run, references));
}

export function quotationOf(
  text: string,
  { start, end }: { start: number; end: number },
  inner: DraftQuotation['inner'],
  references: readonly FoundReference[],
): DraftQuotation {
  const reference = nearestReference(references, inner.end)?.reference;
  const words = text.slice(inner.start, inner.end).trim();
  return { start, end, words, inner, reference: reference && formatReference(reference) };
}

function isJustBefore({ inner }: DraftQuotation, paragraph: string, references: readonly FoundReference[]): boolean {
  const next = references.find(({ start }) => start >= inner.end);
  return next !== undefined && JUST_BEFORE.test(paragraph.slice(inner.end, next.start));
}

/** The next reference, or else the last one. */
function nearestReference(references: readonly FoundReference[], after: number): FoundReference | undefined {
  return references.find(({ start }) => start >= after) ?? references.at(-1);
}

export function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && word !== 'ﷺ').length;
}

function outside(
  run: { start: number; end: number },
  known: readonly DraftQuotation[],
): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let start = run.start;
  for (const quotation of known) {
    if (quotation.end <= run.start || quotation.start >= run.end) continue;
    pieces.push({ start, end: quotation.start });
    start = quotation.end;
  }
  return [...pieces, { start, end: run.end }].filter((piece) => piece.start < piece.end);
}

/** Whether a mark opens a quotation: not an apostrophe inside a word, nor the mark of a list item. */
function opensHere(text: string, at: number): boolean {
  if (/[*_]/.test(text[at] ?? '')) {
    return /^[*_]{1,2}[^\s*_]/u.test(text.slice(at, at + 3)) && !/[\p{L}\p{N}*_]/u.test(text[at - 1] ?? '');
  }
  return !/['‘"]/.test(text[at] ?? '') || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
}

function closeOf(text: string, from: number, closing: string): number | undefined {
  for (let at = text.indexOf(closing, from); at >= 0; at = text.indexOf(closing, at + 1)) {
    if (!/['’]/.test(closing) || !/[\p{L}\p{N}]/u.test(text[at + 1] ?? '')) return at;
  }
  return undefined;
}
