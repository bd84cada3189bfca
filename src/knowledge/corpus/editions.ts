import type { Edition } from './corpus.ts';

export const arabicEdition: Edition = {
  id: 'quran-uthmani',
  title: 'The Quran in the Uthmani script',
  language: 'ar',
};

export const translationEdition: Edition = {
  id: 'quran-saheeh-international',
  title: 'Saheeh International (English)',
  language: 'en',
};

export const PROVENANCE =
  'npm package quran-json 3.1.2, dist/quran_en.json; translation by way of Tanzil, without footnotes';
