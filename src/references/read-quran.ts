import { afterChapterWord, afterSurahWord } from './read-after-surah-word.ts';
import { readSurahName, type SurahName } from './read-surah-name.ts';
import { ordinalVerse, verseFirst } from './read-verse-first.ts';
import { isMark, isNumber, isWord, type QuranPhrase, readPair, readVerses } from './read-verses.ts';
import { bracketed, skipVerseWord, versesOf, type Way } from './read-verses-after.ts';
import { versesIn } from './surahs.ts';
import type { Token } from './tokenize.ts';
import {
  ayahWords,
  chapterWords,
  otherBooks,
  quranEpithets,
  quranWords,
  readWords,
  saying,
  surahWords,
  verseWords,
} from './vocabulary.ts';

/**
 * The reference to the Quran that begins at a token. `alone`: the text is in brackets of its own or is the whole input;
 * then less context is required to take a number for a verse.
 */
export function readQuran(tokens: readonly Token[], at: number, alone: boolean): QuranPhrase | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') {
    return (alone || isReadIn(tokens, at) ? barePair(tokens, at) : undefined) ?? ordinalVerse(tokens, at);
  }
  if (token?.kind !== 'word' || isPartOfAddress(tokens, at)) return undefined;
  const quran = endOfQuran(tokens, at);
  if (quran !== undefined) return afterQuran(tokens, quran, at);
  if (isWord(token, surahWords)) return afterSurahWord(tokens, at);
  // S. 2:255; S. 2, v. 255
  if (alone && token.key === 's') return afterSurahWord(tokens, isMark(tokens[at + 1], '.') ? at + 1 : at);
  if (isWord(token, chapterWords)) return afterChapterWord(tokens, at);
  if (isWord(token, ayahWords) || isWord(token, verseWords)) return verseFirst(tokens, at, alone);
  return nameFirst(tokens, at, alone);
}

/**
 * `(2:255)`: where nothing else says that the Quran is meant, there must be such a surah, and it must not look like a
 * time.
 */
function barePair(tokens: readonly Token[], at: number): QuranPhrase | undefined {
  const pair = readPair(tokens, at);
  if (!pair || pair.surah < 1 || pair.surah > 114 || pair.verse === 0) return undefined;
  return [tokens[at], tokens[at + 2]].some((number) => number?.key.startsWith('0'))
    ? undefined
    : readVerses(tokens, at);
}

/** `In 2:255 we read`, `in 2:255, God says`: a time is followed by no such word. */
function isReadIn(tokens: readonly Token[], at: number): boolean {
  const pair = readPair(tokens, at);
  if (!pair || (tokens[at - 1]?.key !== 'in' && tokens[at - 1]?.key !== 'at')) return false;
  return tokens.slice(pair.next, pair.next + 4).some((token) => isWord(token, readWords));
}

function isPartOfAddress(tokens: readonly Token[], at: number): boolean {
  return isMark(tokens[at - 1], '/') && !tokens[at]?.spaced && tokens[at - 2]?.kind === 'word';
}

/** The index after `Quran`, `the Holy Quran`, `Q`, `Q.`, `QS`, `Q.S.`, `القرآن الكريم`. */
function endOfQuran(tokens: readonly Token[], at: number): number | undefined {
  const key = tokens[at]?.key;
  let next = at + 1;
  if (key === 'q' || key === 'qs') {
    if (isMark(tokens[next], '.')) next++;
    if (key === 'q' && tokens[next]?.key === 's') next += isMark(tokens[next + 1], '.') ? 2 : 1;
    return next;
  }
  if (key === 'qur' && tokens[at + 2]?.key === 'an' && isMark(tokens[next], '-')) return at + 3;
  if (!isWord(tokens[at], quranWords)) return undefined;
  if (isMark(tokens[next], '-')) next++;
  if (tokens[next]?.key === 'al') next += isMark(tokens[next + 1], '-') ? 2 : 1;
  return isWord(tokens[next], quranEpithets) ? next + 1 : at + 1;
}

function afterQuran(tokens: readonly Token[], quran: number, start: number): QuranPhrase | undefined {
  const isLetter = tokens[start]?.key === 'q';
  const at = isMark(tokens[quran], ',:-.|') && !isLetter ? quran + 1 : quran;
  return bracketed(tokens, at, (inner) => placeInQuran(tokens, inner, start)) ?? placeInQuran(tokens, at, start);
}

function placeInQuran(tokens: readonly Token[], at: number, start: number): QuranPhrase | undefined {
  const isLetter = tokens[start]?.key === 'q';
  const said = skipSaying(tokens, at);
  if (said === at || isMark(tokens[said + 1], ':')) {
    // "Q1: 5 million" is a quarter of a year.
    const tight = !isLetter || !tokens[said + 2]?.spaced || isMark(tokens[start - 1], '([{');
    const pair = tight ? readPair(tokens, said, said === at ? ':./' : ':') : undefined;
    if (pair && (said === at || versesIn(pair.surah) > 0)) return readVerses(tokens, said, undefined, ':./');
  }
  if (said !== at || (isLetter && isNumber(tokens[at]))) return undefined;
  const number = tokens[at];
  if (isNumber(number)) {
    const verse = skipVerseWord(tokens, isMark(tokens[at + 1], ',') ? at + 2 : at + 1);
    return verse === undefined ? undefined : readVerses(tokens, verse, number.value);
  }
  if (isWord(tokens[at], surahWords)) return afterSurahWord(tokens, at);
  if (isWord(tokens[at], chapterWords)) return afterChapterWord(tokens, at);
  if (isWord(tokens[at], ayahWords) || isWord(tokens[at], verseWords)) return verseFirst(tokens, at, true);
  return nameFirst(tokens, at, true);
}

function skipSaying(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + 3 && isWord(tokens[next], saying)) next++;
  if (next > at && isMark(tokens[next], ',')) next++;
  return next;
}

/** `Al-Baqarah 2:255`, `البقرة: 255`: the less a name says by itself, the more the rest has to say. */
function nameFirst(tokens: readonly Token[], at: number, alone: boolean): QuranPhrase | undefined {
  const name = readSurahName(tokens, at, false);
  if (!name) return undefined;
  // Alone, ص is mostly the sign of a page.
  if (alone && tokens[at]?.key !== 'ص' && !isWord(tokens[at], otherBooks))
    return versesOf(tokens, name.next, name.surah, waysAlone(name));
  return versesOf(tokens, name.next, name.surah, waysInText(name));
}

function waysAlone({ script, strength }: SurahName): Way {
  if (strength === 'sure') return 'sure';
  return script === 'arabic' ? 'marked' : 'beside';
}

function waysInText({ script, strength }: SurahName): Way {
  if (strength === 'sure') return script === 'arabic' ? 'marked' : 'sure';
  return strength === 'likely' ? 'verse' : 'pair';
}
