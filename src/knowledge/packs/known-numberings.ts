import type { HadithCollection } from '../../references/reference.ts';

/**
 * The last number of each collection in the numbering by which readers cite it: Muhammad Fu’ad Abd al-Baqi for
 * al-Bukhari, Muslim and Ibn Majah, Muhammad Muhyi ad-Din Abd al-Hamid for Abu Dawud, Ahmad Shakir and those who
 * finished his edition for at-Tirmidhi, Abd al-Fattah Abu Ghuddah for an-Nasa’i. These are the counts that the printed
 * editions and the English hadith sites give. Sahih Muslim is also printed with a running count up to 7563, which is
 * not how it is cited. Collections that are missing here have several numberings in use, or none that is settled.
 */
export const lastNumbers: ReadonlyMap<string, number> = new Map<HadithCollection, number>([
  ['bukhari', 7563],
  ['muslim', 3033],
  ['abu-dawud', 5274],
  ['tirmidhi', 3956],
  ['nasai', 5758],
  ['ibn-majah', 4341],
  ['nawawi-40', 42],
]);
