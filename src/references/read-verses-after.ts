import { readSurahName } from './read-surah-name.ts';
import { isMark, isNumber, isWord, type QuranPhrase, readPair, readVerses } from './read-verses.ts';
import { versesIn } from './surahs.ts';
import type { Token } from './tokenize.ts';
import {
  ayahWords,
  chapterWords,
  countedThings,
  fromWords,
  numberWords,
  surahWords,
  verseWords,
} from './vocabulary.ts';

/**
 * How verses may be written after a surah. `named`: any way, since the word surah precedes it; `sure`: any way, since
 * the name is unambiguous; `beside`: with a colon, a slash or nothing in between; `marked`: with a colon or a slash;
 * `verse`: only with the word verse, or with the surah's number too; `pair`: only with the surah's number.
 */
export type Way = 'named' | 'sure' | 'beside' | 'marked' | 'verse' | 'pair';

export function versesOf(tokens: readonly Token[], at: number, surah: number, way: Way): QuranPhrase | undefined {
  const own = endOfOwnNumber(tokens, at, surah);
  const afterName = own && versesAfter(tokens, own.next, own.surah, 'named');
  // Surah Yusuf (12) is the twelfth surah, not its twelfth verse.
  return afterName ?? (own && !isNumber(tokens[at]) ? undefined : versesAfter(tokens, at, surah, way));
}

/** `(2)`, `[2]`, `(The Cow)`, `(البقرة)`, `(Chapter 2)` after a surah's name or number; or ` 2, verse`. */
export function endOfOwnNumber(
  tokens: readonly Token[],
  at: number,
  surah: number,
): { surah: number; next: number } | undefined {
  const number = tokens[at];
  if (isNumber(number)) {
    const next = isMark(tokens[at + 1], ',:') ? at + 2 : at + 1;
    const isSurah = isWord(tokens[next], ayahWords) || isWord(tokens[next], verseWords);
    return isSurah && skipVerseWord(tokens, next) !== undefined ? { surah: number.value, next: at + 1 } : undefined;
  }
  if (!isMark(number, '([{')) return undefined;
  let inner = at + 1;
  if (isWord(tokens[inner], surahWords) || isWord(tokens[inner], chapterWords))
    inner = skipNumberWord(tokens, inner + 1);
  const said = tokens[inner];
  const name = isNumber(said) ? undefined : readSurahName(tokens, inner, true);
  const next = name?.next ?? inner + 1;
  if (!isMark(tokens[next], ')]}')) return undefined;
  if (name?.surah === surah) return { surah, next: next + 1 };
  if (!isNumber(said)) return undefined;
  const isSurah = said.value === surah || versesAfter(tokens, next + 1, said.value, 'marked') !== undefined;
  return isSurah ? { surah: said.value, next: next + 1 } : undefined;
}

function versesAfter(tokens: readonly Token[], at: number, surah: number, way: Way): QuranPhrase | undefined {
  const inBrackets = bracketed(tokens, at, (inner) => versesInside(tokens, inner, surah, way));
  if (inBrackets) return inBrackets;
  const start = startOfVerses(tokens, at, way);
  if (start > at && isMark(tokens[start], '(['))
    return bracketed(tokens, start, (inner) => versesInside(tokens, inner, surah, way));
  const verse = way === 'pair' ? undefined : skipVerseWord(tokens, start);
  if (verse !== undefined) {
    const inner = bracketed(tokens, verse, (inside) => readVerses(tokens, inside, surah));
    return inner ?? readVerses(tokens, verse, surah);
  }
  const pair = readPair(tokens, start, ':/.');
  if (pair) return isFree(way) || pair.surah === surah ? readVerses(tokens, start, undefined, ':/.') : undefined;
  const isMarked = isMark(tokens[at], ':/');
  if (
    !isMarked &&
    (way === 'marked' || (start > at && !isFree(way)) || (isMark(tokens[at], '-.|') && way !== 'named'))
  ) {
    return undefined;
  }
  if (way === 'verse' || way === 'pair' || !countsVerses(tokens, start, isMarked)) return undefined;
  if (way === 'beside' && (tokens[start]?.value ?? 0) > versesIn(surah)) return undefined;
  return readVerses(tokens, start, surah);
}

/**
 * The index after the mark between a surah and its verses, and after “من” before the word verse: `البقرة: من الآية
 * 255`.
 */
function startOfVerses(tokens: readonly Token[], at: number, way: Way): number {
  const start = isMark(tokens[at], way === 'named' ? ',:-/|.;' : ',:-/|.') ? at + 1 : at;
  return isWord(tokens[start], fromWords) && isWord(tokens[start + 1], ayahWords) ? start + 1 : start;
}

function isFree(way: Way): boolean {
  return way === 'named' || way === 'sure';
}

function versesInside(tokens: readonly Token[], at: number, surah: number, way: Way): QuranPhrase | undefined {
  const verse = way === 'pair' ? undefined : skipVerseWord(tokens, at);
  if (verse !== undefined) return readVerses(tokens, verse, surah);
  const pair = readPair(tokens, at, ':/');
  if (pair) return isFree(way) || pair.surah === surah ? readVerses(tokens, at, surah, ':/') : undefined;
  return isFree(way) && countsVerses(tokens, at, false) ? readVerses(tokens, at, surah) : undefined;
}

/** Whether a lone number after a name is a verse, not a count of times, days or pages, and not a year. */
function countsVerses(tokens: readonly Token[], at: number, marked: boolean): boolean {
  const number = tokens[at];
  if (!isNumber(number)) return false;
  if (!marked && number.value > 999) return false;
  return !isWord(tokens[at + 1], countedThings);
}

/** What reads in one pair of brackets, with the brackets. */
export function bracketed(
  tokens: readonly Token[],
  at: number,
  read: (inner: number) => QuranPhrase | undefined,
): QuranPhrase | undefined {
  if (!isMark(tokens[at], '([{')) return undefined;
  const phrase = read(at + 1);
  return phrase && !phrase.wholeSurah && isMark(tokens[phrase.next], ')]}')
    ? { ...phrase, next: phrase.next + 1 }
    : undefined;
}

/** The index of the number after `verse`, `vv.`, `ayah no.`, `الآية رقم`. */
export function skipVerseWord(tokens: readonly Token[], at: number): number | undefined {
  if (!isWord(tokens[at], ayahWords) && !isWord(tokens[at], verseWords)) return undefined;
  let next = at + 1;
  if (isMark(tokens[next], '.:')) next++;
  next = skipNumberWord(tokens, next);
  if (isWord(tokens[next], fromWords)) next++;
  return isNumber(tokens[next]) || isMark(tokens[next], '([') ? next : undefined;
}

export function skipNumberWord(tokens: readonly Token[], at: number): number {
  if (isMark(tokens[at], '#')) return at + 1;
  if (!isWord(tokens[at], numberWords)) return at;
  return isMark(tokens[at + 1], '.:') ? at + 2 : at + 1;
}
