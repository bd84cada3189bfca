export type WorkKind = 'quran' | 'hadith' | 'tafsir';
