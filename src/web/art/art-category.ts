/** The categories that have a drawing of their own. */
export type ArtCategory = 'pillars' | 'quran' | 'sunnah' | 'hadith' | 'general';
