import { isOfAnotherBook } from './other-books.ts';
import { readSurahName } from './read-surah-name.ts';
import { isMark, isNumber, isWord, type QuranPhrase, readPair, readVerses } from './read-verses.ts';
import { endOfOwnNumber, skipNumberWord, skipVerseWord } from './read-verses-after.ts';
import type { QuranReference } from './reference.ts';
import { versesIn } from './surahs.ts';
import type { Token } from './tokenize.ts';
import { ayahWords, chapterWords, ofWords, surahWords, verseWords } from './vocabulary.ts';

/** `verse 255 of Surah al-Baqarah`, `verses 2:255-257` */
export function verseFirst(tokens: readonly Token[], at: number, alone: boolean): QuranPhrase | undefined {
  const start = skipVerseWord(tokens, at);
  if (start === undefined) return undefined;
  const inside = isMark(tokens[start], '([') ? start + 1 : start;
  const verses = readVerses(tokens, inside, readPair(tokens, inside) ? undefined : 0);
  if (!verses || (inside > start && !isMark(tokens[verses.next], ')]'))) return undefined;
  const next = inside > start ? verses.next + 1 : verses.next;
  return ofSurah(tokens, { ...verses, next }, at, alone);
}

/** `the 255th verse of al-Baqarah` */
export function ordinalVerse(tokens: readonly Token[], at: number): QuranPhrase | undefined {
  const [number, ending, verse] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isNumber(number) || ending?.spaced || !/^(?:st|nd|rd|th)$/.test(ending?.key ?? '')) return undefined;
  if (!isWord(verse, ayahWords) && !isWord(verse, verseWords)) return undefined;
  const reference: QuranReference = { work: 'quran', surah: 0, from: number.value, to: number.value };
  return ofSurah(tokens, { members: [{ reference, from: at, to: at + 3 }], next: at + 3 }, at, false);
}

/** Verses that were read before their surah. */
function ofSurah(
  tokens: readonly Token[],
  verses: QuranPhrase,
  start: number,
  alone: boolean,
): QuranPhrase | undefined {
  if (verses.members.every(({ reference }) => reference.surah !== 0)) {
    const known = verses.members.every(({ reference }) => versesIn(reference.surah) > 0);
    return known && !isOfAnotherBook(tokens, start, verses.next) ? verses : undefined;
  }
  const surah = surahAfter(tokens, verses.next, alone);
  if (!surah) return undefined;
  const members = verses.members.map((member) => ({
    ...member,
    reference: { ...member.reference, surah: member.reference.surah || surah.surah },
  }));
  return { members, next: surah.next };
}

function surahAfter(tokens: readonly Token[], at: number, alone: boolean): { surah: number; next: number } | undefined {
  let start = at;
  const inBrackets = isMark(tokens[start], '(');
  const of = isWord(tokens[start], ofWords);
  if (of || inBrackets || isMark(tokens[start], ',-')) start++;
  if (tokens[start]?.key === 'the' && !isWord(tokens[start + 2], surahWords)) start++;
  const called = isWord(tokens[start], surahWords) || (of && isWord(tokens[start], chapterWords));
  if (called) start = skipNumberWord(tokens, isMark(tokens[start + 1], '.') ? start + 2 : start + 1);
  const number = tokens[start];
  const name = isNumber(number) ? undefined : readSurahName(tokens, start, called);
  if (name && !called && name.strength !== 'sure' && !(of && (alone || name.strength === 'likely'))) return undefined;
  const surah = called && isNumber(number) ? number.value : name?.surah;
  if (surah === undefined) return undefined;
  const next = name?.next ?? start + 1;
  if (inBrackets) return isMark(tokens[next], ')') ? { surah, next: next + 1 } : undefined;
  return { surah, next: endOfOwnNumber(tokens, next, surah)?.next ?? next };
}
