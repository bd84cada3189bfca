import { isArabic } from '../contract/prose.ts';

/** The languages in which this site has words of its own. */
export type AnswerLanguage = 'en' | 'ar';

// Letters of Urdu and Persian that Arabic does not have: who writes them is answered in English.
const NOT_ARABIC = /[پچژگٹڈڑںھہےک]/u;

export function languageOf(question: string): AnswerLanguage {
  return isArabic(question) && !NOT_ARABIC.test(question) ? 'ar' : 'en';
}
