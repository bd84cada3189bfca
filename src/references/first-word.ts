import { withoutClitics } from '../text/arabic-key.ts';
import { articles, latinKey } from '../text/latin-key.ts';
import { mayBeginSurahName } from './match-surah-name.ts';
import { mayBeginCollection } from './read-collection.ts';
import type { Beginning, Token } from './tokenize.ts';
import { ayahWords, chapterWords, hadithWords, quranWords, surahWords, verseWords } from './vocabulary.ts';

const nothing: Beginning = { hadith: false, quran: false, surahName: false, surahWord: false };
const article: Beginning = { hadith: true, quran: true, surahName: true, surahWord: false };

/**
 * The kinds of reference that may begin at a token. With `alone`, where only references are expected, any number may.
 */
export function whatBegins(tokens: readonly Token[], at: number, alone = false): Beginning {
  const token = tokens[at];
  if (token?.kind === 'number') return beginningOfNumber(tokens, at, alone);
  if (token?.kind !== 'word') return nothing;
  if (!isArticle(token.key)) return beginningOfWord(token);
  // An article may begin everything that the word after it may begin.
  for (let next = at + 1; next < at + 6; next++) {
    const following = tokens[next];
    if (following?.kind === 'mark' && following.key !== '-') return nothing;
    if (following?.kind === 'number') return article;
    if (following?.kind === 'word' && !isArticle(following.key)) {
      const { hadith, surahName } = beginningOfWord(following);
      return hadith || surahName ? { hadith, quran: surahName, surahName, surahWord: false } : nothing;
    }
  }
  return nothing;
}

/** 2:255, 40 Hadith Nawawi, 255th verse */
function beginningOfNumber(tokens: readonly Token[], at: number, alone: boolean): Beginning {
  const after = tokens[at + 1];
  const quran = alone || (after?.kind === 'word' && !after.spaced) || (after?.key === ':' && isIn(tokens[at - 1]));
  const hadith = tokens[at]?.key === '40';
  return quran || hadith ? { ...nothing, hadith, quran } : nothing;
}

/** In 2:255 we read */
const isIn = (token: Token | undefined) => token?.key === 'in' || token?.key === 'at';

function isArticle(key: string): boolean {
  return key === 'the' || articles.has(key);
}

function beginningOfWord({ key, word }: Token): Beginning {
  if (!word) return readBeginning(key);
  word.begins ??= readBeginning(key);
  return word.begins;
}

function readBeginning(key: string): Beginning {
  const keys = key > '~' ? withoutClitics(key) : [latinKey(key)];
  const hadith = hadithWords.has(key) || mayBeginCollection(keys);
  const surahName = mayBeginSurahName(key, keys);
  const surahWord = surahWords.has(key);
  const quran = surahName || surahWord || fieldWords.some((words) => words.has(key));
  return hadith || quran ? { hadith, quran, surahName, surahWord } : nothing;
}

const fieldWords = [quranWords, chapterWords, ayahWords, verseWords, new Set(['q', 'qs', 'qur', 's'])];
