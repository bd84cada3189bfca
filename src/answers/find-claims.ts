import { findReferences, type FoundReference } from '../references/find-references.ts';

/** Words in a text that a reader takes for a quotation of scripture. */
export interface Claim {
  start: number;
  end: number;
  /** Without quotation marks. */
  words: string;
  /** The reference that the words seem to go with. */
  reference: string | undefined;
}

/** Shorter Arabic runs are terms and names, and match anywhere. */
const FEWEST_WORDS = 4;

const CLOSING: Readonly<Record<string, string>> = { '“': '”', '„': '“', '«': '»', '﴿': '﴾', '"': '"', '‘': '’', "'": "'" };

/** A bracket that follows with nothing but marks, blanks and a short word or two between. */
const JUST_BEFORE = /^[^\p{L}\p{N}[\n]{0,8}(?:\p{L}{1,8} ){0,2}$/u;

// An Arabic run holds letters, marks, digits, blanks and Arabic punctuation; it ends at anything else.
const ARABIC_RUN = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\p{N}\s،؛؟.,…:!*_﴿﴾«»"“”()\u200b-\u200f-]*/gu;
const ARABIC_WORD = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*/gu;

/** Finds what claims to be a quotation in one paragraph, from left to right, none within another. */
export function findClaims(paragraph: string): Claim[] {
  const references = findReferences(paragraph);
  const claims: Claim[] = [];
  for (const claim of [...quoted(paragraph, references), ...arabicRuns(paragraph, references)]) {
    if (!claims.some(({ start, end }) => claim.start < end && start < claim.end)) claims.push(claim);
  }
  return claims.sort((one, other) => one.start - other.start);
}

function quoted(paragraph: string, references: FoundReference[]): Claim[] {
  const claims: Claim[] = [];
  const unclosed = new Set<string>();
  for (let start = 0; start < paragraph.length; start++) {
    const opening = paragraph[start] ?? '';
    const closing = CLOSING[opening];
    if (closing === undefined || unclosed.has(closing) || !opensHere(paragraph, start)) continue;
    const close = closeOf(paragraph, start + 1, closing);
    if (close === undefined) {
      unclosed.add(closing);
      continue;
    }
    const words = paragraph.slice(start + 1, close).trim();
    const reference = references.find((one) => one.start > close) ?? references.at(-1);
    const near = reference !== undefined && JUST_BEFORE.test(paragraph.slice(close + 1, reference.start));
    const count = words.split(/\s+/u).length;
    // A word or two in quotation marks is a term, unless a reference stands right behind.
    if (reference && (near ? count > 1 : count >= FEWEST_WORDS)) {
      claims.push({ start, end: close + 1, words, reference: reference.text });
    }
    start = close;
  }
  return claims;
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

function arabicRuns(paragraph: string, references: FoundReference[]): Claim[] {
  return [...paragraph.matchAll(ARABIC_RUN)].flatMap((run) => {
    const words = run[0].trimEnd();
    if ((words.match(ARABIC_WORD)?.length ?? 0) < FEWEST_WORDS) return [];
    const end = run.index + words.length;
    const reference = references.find(({ start }) => start >= end) ?? references.at(-1);
    return [{ start: run.index, end, words, reference: reference?.text }];
  });
}
