import { isArabic } from '../contract/prose.ts';

/** How a visitor's text is to be read out and set: Arabic is named, anything else finds its own direction. */
export const languageOf = (text: string) => (isArabic(text) ? { lang: 'ar', dir: 'rtl' } : { dir: 'auto' });
