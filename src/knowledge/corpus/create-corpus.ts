import type { Corpus, Edition, HeldEdition, Surah, Verse, Work } from './corpus.ts';
import { ARABIC_EDITION, ENGLISH_EDITION } from './editions.ts';
import { quranWork } from './quran-work.ts';

export interface HeldTexts {
  /** A digest of the editions and packs in the corpus. */
  id: string;
  surahs: readonly Surah[];
  /** Every verse in the two editions that answers quote. */
  verses: readonly Verse[];
  /** The editions of the Quran, those of packs included. */
  editions: readonly HeldEdition[];
  /** Works that the operator has added. */
  added?: readonly Work[];
}

/** Creates a corpus over texts that stay in their files. */
export function createCorpus({ id, surahs, verses, editions, added = [] }: HeldTexts): Corpus {
  const quran = quranWork(surahs, editions);
  const arabicEdition = editions.find(({ id }) => id === ARABIC_EDITION);
  if (!arabicEdition) throw new Error('The corpus lacks the Quran in Arabic');
  const translationEdition = editions.find(({ id }) => id === ENGLISH_EDITION);
  const works = [quran, ...added];

  return {
    id,
    works,
    workOf: (reference) => (reference.work === 'quran' ? quran : works.find(({ id }) => id === reference.collection)),
    arabicEdition: withoutTexts(arabicEdition),
    translationEdition: translationEdition && withoutTexts(translationEdition),
    surahs,
    verses,
    passage: (reference) => {
      const places = quran.find(reference);
      const [first, ...rest] = places ? verses.slice(places.from, places.to) : [];
      return first && { reference, verses: [first, ...rest] };
    },
  };
}

/** The description of an edition, without its texts. */
export function withoutTexts({ id, role, language, title, provenance, licence, limits }: Edition): Edition {
  return { id, role, language, title, provenance, licence, ...(limits && { limits }) };
}
