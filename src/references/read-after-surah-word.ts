import { isOfAnotherBook } from './other-books.ts';
import { readSurahName, type SurahName } from './read-surah-name.ts';
import { endOfNumber, isMark, isNumber, isWord, type QuranPhrase, readPair, readVerses } from './read-verses.ts';
import { bracketed, endOfOwnNumber, skipNumberWord, skipVerseWord, versesOf } from './read-verses-after.ts';
import type { QuranReference } from './reference.ts';
import { versesIn } from './surahs.ts';
import type { Token } from './tokenize.ts';
import { andWords, pluralSurahWords } from './vocabulary.ts';

export function afterSurahWord(tokens: readonly Token[], at: number): QuranPhrase | undefined {
  // Surah: 2, Ayah: 99
  const isColon = isMark(tokens[at + 1], ':') && isNumber(tokens[at + 2]);
  const start = isColon ? at + 2 : skipNumberWord(tokens, at + 1);
  const number = tokens[start];
  if (isNumber(number)) {
    const list = isWord(tokens[at], pluralSurahWords) ? surahNumbers(tokens, start) : undefined;
    if (list) return list;
    const pair = readVerses(tokens, start);
    if (pair) return pair;
    const next = endOfNumber(tokens, start);
    return next === undefined ? undefined : versesOrWhole(tokens, next, number.value);
  }
  // Surah (2): 255
  if (isMark(tokens[start], '([') && isNumber(tokens[start + 1])) {
    return bracketed(tokens, start, (inner) => readVerses(tokens, inner));
  }
  const name = readSurahName(tokens, start, true);
  if (!name || (name.strength === 'meaning' && !isMeaningHere(tokens, start, name))) return undefined;
  const phrase = versesOrWhole(tokens, name.next, name.surah);
  if (!phrase.wholeSurah || !isWord(tokens[at], pluralSurahWords)) return phrase;
  return withMoreSurahs(tokens, phrase);
}

/** An ordinary word after "surah" is a name if it is written like one: Surah Joseph, surah the Cow, Surah light 35. */
function isMeaningHere(tokens: readonly Token[], at: number, name: SurahName): boolean {
  return name.next > at + 1 || isNumber(tokens[name.next]) || isMark(tokens[name.next], ':,(');
}

/** `Surahs 50, 51 and 52`: several surahs, and no verse of the first. */
function surahNumbers(tokens: readonly Token[], start: number): QuranPhrase | undefined {
  const members: QuranPhrase['members'] = [];
  let at = start;
  for (;;) {
    const number = tokens[at];
    if (!isNumber(number) || versesIn(number.value) === 0 || isMark(tokens[at + 1], ':')) return undefined;
    members.push({ reference: wholeSurah(number.value), from: at, to: at + 1 });
    let next = at + 1;
    if (isMark(tokens[next], ',&')) next += 1;
    if (isWord(tokens[next], andWords)) next += 1;
    if (next === at + 1 || !isNumber(tokens[next])) break;
    at = next;
  }
  return members.length > 1 ? { members, next: at + 1, wholeSurah: true } : undefined;
}

/** `Surahs al-Falaq and an-Nas` */
function withMoreSurahs(tokens: readonly Token[], phrase: QuranPhrase): QuranPhrase {
  const whole = { ...phrase, members: [...phrase.members] };
  while (isMark(tokens[whole.next], ',&') || isWord(tokens[whole.next], andWords)) {
    const name = readSurahName(tokens, whole.next + 1, true);
    if (!name || name.strength === 'meaning') break;
    whole.members.push({ reference: wholeSurah(name.surah), from: whole.next + 1, to: name.next });
    whole.next = name.next;
  }
  return whole;
}

function wholeSurah(surah: number): QuranReference {
  return { work: 'quran', surah, from: 1, to: versesIn(surah) };
}

/** The verses written after the name of a surah, or the whole surah if there are none. */
function versesOrWhole(tokens: readonly Token[], at: number, surah: number): QuranPhrase {
  const verses = versesOf(tokens, at, surah, 'named');
  if (verses) return verses;
  const next = endOfOwnNumber(tokens, at, surah)?.next ?? at;
  if (versesIn(surah) === 0) return { members: [], next };
  return { members: [{ reference: wholeSurah(surah), from: at, to: next }], next, wholeSurah: true };
}

export function afterChapterWord(tokens: readonly Token[], at: number): QuranPhrase | undefined {
  const start = skipNumberWord(tokens, isMark(tokens[at + 1], '.') ? at + 2 : at + 1);
  const number = tokens[start];
  const name = isNumber(number) ? undefined : readSurahName(tokens, start, true);
  const surah = isNumber(number) ? number.value : name?.surah;
  if (surah === undefined || versesIn(surah) === 0) return undefined;
  const pair = readPair(tokens, start);
  const next = name?.next ?? start + 1;
  const own = endOfOwnNumber(tokens, next, surah)?.next ?? next;
  const verse = skipVerseWord(tokens, isMark(tokens[own], ',:-') ? own + 1 : own);
  const phrase = pair ? readVerses(tokens, start) : verse === undefined ? undefined : readVerses(tokens, verse, surah);
  return phrase && !isOfAnotherBook(tokens, at, phrase.next) ? phrase : undefined;
}
