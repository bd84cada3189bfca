import { foldArabic } from '../../../text/fold-arabic.ts';
import { hasArabic } from '../../../text/language.ts';
import { stemsArabic } from './stem-arabic.ts';
import { stemEnglish } from './stem-english.ts';

/**
 * The words of a text, folded: lower case, without accents, vowel signs and apostrophes. Chinese, which parts no words,
 * comes in pairs of neighbouring signs.
 */
export const foldedWords = (text: string): string[] => writtenWords(text).flatMap(foldWord);

/** Folds texts into their words. */
export type FoldWords = (text: string) => readonly string[];

/** `foldedWords` with a memory, for reading thousands of texts: each word and each text is folded once. */
export function foldingWords(): FoldWords {
  const words = new Map<string, string[]>();
  const texts = new Map<string, string[]>();
  const fold = (text: string) => {
    const folded: string[] = [];
    for (const word of writtenWords(text)) {
      const own = words.get(word) ?? foldWord(word);
      words.set(word, own);
      folded.push(...own);
    }
    texts.set(text, folded);
    return folded;
  };
  return (text) => texts.get(text) ?? fold(text);
}

function writtenWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(elision, ' ')
    .replace(/['’‘ʼʾʿ`´]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
}

/** French writes small words onto the next: l'islam, qu'est. */
const elision = /(?<![\p{L}\p{M}])(?:[cdjlmnst]|qu)['’](?=[aehiou])/gu;

function foldWord(word: string): string[] {
  if (word === '') return [];
  if (hasArabic(word)) return foldArabic(word, 'dropped').split(' ').filter(Boolean);
  if (han.test(word)) return pairsOf([...word]);
  // What Bengali writes as marks are its vowels.
  if (bengali.test(word)) return [word.normalize('NFC')];
  return [word.replace(/\p{M}/gu, '').replace(/ı/gu, 'i')].filter(Boolean);
}

/** The search stems of a folded word in this language (BCP 47): mostly one. */
export function stemsOf(word: string, language: string): string[] {
  if (language === 'ur') return [word.length > 3 ? word.replace(/(?:[وي]ں|[هياےں])$/u, '') : word];
  if (hasArabic(word)) return stemsArabic(word);
  const length = cutTo[language];
  return [length === undefined ? stemEnglish(word) : [...word].slice(0, length).join('')];
}

/** The stem by which a word is compared with other words of the same question or note. */
export function stemOf(word: string): string {
  return stemsOf(word, hasArabic(word) ? 'ar' : 'en')[0] ?? word;
}

/** The stems of a whole text in this language, each once. */
export function stemsIn(text: string, language: string): string[] {
  return [...new Set(foldedWords(text).flatMap((word) => stemsOf(word, language)))];
}

/**
 * Where no stemmer is written, the first letters of a word serve nearly as well (for Turkish the first five: Can and
 * others, 2008).
 */
const cutTo: Readonly<Record<string, number>> = { tr: 5, ru: 5, fr: 6, es: 6, sv: 5, id: 7, bn: 6 };

const han = /\p{Script=Han}/u;
const bengali = /\p{Script=Bengali}/u;

function pairsOf(signs: readonly string[]): string[] {
  if (signs.length < 2) return [...signs];
  return signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
}
