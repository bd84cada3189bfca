import { isInArabicScript, isPersianOrUrdu } from '../text/language.ts';

/** The attributes of an element that holds a visitor's text: Arabic is named; any other text finds its own direction. */
export function languageOf(text: string): { lang?: 'ar'; dir: 'rtl' | 'auto' } {
  if (!isInArabicScript(text)) return { dir: 'auto' };
  return isPersianOrUrdu(text) ? { dir: 'rtl' } : { lang: 'ar', dir: 'rtl' };
}
