const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** `ur` → `Urdu` */
export const languageName = (tag: string): string => names.of(tag) ?? tag;

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

export const directionOf = (tag: string): 'rtl' | 'ltr' =>
  rightToLeft.has(tag.split('-', 1).join()) && !tag.includes('Latn') ? 'rtl' : 'ltr';
