import type { QuranReference } from './reference.ts';
import { versesIn } from './surahs.ts';
import type { Token } from './tokenize.ts';
import { andWords, ayahWords, mayFollowList, toWords, verseWords } from './vocabulary.ts';

/** References with the tokens that they were read from, and where reading goes on. */
export interface ParsedPhrase<R> {
  members: { reference: R; from: number; to: number }[];
  next: number;
}

/** `wholeSurah`: the phrase names a surah without a verse. */
export type QuranPhrase = ParsedPhrase<QuranReference> & { wholeSurah?: boolean };

/** Maximum surahs in a range; more means two separate references. */
const MOST_SURAHS = 5;

export function isMark(token: Token | undefined, marks: string): boolean {
  return token?.kind === 'mark' && token.key !== '' && marks.includes(token.key);
}

export function isWord(token: Token | undefined, among: ReadonlySet<string>): boolean {
  return token?.kind === 'word' && among.has(token.key);
}

export function isNumber(token: Token | undefined): token is Token {
  return token?.kind === 'number';
}

/** `2:255` and the verses listed after it, or `255` and the verses after it if the surah is known. */
export function readVerses(
  tokens: readonly Token[],
  at: number,
  surah?: number,
  marks = ':',
): ParsedPhrase<QuranReference> | undefined {
  const first = readItem(tokens, at, surah, marks);
  if (!first) return undefined;
  const phrase: ParsedPhrase<QuranReference> = { members: membersOf(first, at), next: first.next };
  for (let last = first; ; ) {
    const from = skipListMark(tokens, last.next);
    const item = from === undefined ? undefined : readItem(tokens, from, last.surah, ':');
    if (from === undefined || !item || !goesOn(tokens, last, item)) return phrase;
    for (const member of membersOf(item, from)) phrase.members.push(member);
    phrase.next = item.next;
    last = item;
  }
}

/** `2:255` without what follows. */
export function readPair(
  tokens: readonly Token[],
  at: number,
  marks = ':',
): { surah: number; verse: number; next: number } | undefined {
  const [surah, mark, verse] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isNumber(surah) || !isMark(mark, marks) || !isNumber(verse)) return undefined;
  // A full stop or a slash joins numbers only where no blank is between.
  if (!isMark(mark, ':') && (mark?.spaced || verse.spaced || !isPlace(surah.value, verse.value))) return undefined;
  const next = endOfNumber(tokens, at + 2);
  if (next === undefined || isTime(tokens, next)) return undefined;
  return { surah: surah.value, verse: verse.value, next };
}

/** The index after a number; undefined if the number is part of something else. */
export function endOfNumber(tokens: readonly Token[], at: number): number | undefined {
  const after = tokens[at + 1];
  if (after?.kind !== 'word' || after.spaced) return at + 1;
  return partOfVerse.has(after.key) || isWord(after, andWords)
    ? at + 1 + (partOfVerse.has(after.key) ? 1 : 0)
    : undefined;
}

/** `255a`, `255f.`, `255ff.` */
const partOfVerse: ReadonlySet<string> = new Set(['a', 'b', 'c', 'f', 'ff']);

interface Item {
  references: QuranReference[];
  /** The surah that a following number belongs to. */
  surah: number;
  last: number;
  /** Whether it names its surah. */
  whole: boolean;
  next: number;
}

function readItem(tokens: readonly Token[], at: number, surah: number | undefined, marks: string): Item | undefined {
  const pair = readPair(tokens, at, marks);
  const number = tokens[at];
  if (pair) return withRange(tokens, pair, true);
  if (surah === undefined || !isNumber(number) || (isMark(tokens[at + 1], ':') && isNumber(tokens[at + 2])))
    return undefined;
  const next = endOfNumber(tokens, at);
  return next === undefined ? undefined : withRange(tokens, { surah, verse: number.value, next }, false);
}

function withRange(
  tokens: readonly Token[],
  start: { surah: number; verse: number; next: number },
  whole: boolean,
): Item {
  const { surah, verse } = start;
  const at = start.next + 1;
  if (isMark(tokens[start.next], '-') || isWord(tokens[start.next], toWords)) {
    const pair = readPair(tokens, at);
    const references = pair && between(surah, verse, pair.surah, pair.verse);
    if (references) return { references, surah: pair.surah, last: pair.verse, whole, next: pair.next };
    const end = tokens[at];
    const next = pair || !isNumber(end) ? undefined : endOfNumber(tokens, at);
    if (end && next !== undefined) {
      return { references: [verses(surah, verse, end.value)], surah, last: end.value, whole, next };
    }
  }
  return { references: [verses(surah, verse, verse)], surah, last: verse, whole, next: start.next };
}

/** A range over the border of surahs is one reference for each of them. */
function between(surah: number, from: number, lastSurah: number, to: number): QuranReference[] | undefined {
  if (surah === lastSurah) return [verses(surah, from, to)];
  if (surah > lastSurah || lastSurah - surah >= MOST_SURAHS || versesIn(surah) < from || versesIn(lastSurah) === 0)
    return undefined;
  const references: QuranReference[] = [];
  for (let each = surah; each <= lastSurah; each++) {
    references.push(verses(each, each === surah ? from : 1, each === lastSurah ? to : versesIn(each)));
  }
  return references;
}

/** Commas, semicolons, `and`, `و`, and perhaps `verse` again. */
function skipListMark(tokens: readonly Token[], at: number): number | undefined {
  let next = at;
  while (next < at + 2 && isMark(tokens[next], ',;&')) next++;
  if (isWord(tokens[next], andWords)) next++;
  // والآية holds its own `and`.
  const verse = isWord(tokens[next], ayahWords) || isWord(tokens[next], verseWords);
  if (next === at && !(verse && tokens[next]?.key.startsWith('و'))) return undefined;
  return verse ? next + 1 : next;
}

/** Whether an item belongs to the list: a number on its own must go on counting verses, and count nothing else. */
function goesOn(tokens: readonly Token[], last: Item, item: Item): boolean {
  if (item.whole) return isPlace(item.references[0]?.surah ?? 0, 1);
  const from = item.references[0]?.from ?? 0;
  const after = tokens[item.next];
  if (from <= last.last || (last.surah !== 0 && from > (versesIn(last.surah) || 286))) return false;
  return after?.kind !== 'word' || isWord(after, mayFollowList);
}

function isPlace(surah: number, verse: number): boolean {
  return surah >= 1 && surah <= 114 && verse >= 1;
}

/** `3:16 pm`, `10:30:15` */
function isTime(tokens: readonly Token[], next: number): boolean {
  const [after, then] = [tokens[next], tokens[next + 1]];
  if (isMark(after, ':') && isNumber(then)) return true;
  if (after?.kind !== 'word') return false;
  return /^[ap]m$|^oclock$/.test(after.key) || (/^[ap]$/.test(after.key) && isMark(then, '.'));
}

function verses(surah: number, from: number, to: number): QuranReference {
  return { work: 'quran', surah, from, to };
}

function membersOf({ references, next }: Item, from: number): ParsedPhrase<QuranReference>['members'] {
  return references.map((reference) => ({ reference, from, to: next }));
}
