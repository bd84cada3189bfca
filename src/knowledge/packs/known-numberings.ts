import type { HadithCollection } from '../../references/reference.ts';

export interface KnownNumbering {
  /** The scheme, as readers are told. */
  scheme: string;
  last: number;
}

/**
 * The numbering by which readers cite each collection, and its last number. These are the counts that the printed editions
 * and the English hadith sites give. Sahih Muslim is also printed with a running count up to 7563, which is not how it is
 * cited. Collections that are missing here have several numberings in use, or none that is settled.
 */
export const knownNumberings: ReadonlyMap<string, KnownNumbering> = new Map<HadithCollection, KnownNumbering>([
  ['bukhari', { scheme: 'Muhammad Fu’ad Abd al-Baqi', last: 7563 }],
  ['muslim', { scheme: 'Muhammad Fu’ad Abd al-Baqi', last: 3033 }],
  ['abu-dawud', { scheme: 'Muhammad Muhyi ad-Din Abd al-Hamid', last: 5274 }],
  ['tirmidhi', { scheme: 'Ahmad Shakir, and those who finished his edition', last: 3956 }],
  ['nasai', { scheme: 'Abd al-Fattah Abu Ghuddah', last: 5758 }],
  ['ibn-majah', { scheme: 'Muhammad Fu’ad Abd al-Baqi', last: 4341 }],
  ['riyad-as-salihin', { scheme: 'The English editions, 1 to 1896', last: 1896 }],
  ['nawawi-40', { scheme: 'an-Nawawi’s own order', last: 42 }],
]);
