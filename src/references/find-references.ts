import { whatBegins } from './first-word.ts';
import { parseReference } from './parse-reference.ts';
import { type ReferencePhrase, readOnlyReferences, readPhrase } from './read-phrase.ts';
import { endOfUnknownName, unknownSurah } from './read-unknown-surah.ts';
import { isMark, isWord } from './read-verses.ts';
import type { CitedReference, Reference } from './reference.ts';
import { type Token, tokenize } from './tokenize.ts';
import { andWords, surahWords } from './vocabulary.ts';

export interface FoundReference<R extends CitedReference = Reference> {
  /** Offsets (UTF-16) of the bracket or the phrase that holds the reference, brackets included. */
  start: number;
  end: number;
  /** As written, without brackets. */
  text: string;
  reference: R;
  /** Whether it is in square brackets of its own, as the site itself writes references. */
  bracketed: boolean;
}

/**
 * Finds the references of a text, in English and Arabic, in their order in the text. References in one bracket, or in
 * one phrase, share its offsets. Other text in square brackets is skipped.
 */
export function findReferences(text: string): FoundReference[] {
  return findCitedReferences(text).filter(isOfAWork);
}

function isOfAWork(found: FoundReference<CitedReference>): found is FoundReference {
  return found.reference.work !== 'unknown-surah';
}

/** The same, with the references to surahs that do not exist. */
export function findCitedReferences(text: string): Found[] {
  const tokens = tokenize(text);
  const closing = pairBrackets(tokens);
  const found: Found[] = [];
  let afterHadith = -1;
  let number = 0;
  for (let at = 0; at < tokens.length; ) {
    const close = closing[at] ?? 0;
    const inBracket = close > at + 1 ? readBracket(text, tokens, at, close) : [];
    if (inBracket.length > 0) {
      for (const each of inBracket) found.push(each);
      at = close + 1;
      continue;
    }
    while (number < tokens.length && (number < at || tokens[number]?.kind !== 'number')) number++;
    const phrase = mayBegin(tokens, at, number) ? readPhrase(tokens, at, at === afterHadith) : undefined;
    if (!phrase) {
      at++;
      continue;
    }
    if (!isRepeated(text, tokens, phrase, closing))
      for (const each of inText(text, tokens, at, phrase)) found.push(each);
    at = phrase.next;
    afterHadith = phrase.members[0]?.reference.work === 'hadith' ? skipBetween(tokens, at) : -1;
  }
  return found;
}

/** All but a whole surah is cited by a number, which is not far. */
function mayBegin(tokens: readonly Token[], at: number, number: number): boolean {
  if (tokens[at]?.kind === 'mark') return false;
  return number - at <= FURTHEST_NUMBER || isWord(tokens[at], surahWords);
}

/** Maximum tokens before a reference's number: the longest name, and the words allowed around it. */
const FURTHEST_NUMBER = 16;

/** At which token each bracket closes that opens, on the same line; of nested brackets of one kind the inner one. */
function pairBrackets(tokens: readonly Token[]): Int32Array {
  const pairs = new Int32Array(tokens.length);
  const open = new Map<string, number>();
  for (const [at, { kind, key }] of tokens.entries()) {
    if (kind !== 'mark') continue;
    const opening = openingOf[key];
    if (key === '\n') open.clear();
    else if (key === '(' || key === '[' || key === '{') open.set(key, at);
    else if (opening !== undefined) {
      const from = open.get(opening);
      if (from !== undefined) pairs[from] = at;
      open.delete(opening);
    }
  }
  return pairs;
}

const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

type Found = FoundReference<CitedReference>;

function readBracket(text: string, tokens: readonly Token[], open: number, close: number): Found[] {
  const bracketed = isMark(tokens[open], '[');
  const span = { start: tokens[open]?.start ?? 0, end: tokens[close]?.end ?? 0, bracketed };
  const inner = bracketed ? withSad(tokens.slice(open + 1, close)) : tokens.slice(open + 1, close);
  const pair = readBracketPair(text, inner, span);
  if (pair) return [pair];
  if (!inner.some((token, at) => token.kind === 'number' || whatBegins(inner, at).surahWord)) return [];
  const parts = bracketed ? partsOf(text, inner, span) : [];
  const isCanonical = parts.some(({ reference }) => reference !== undefined);
  const whole = isCanonical ? undefined : readOnlyReferences(inner);
  if (whole) return whole.map((member) => foundIn(text, inner, member, span));
  const unknown = parts.length < 2 ? nameAlone(text, inner, span) : undefined;
  if (unknown) return [foundIn(text, inner, unknown, span)];
  return parts.flatMap((part) => {
    if (part.reference) return [{ ...span, text: part.text, reference: part.reference }];
    const members = readOnlyReferences(part.tokens) ?? [];
    return members.map((member) => foundIn(text, part.tokens, member, span));
  });
}

