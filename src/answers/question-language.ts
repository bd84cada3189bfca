import { isInArabicScript, isPersianOrUrdu } from '../text/language.ts';

/** The languages in which this site writes its own text. */
export type AnswerLanguage = 'en' | 'ar';

/** Arabic questions are answered in Arabic, all others in English. */
export function languageOf(question: string): AnswerLanguage {
  return isInArabicScript(question) && !isPersianOrUrdu(question) ? 'ar' : 'en';
}
