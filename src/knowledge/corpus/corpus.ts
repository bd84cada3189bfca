import type { QuranReference } from '../../references/reference.ts';

/** The Quran's own figures, whatever a file says. */
export const SURAHS = 114;
export const VERSES = 6236;

export interface Edition {
  /** `quran-uthmani`, `quran-saheeh-international` */
  id: string;
  title: string;
  language: 'ar' | 'en';
}

export interface Surah {
  number: number;
  /** In Latin letters: Al-Baqarah. */
  name: string;
  arabicName: string;
  meaning: string;
  revealedIn: 'Makkah' | 'Madinah';
  verses: number;
}

/** One verse: the editions' own bytes, for display. */
export interface Verse {
  surah: number;
  ayah: number;
  arabic: string;
  translation: string;
}

/** The verses of a reference, in order. */
export interface Passage {
  reference: QuranReference;
  verses: readonly [Verse, ...Verse[]];
}

/** What this library holds, in memory. */
export interface Corpus {
  readonly arabicEdition: Edition;
  readonly translationEdition: Edition;
  readonly surahs: readonly Surah[];
  readonly verses: readonly Verse[];
  /** Undefined where the reference does not exist, in part or whole. */
  passage(reference: QuranReference): Passage | undefined;
}