/**
 * A bracket that contains only two numbers. Directly after a quotation it is a Quran reference whatever the numbers,
 * also in square brackets: 115:1 is then reported as nonexistent. Elsewhere `(2/99)` is more likely volume and page of
 * a book.
 */
function readBracketPair(
  text: string,
  inner: readonly Token[],
  span: { start: number; end: number; bracketed: boolean },
): Found | undefined {
  const [surah, mark, verse] = inner;
  if (inner.length !== 3 || surah?.kind !== 'number' || !isMark(mark, ':') || verse?.kind !== 'number')
    return undefined;
  const isQuotationBefore = closesQuotation.test(text.slice(Math.max(0, span.start - NEAR_QUOTATION), span.start));
  const isPart = /[\p{L}\p{N}\])]/u.test(text[span.start - 1] ?? '');
  const isPlain = ![surah, verse].some(({ key }) => key.length > 1 && key.startsWith('0'));
  if (!isPlain || isPart || !(isQuotationBefore || span.bracketed)) return undefined;
  const reference = { work: 'quran' as const, surah: surah.value, from: verse.value, to: verse.value };
  return { ...span, text: text.slice(surah.start, verse.end), reference };
}

/** `﴿…﴾ [الصبر: ٥]`: directly after a quotation, an Arabic name and a number are a surah and a verse. */
function nameAlone(text: string, inner: readonly Token[], { start, bracketed }: Pick<Found, 'start' | 'bracketed'>) {
  const before = text.slice(Math.max(0, start - NEAR_QUOTATION), start);
  const isAfterQuotation = bracketed ? closesQuotation.test(before) : /﴾\p{P}?\s*$/u.test(before);
  const end = isAfterQuotation ? endOfUnknownName(inner) : undefined;
  return end === inner.length ? { reference: unknownSurah, from: 0, to: end } : undefined;
}

/** Maximum characters from a quotation's closing mark to the bracket after it: the mark, a full stop, a blank. */
const NEAR_QUOTATION = 4;
const closesQuotation = /["”»’﴾]\p{P}?\s*$/u;

/** In square brackets ص is the surah of that name, spelled out here; elsewhere it is the sign of a page. */
function withSad(inner: readonly Token[]): Token[] {
  return inner.map((token, at) =>
    token.key === 'ص' && isMark(inner[at + 1], ':') ? { ...token, key: 'صاد', word: { key: 'صاد' } } : token,
  );
}

interface Part {
  text: string;
  reference: Reference | undefined;
  tokens: Token[];
}

/** What semicolons part in square brackets. */
function partsOf(text: string, inner: readonly Token[], { start, end }: { start: number; end: number }): Part[] {
  const parts: Part[] = [];
  let from = start + 1;
  let first = 0;
  for (let at = 0; at <= inner.length; at++) {
    if (at < inner.length && !isMark(inner[at], ';')) continue;
    const part = text.slice(from, inner[at]?.start ?? end - 1).trim();
    parts.push({ text: part, reference: parseReference(part), tokens: inner.slice(first, at) });
    from = inner[at]?.end ?? end;
    first = at + 1;
  }
  return parts;
}

/** A surah is only named where the verses follow in brackets: `Surah al-Baqarah [Quran 2:183]`. */
function isRepeated(text: string, tokens: readonly Token[], phrase: ReferencePhrase, closing: Int32Array): boolean {
  const close = phrase.wholeSurah ? closing[phrase.next] : 0;
  if (!close) return false;
  return readBracket(text, tokens, phrase.next, close).some(({ reference }) => reference.work === 'quran');
}

function inText(text: string, tokens: readonly Token[], at: number, phrase: ReferencePhrase): Found[] {
  const span = { start: tokens[at]?.start ?? 0, end: tokens[phrase.next - 1]?.end ?? 0, bracketed: false };
  return phrase.members.map((member) => foundIn(text, tokens, member, span));
}

function foundIn(
  text: string,
  tokens: readonly Token[],
  { from, to, reference }: ReferencePhrase['members'][number],
  span: Pick<Found, 'start' | 'end' | 'bracketed'>,
): Found {
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end).trim();
  if (reference.work !== 'unknown-surah') return { ...span, text: written, reference };
  return { ...span, text: written, reference: { ...reference, written: written.replace(/\s+/gu, ' ') } };
}

function skipBetween(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + 2 && (isMark(tokens[at], ',;&') || isWord(tokens[at], andWords))) at++;
  return at;
}
