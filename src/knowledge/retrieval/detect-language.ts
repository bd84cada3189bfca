import { hasArabic, isPersianOrUrdu } from '../../text/language.ts';

/**
 * The language of a question (BCP 47), by its letters and its small words: English by default; `ur` for Persian too;
 * `ur-Latn` is Urdu in Latin letters.
 */
export function detectLanguage(
  question: string,
  words: readonly string[],
  stopWords: ReadonlyMap<string, ReadonlySet<string>>,
  isEnglish: (word: string) => boolean,
): string {
  const script = scriptOf(words);
  if (script === 'arabic') return isPersianOrUrdu(question) ? 'ur' : 'ar';
  if (script !== 'latin') return script;
  let best = 'en';
  let most = hits(words, stopWords.get('en'));
  // A small word of another language that is also an English word (men, son) is no evidence.
  const telling = words.filter((word) => !isEnglish(word));
  for (const [language, small] of stopWords) {
    if (!inLatin.has(language)) continue;
    const count = hits(telling, small) + (letters.get(language)?.test(question) ? 1 : 0);
    // One small word may be a slip: “vers” for “verse”.
    if (count > most && count >= (words.length > A_FEW ? 2 : 1)) {
      best = language;
      most = count;
    }
  }
  return best;
}

const A_FEW = 3;

const inLatin: ReadonlySet<string> = new Set(['fr', 'es', 'tr', 'id', 'sv', 'de', 'ur-Latn']);

/** Letters that no other of these languages has. They count as much as a small word. */
const letters: ReadonlyMap<string, RegExp> = new Map([
  ['tr', /[ğşıİ]/u],
  ['es', /[¿¡ñ]/iu],
  ['fr', /[œèêëùû]|ç(?=[ao])/iu],
  ['sv', /å/iu],
  ['de', /ß/iu],
]);

/** By the letters of most words. */
function scriptOf(words: readonly string[]): 'arabic' | 'latin' | 'ru' | 'bn' | 'zh' {
  const count = (isIn: (word: string) => boolean) => words.filter(isIn).length;
  const half = words.length / 2;
  if (count(hasArabic) >= half && words.length > 0) return 'arabic';
  if (count((word) => /\p{Script=Cyrillic}/u.test(word)) >= half && words.length > 0) return 'ru';
  if (count((word) => /\p{Script=Bengali}/u.test(word)) >= half && words.length > 0) return 'bn';
  return count((word) => /\p{Script=Han}/u.test(word)) >= half && words.length > 0 ? 'zh' : 'latin';
}

function hits(words: readonly string[], small: ReadonlySet<string> | undefined): number {
  return words.filter((word) => small?.has(word)).length;
}
