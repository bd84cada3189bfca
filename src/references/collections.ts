import type { HadithCollection } from './reference.ts';

interface Collection {
  id: HadithCollection;
  /** The canonical spelling: what `formatReference` writes. */
  title: string;
  /** What `formatReferenceInArabic` writes. */
  arabicTitle: string;
  /** Other spellings, in the plain form that `plainName` makes: lower case, no apostrophes, spaces for hyphens. */
  alsoWritten: readonly string[];
  /** The collection's name in the addresses of sunnah.com. */
  sunnahCom: string;
}

export const collections: readonly Collection[] = [
  {
    id: 'bukhari',
    title: 'Sahih al-Bukhari',
    arabicTitle: 'صحيح البخاري',
    alsoWritten: ['bukhari', 'al bukhari', 'sahih bukhari'],
    sunnahCom: 'bukhari',
  },
  { id: 'muslim', title: 'Sahih Muslim', arabicTitle: 'صحيح مسلم', alsoWritten: ['muslim'], sunnahCom: 'muslim' },
  {
    id: 'abu-dawud',
    title: 'Sunan Abi Dawud',
    arabicTitle: 'سنن أبي داود',
    alsoWritten: ['abu dawud', 'abi dawud', 'abu dawood', 'sunan abu dawud', 'sunan abu dawood'],
    sunnahCom: 'abudawud',
  },
  {
    id: 'tirmidhi',
    title: 'Jami at-Tirmidhi',
    arabicTitle: 'جامع الترمذي',
    alsoWritten: ['tirmidhi', 'at tirmidhi', 'jami al tirmidhi', 'jami tirmidhi', 'sunan at tirmidhi'],
    sunnahCom: 'tirmidhi',
  },
  {
    id: 'nasai',
    title: "Sunan an-Nasa'i",
    arabicTitle: 'سنن النسائي',
    alsoWritten: ['nasai', 'an nasai', 'sunan nasai', 'sunan al nasai'],
    sunnahCom: 'nasai',
  },
  {
    id: 'ibn-majah',
    title: 'Sunan Ibn Majah',
    arabicTitle: 'سنن ابن ماجه',
    alsoWritten: ['ibn majah', 'ibn maja'],
    sunnahCom: 'ibnmajah',
  },
  {
    id: 'muwatta-malik',
    title: 'Muwatta Malik',
    arabicTitle: 'موطأ مالك',
    alsoWritten: ['muwatta', 'muwatta imam malik'],
    sunnahCom: 'malik',
  },
  {
    id: 'musnad-ahmad',
    title: 'Musnad Ahmad',
    arabicTitle: 'مسند أحمد',
    alsoWritten: ['ahmad', 'musnad imam ahmad'],
    sunnahCom: 'ahmad',
  },
  {
    id: 'nawawi-40',
    title: '40 Hadith Nawawi',
    arabicTitle: 'الأربعون النووية',
    alsoWritten: ['nawawi 40', 'nawawi', '40 hadith an nawawi', 'an nawawis 40 hadith'],
    sunnahCom: 'nawawi40',
  },
  {
    id: 'riyad-as-salihin',
    title: 'Riyad as-Salihin',
    arabicTitle: 'رياض الصالحين',
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
