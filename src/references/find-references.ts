import { beginningOf } from './beginning.ts';
import { parseReference } from './parse-reference.ts';
import { type ReferencePhrase, readOnlyReferences, readPhrase } from './read-phrase.ts';
import { isMark, isWord } from './read-verses.ts';
import type { Reference } from './reference.ts';
import { type Token, tokenize } from './tokenize.ts';
import { andWords, surahWords } from './vocabulary.ts';

export interface FoundReference {
  /** Offsets (UTF-16) of the bracket or the phrase that holds the reference, brackets included. */
  start: number;
  end: number;
  /** As written, without brackets. */
  text: string;
  reference: Reference;
  /** Whether it stands in square brackets of its own, as the site itself writes references. */
  bracketed: boolean;
}

/**
 * Finds the references of a text, in English and Arabic, in the order in which they stand. Those of one bracket, or of
 * one written phrase, share its offsets. In square brackets, what is no reference is passed over.
 */
export function findReferences(text: string): FoundReference[] {
  const tokens = tokenize(text);
  const closing = pairBrackets(tokens);
  const found: FoundReference[] = [];
  let behindHadith = -1;
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
    const phrase = mayBegin(tokens, at, number) ? readPhrase(tokens, at, at === behindHadith) : undefined;
    if (!phrase) {
      at++;
      continue;
    }
    if (!isRepeated(text, tokens, phrase, closing))
      for (const each of inText(text, tokens, at, phrase)) found.push(each);
    at = phrase.next;
    behindHadith = phrase.members[0]?.reference.work === 'hadith' ? skipBetween(tokens, at) : -1;
  }
  return found;
}

/** All but a whole surah is cited by a number, which is not far. */
function mayBegin(tokens: readonly Token[], at: number, number: number): boolean {
  if (tokens[at]?.kind === 'mark') return false;
  return number - at <= FURTHEST_NUMBER || isWord(tokens[at], surahWords);
}

/** Tokens before a reference's number: the longest name, and what may stand about it. */
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

function readBracket(text: string, tokens: readonly Token[], open: number, close: number): FoundReference[] {
  const bracketed = isMark(tokens[open], '[');
  const span = { start: tokens[open]?.start ?? 0, end: tokens[close]?.end ?? 0, bracketed };
  const inner = bracketed ? withSad(tokens.slice(open + 1, close)) : tokens.slice(open + 1, close);
  if (!inner.some((token, at) => token.kind === 'number' || beginningOf(inner, at).surahWord)) return [];
  const parts = bracketed ? partsOf(text, inner, span) : [];
  const isCanonical = parts.some(({ reference }) => reference !== undefined);
  const whole = isCanonical ? undefined : readOnlyReferences(inner);
  if (whole)
    return whole.map((member) => ({ ...span, text: written(text, inner, member), reference: member.reference }));
  return parts.flatMap((part) => {
    if (part.reference) return [{ ...span, text: part.text, reference: part.reference }];
    const members = readOnlyReferences(part.tokens) ?? [];
    return members.map((member) => ({
      ...span,
      text: written(text, part.tokens, member),
      reference: member.reference,
    }));
  });
}

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

function inText(text: string, tokens: readonly Token[], at: number, phrase: ReferencePhrase): FoundReference[] {
  const span = { start: tokens[at]?.start ?? 0, end: tokens[phrase.next - 1]?.end ?? 0, bracketed: false };
  return phrase.members.map((member) => ({
    ...span,
    text: written(text, tokens, member),
    reference: member.reference,
  }));
}

function written(text: string, tokens: readonly Token[], { from, to }: { from: number; to: number }): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end).trim();
}

function skipBetween(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + 2 && (isMark(tokens[at], ',;&') || isWord(tokens[at], andWords))) at++;
  return at;
}
