import { isNearSurahName } from './match-surah-name.ts';
import { isOfAnotherBook } from './other-books.ts';
import { readSurahName, wordEnds } from './read-surah-name.ts';
import { isMark, isWord, type ParsedPhrase, readVerses } from './read-verses.ts';
import { skipVerseWord, versesOf } from './read-verses-after.ts';
import type { CitedReference, UnknownSurah } from './reference.ts';
import type { Token } from './tokenize.ts';
import { notInSurahNames, ofWords, otherBooks, pluralSurahWords, surahWords } from './vocabulary.ts';

type UnknownPhrase = ParsedPhrase<CitedReference>;

/** Maximum words of an unknown name after the word surah; invented names have one or two words. */
const MOST_WORDS = 4;

/**
 * A reference with an unknown surah name that is no misspelling either: `Surah An-Nurayn, verse 1`. Only with a verse,
 * which shows that it is a citation: “the Surah of the Opening of Mecca” may be anything.
 */
export function readUnknownSurah(tokens: readonly Token[], at: number): UnknownPhrase | undefined {
  if (isSurahWord(tokens[at])) return nameFirst(tokens, at);
  return verseFirst(tokens, at);
}

function isSurahWord(token: Token | undefined): boolean {
  return isWord(token, surahWords) && !isWord(token, pluralSurahWords);
}

function nameFirst(tokens: readonly Token[], at: number): UnknownPhrase | undefined {
  const start = beforeName(tokens, at);
  for (const end of endsOfName(tokens, at, start)) {
    const next = isQuotationMark(tokens[end]) ? end + 1 : end;
    const verses = versesOf(tokens, next, 0, 'named');
    if (!verses || !isUnknownName(tokens, start, end)) continue;
    if (isOfAnotherBook(tokens, at, verses.next)) return undefined;
    // If the surah's number is given too, the name does not matter: “Surah of the Heifer (2:255)”.
    if (verses.members.some(({ reference }) => reference.surah !== 0)) return verses;
    return unknown(at, verses.next);
  }
  return undefined;
}

/** `verse 5 of Surah An-Nurayn` */
function verseFirst(tokens: readonly Token[], at: number): UnknownPhrase | undefined {
  const number = skipVerseWord(tokens, at);
  const verses = number === undefined ? undefined : readVerses(tokens, number, 0);
  if (!verses || verses.members.some(({ reference }) => reference.surah !== 0)) return undefined;
  let surah = verses.next;
  if (isWord(tokens[surah], ofWords) || isMark(tokens[surah], ',-')) surah++;
  if (tokens[surah]?.key === 'the') surah++;
  if (!isSurahWord(tokens[surah])) return undefined;
  const start = beforeName(tokens, surah);
  // The longest row of words that are written like a name.
  const end = endsOfName(tokens, surah, start).at(-1);
  return end !== undefined && isUnknownName(tokens, start, end) ? unknown(at, end) : undefined;
}

/** The caller fills in the written text. */
export const unknownSurah: UnknownSurah = { work: 'unknown-surah', written: '' };

function unknown(from: number, next: number): UnknownPhrase {
  return { members: [{ reference: unknownSurah, from, to: next }], next };
}

/**
 * The end of `الصبر: ٥` if it is all that a bracket contains. Only nouns with the article; nouns in ي name people and
 * their books: الطبري.
 */
export function endOfUnknownName(tokens: readonly Token[]): number | undefined {
  let end = 0;
  while (end < 2 && isNoun(tokens[end])) end++;
  if (end === 0 || !isMark(tokens[end], ':')) return undefined;
  const verses = versesOf(tokens, end, 0, 'marked');
  if (!verses || verses.members.some(({ reference }) => reference.surah !== 0)) return undefined;
  return isUnknownName(tokens, 0, end) ? verses.next : undefined;
}

function isNoun(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^ال\p{L}+(?<!ي)$/u.test(token.key) && !isWord(token, notInSurahNames);
}

/** The index of the name after `Surah`, `Surah of`, `Surah “`. */
function beforeName(tokens: readonly Token[], surah: number): number {
  const next = tokens[surah + 1]?.key === 'of' ? surah + 2 : surah + 1;
  return isQuotationMark(tokens[next]) ? next + 1 : next;
}

/** A mark that means nothing in references; quotation marks are such marks. */
function isQuotationMark(token: Token | undefined): boolean {
  return token?.kind === 'mark' && token.key === '';
}

/** Where a name may end that begins here, nearest first. */
function endsOfName(tokens: readonly Token[], surah: number, start: number): number[] {
  const first = tokens[start];
  if (first?.kind !== 'word') return [];
  const isArabic = first.key > '~';
  // السورة is "the surah": the words after it are not its name.
  if (isArabic && /^[وفب]?ال/u.test(tokens[surah]?.key ?? '')) return [];
  const ends: number[] = [];
  let from = start;
  for (const end of wordEnds(tokens, start).slice(0, MOST_WORDS)) {
    const isPart = isArabic ? isPartOfArabicName(tokens, start, end - 1) : isPartOfLatinName(tokens, end - 1, from);
    if (!isPart) break;
    if (isArabic || !isArticleOrJoint(tokens[end - 1])) ends.push(end);
    from = end;
  }
  return ends;
}

/** Names are capitalized, or have the Arabic article: An-Nurayn, the Book, al-wilayah. */
function isPartOfLatinName(tokens: readonly Token[], at: number, before: number): boolean {
  const token = tokens[at];
  if (isArticleOrJoint(token) && isMark(tokens[at + 1], '-')) return true;
  if (isWord(token, notInSurahNames) || isWord(token, otherBooks) || /^[ivxlc]+$/.test(token?.key ?? '')) return false;
  if (isArticleOrJoint(token)) return true;
  const isJoinedToArticle = isMark(tokens[at - 1], '-') && at - 1 === before;
  return token?.word?.capital === true || isJoinedToArticle;
}

function isArticleOrJoint(token: Token | undefined): boolean {
  return joints.has(token?.key ?? '');
}

/**
 * Parts of a name that are none by themselves. “in” and “as” are articles in transliteration too, but words in a text.
 */
const joints: ReadonlySet<string> = new Set('al el ul ar er ash an ad adh at ath az as us ur the of and'.split(' '));

/**
 * Arabic has no capitals. A noun with the article follows سورة as its name; without the article only a word that can
 * neither describe the surah (it would end in ة or ها) nor be its verb (ت, ي), and right before the verse.
 */
function isPartOfArabicName(tokens: readonly Token[], start: number, at: number): boolean {
  const token = tokens[at];
  const key = token?.key ?? '';
  if (isWord(token, notInSurahNames)) return false;
  if (/^ال\p{L}{2,}/u.test(key)) return true;
  return at === start && key.length > 2 && !/^[تيوفبلك]|(?:ه|ها|ت)$/u.test(key);
}

function isUnknownName(tokens: readonly Token[], start: number, end: number): boolean {
  const words: string[] = [];
  for (let at = start; at < end; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    if (readSurahName(tokens, at, true)) return false;
    words.push(token.key);
  }
  return words.length > 0 && !isNearSurahName(words);
}
