import { articles } from '../text/latin-key.ts';
import { whatBegins } from './first-word.ts';
import { matchArabicName, matchMeaning, matchTransliteration, type NameMatch } from './match-surah-name.ts';
import { isMark, isWord } from './read-verses.ts';
import type { Token } from './tokenize.ts';
import { beforePersons } from './vocabulary.ts';

export interface SurahName {
  surah: number;
  next: number;
  /**
   * How certain it is that the name means a surah: `sure` is al-Baqarah; `likely` is Yusuf, or an everyday word such as
   * the dawn; `meaning` is an English translation of the name.
   */
  strength: 'sure' | 'likely' | 'meaning';
  script: 'latin' | 'arabic';
}

const MOST_WORDS = 7;

/** The longest surah name that begins here; `called` if the word surah precedes it. */
export function readSurahName(tokens: readonly Token[], at: number, called: boolean): SurahName | undefined {
  if (!whatBegins(tokens, at).surahName) return undefined;
  const ends = wordEnds(tokens, at);
  if (ends.length === 0 || (!called && isWord(tokens[at - 1], beforePersons))) return undefined;
  const words = ends.map((end) => tokens[end - 1]?.key ?? '');
  const isArabic = (words[0] ?? '') > '~';
  const found = isArabic ? arabicName(words) : latinName(tokens, at, words, called);
  if (!found) return undefined;
  const { surah, length, strength } = found;
  return { surah, next: ends[length - 1] ?? at, strength, script: isArabic ? 'arabic' : 'latin' };
}

type Found = NameMatch & Pick<SurahName, 'strength'>;

function arabicName(words: readonly string[]): Found | undefined {
  const match = matchArabicName(words);
  return match && { ...match, strength: arabicStrength(match.surah) };
}

function latinName(tokens: readonly Token[], at: number, words: readonly string[], called: boolean): Found | undefined {
  const match = matchTransliteration(words);
  const meant = matchMeaning(words);
  if (match && match.length >= (meant?.length ?? 0))
    return { ...match, strength: latinStrength(tokens, at, match.surah) };
  if (meant) return { ...meant, strength: 'meaning' };
  const loosely = called ? matchTransliteration(words, true) : undefined;
  return loosely && { ...loosely, strength: 'likely' };
}

/** The ends of the words that could be one name: they are joined by a blank or a hyphen. */
export function wordEnds(tokens: readonly Token[], at: number): number[] {
  const ends: number[] = [];
  for (let next = at; ends.length < MOST_WORDS && tokens[next]?.kind === 'word' && tokens[next]?.key !== ''; ) {
    ends.push(next + 1);
    next += isMark(tokens[next + 1], '-') && !tokens[next + 1]?.spaced && !tokens[next + 2]?.spaced ? 2 : 1;
  }
  return ends;
}

function latinStrength(tokens: readonly Token[], at: number, surah: number): 'sure' | 'likely' {
  if (persons.has(surah) || everydayWithArticle.has(surah)) return 'likely';
  if (distinctive.has(surah)) return 'sure';
  const article = tokens[at]?.key ?? '';
  const hyphen = isMark(tokens[at + 1], '-');
  // "at", "an", "as" and "ad" are English words too.
  return (hyphen ? articles : plainArticles).has(article) ? 'sure' : 'likely';
}

function arabicStrength(surah: number): 'sure' | 'likely' {
  return everydayArabic.has(surah) || persons.has(surah) ? 'likely' : 'sure';
}

const plainArticles: ReadonlySet<string> = new Set(['al', 'ar', 'ash', 'az', 'adh', 'ath', 'aal', 'ale']);

/** Surahs called by a name that people bear. */
const persons: ReadonlySet<number> = new Set([10, 11, 12, 14, 19, 31, 47, 71]);

/** Surahs whose names with the article also mean prayers, days, clubs or offices. */
const everydayWithArticle: ReadonlySet<number> = new Set([22, 38, 48, 62, 89, 92, 93, 103, 110]);

/** Surahs whose names mean nothing else in an English text. */
const distinctive: ReadonlySet<number> = new Set([
  1, 2, 5, 6, 7, 8, 9, 18, 29, 37, 39, 41, 43, 45, 46, 49, 51, 56, 58, 60, 64, 69, 70, 73, 74, 77, 79, 80, 81, 82, 83,
  84, 85, 88, 98, 99, 100, 101, 102, 104, 107, 109, 111,
]);

/** Surahs whose names are common Arabic words. */
const everydayArabic: ReadonlySet<number> = new Set([
  4, 13, 15, 16, 20, 21, 22, 23, 24, 26, 27, 28, 30, 33, 38, 44, 48, 50, 53, 54, 57, 61, 62, 63, 65, 67, 68, 72, 76, 78,
  89, 90, 91, 92, 93, 94, 95, 97, 103, 105, 109, 110, 114,
]);
