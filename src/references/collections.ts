import type { HadithCollection } from './reference.ts';

interface Collection {
  id: HadithCollection;
  /** The canonical spelling: what `formatReference` writes. */
  title: string;
  /** Other spellings, in the plain form that `plainName` makes: lower case, no apostrophes, spaces for hyphens. */
  alsoWritten: readonly string[];
  /** The collection's name in the addresses of sunnah.com. */
  sunnahCom: string;
}

export const collections: readonly Collection[] = [
  {
    id: 'bukhari',
    title: 'Sahih al-Bukhari',
    alsoWritten: ['bukhari', 'al bukhari', 'sahih bukhari'],
    sunnahCom: 'bukhari',
  },
  { id: 'muslim', title: 'Sahih Muslim', alsoWritten: ['muslim'], sunnahCom: 'muslim' },
  {
    id: 'abu-dawud',
    title: 'Sunan Abi Dawud',
    alsoWritten: ['abu dawud', 'abi dawud', 'abu dawood', 'sunan abu dawud', 'sunan abu dawood'],
    sunnahCom: 'abudawud',
  },
  {
    id: 'tirmidhi',
    title: 'Jami at-Tirmidhi',
    alsoWritten: ['tirmidhi', 'at tirmidhi', 'jami al tirmidhi', 'jami tirmidhi', 'sunan at tirmidhi'],
    sunnahCom: 'tirmidhi',
  },
  {
    id: 'nasai',
    title: "Sunan an-Nasa'i",
    alsoWritten: ['nasai', 'an nasai', 'sunan nasai', 'sunan al nasai'],
    sunnahCom: 'nasai',
  },
  { id: 'ibn-majah', title: 'Sunan Ibn Majah', alsoWritten: ['ibn majah', 'ibn maja'], sunnahCom: 'ibnmajah' },
  { id: 'muwatta-malik', title: 'Muwatta Malik', alsoWritten: ['muwatta', 'muwatta imam malik'], sunnahCom: 'malik' },
  { id: 'musnad-ahmad', title: 'Musnad Ahmad', alsoWritten: ['ahmad', 'musnad imam ahmad'], sunnahCom: 'ahmad' },
  {
    id: 'nawawi-40',
    title: '40 Hadith Nawawi',
    alsoWritten: ['nawawi 40', 'nawawi', '40 hadith an nawawi', 'an nawawis 40 hadith'],
    sunnahCom: 'nawawi40',
  },
  {
    id: 'riyad-as-salihin',
    title: 'Riyad as-Salihin',
    alsoWritten: ['riyad us salihin', 'riyadh as salihin', 'riyadh us saliheen', 'riyad as saliheen'],
    sunnahCom: 'riyadussalihin',
  },
];

const byId = new Map(collections.map((collection) => [collection.id, collection]));

export function collectionOf(id: HadithCollection): Collection {
  const collection = byId.get(id);
  if (!collection) throw new Error(`Unknown collection: ${id}`);
  return collection;
}
