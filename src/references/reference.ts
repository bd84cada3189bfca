/** A verse, or a run of verses inside one surah. Whether it exists is for the corpus to say. */
export interface QuranReference {
  work: 'quran';
  surah: number;
  from: number;
  to: number;
}

/** A hadith by the number of its collection's common numbering, or by book and the number in that book. */
export interface HadithReference {
  work: 'hadith';
  collection: HadithCollection;
  number: number;
  /** One of several narrations under one number: the `a` of `Sahih Muslim 8a`. */
  letter?: string;
  /** Where it is given, `number` counts inside this book: another numbering scheme. */
  book?: number;
}

export type Reference = QuranReference | HadithReference;

/** A place in a surah by a name that no surah has. It cannot exist in any library. */
export interface UnknownSurah {
  work: 'unknown-surah';
  written: string;
}

/** A reference as cited; its passage may be impossible. */
export type CitedReference = Reference | UnknownSurah;

export type HadithCollection =
  | 'bukhari'
  | 'muslim'
  | 'abu-dawud'
  | 'tirmidhi'
  | 'nasai'
  | 'ibn-majah'
  | 'muwatta-malik'
  | 'musnad-ahmad'
  | 'nawawi-40'
  | 'riyad-as-salihin';
