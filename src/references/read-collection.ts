import { arabicKey, withoutClitics } from '../text/arabic-key.ts';
import { articles, latinKey, plainWord } from '../text/latin-key.ts';
import { isMark, isNumber } from './read-verses.ts';
import type { HadithCollection } from './reference.ts';
import type { Token } from './tokenize.ts';

export interface CollectionName {
  collection: HadithCollection;
  /** Whether the name means nothing but the collection: `Muslim` and `Ahmad` mean people as well. */
  sure: boolean;
  next: number;
}

const titles: Readonly<Record<HadithCollection, string>> = {
  bukhari:
    'Bukhari, Sahih Bukhari, Imam Bukhari, Sahih Imam Bukhari, Jami Sahih Bukhari، البخاري، صحيح البخاري، الإمام البخاري، صحيح الإمام البخاري',
  muslim:
    'Sahih Muslim, Imam Muslim, Sahih Imam Muslim, ?Muslim، صحيح مسلم، الإمام مسلم، صحيح الإمام مسلم، ?مسلم، مسلم في صحيحه',
  'abu-dawud':
    'Abu Dawud, Abi Dawud, Abu Daud, Abi Daud, Abu Dawd, Sunan Abu Dawud, Sunan Abi Dawud, Sunan Abu Daud, Sunan Abi Daud, ' +
    'Imam Abu Dawud, Abu Davud، أبو داود، أبي داود، أبا داود، سنن أبي داود، سنن أبو داود، أبو داوود، أبي داوود، سنن أبي داوود',
  tirmidhi:
    'Tirmidhi, Jami Tirmidhi, Sunan Tirmidhi, Jame Tirmidhi, Jamia Tirmidhi, Imam Tirmidhi, Tirmizi, Jami Tirmizi, Sunan Tirmizi, ' +
    'Tirmidi, Tirmithi، الترمذي، سنن الترمذي، جامع الترمذي، الجامع للترمذي، الإمام الترمذي',
  nasai:
    "Nasa'i, Sunan Nasa'i, Imam Nasa'i, Nisai, Sunan Nisai, Nasaee، النسائي، سنن النسائي، الإمام النسائي، السنن للنسائي",
  'ibn-majah':
    'Ibn Majah, Sunan Ibn Majah, Ibne Majah, Sunan Ibne Majah, Ibn Maajah, Ibnu Majah، ابن ماجه، سنن ابن ماجه، ابن ماجا',
  'muwatta-malik':
    'Muwatta, Muwatta Malik, Muwatta Imam Malik, Muwatta of Malik, Muwatta of Imam Malik, Malik Muwatta, Imam Malik Muwatta، الموطأ، موطأ مالك، موطأ الإمام مالك، مالك في الموطأ',
  'musnad-ahmad':
    'Musnad Ahmad, Musnad Imam Ahmad, Musnad of Ahmad, Musnad of Imam Ahmad, Musnad Ahmad ibn Hanbal, Musnad Imam Ahmad ibn Hanbal, Musnad Ahmed, Musnad Imam Ahmed, ' +
    '?Ahmad, ?Ahmed، مسند أحمد، مسند الإمام أحمد، أحمد في مسنده، مسند أحمد بن حنبل، مسند الإمام أحمد بن حنبل، ?أحمد',
  'nawawi-40':
    'Nawawi, 40 Hadith Nawawi, Forty Hadith Nawawi, Nawawi 40, Nawawi 40 Hadith, Nawawi Forty, Nawawi Forty Hadith, 40 Hadith of Nawawi, 40 Hadith of Imam Nawawi, ' +
    'Forty Hadith of Nawawi, Forty Hadith of Imam Nawawi, Imam Nawawi 40 Hadith, Imam Nawawi Forty Hadith, 40 Nawawi, 40 Hadiths of Nawawi, Forty Hadiths of Nawawi, Arbain Nawawi, Arbaeen Nawawi, Arbaeen Nawawiyyah, ' +
    'Arbain Nawawiyyah, Hadith Arbain Nawawi, Nawawi Forty Hadiths, Nawawi 40 Hadiths، الأربعون النووية، الأربعين النووية، الأربعين للنووي، الأربعون للنووي، الأربعين النوويه',
  'riyad-as-salihin':
    'Riyad Salihin, Riyadus Salihin, Riyadhus Salihin, Riyaz Salihin, Riyadussalihin, Riyadh Saleheen, Riyadus Saleheen, Riyadu Salihin, Gardens of the Righteous، رياض الصالحين',
};

const MOST_WORDS = 8;

/** The names of collections that begin here, longest first: the 40 of `Nawawi 40` may be name or number. */
export function readCollections(tokens: readonly Token[], at: number): CollectionName[] {
  const first = tokens[at];
  if (!first || first.key === '' || first.kind === 'mark') return [];
  if (first.kind === 'word' && first.key > '~') {
    for (const form of withoutClitics(first.key)) {
      const found = namesFrom(tokens, at, form);
      if (found.length > 0) return found;
    }
    return [];
  }
  return namesFrom(tokens, at, keyOf(first));
}

/** Whether any name begins with a word that has one of these keys. */
export function mayBeginCollection(keys: readonly string[]): boolean {
  return keys.some((key) => names.has(key));
}

function namesFrom(tokens: readonly Token[], at: number, firstKey: string): CollectionName[] {
  const found: CollectionName[] = [];
  let key = firstKey;
  let next = at + 1;
  for (let count = 1; count <= MOST_WORDS; count++) {
    const name = key === '' ? undefined : names.get(key);
    if (key !== '' && name === undefined) break;
    if (name?.collection) found.unshift({ collection: name.collection, sure: name.sure, next });
    if (isMark(tokens[next], '-') && !tokens[next]?.spaced) next++;
    const token = tokens[next];
    if (!token || (token.kind !== 'word' && !isNumber(token))) break;
    key += keyOf(token);
    next++;
  }
  return found;
}

function keyOf({ kind, key }: Pick<Token, 'kind' | 'key'>): string {
  if (kind === 'number') return key === '40' ? '40' : '#';
  if (key > '~') return key;
  return articles.has(key) && key !== 'in' ? '' : latinKey(key);
}

interface Name {
  sure: boolean;
  /** Undefined for a key that is only the beginning of a name. */
  collection?: HadithCollection;
}

const names: ReadonlyMap<string, Name> = namesByKey();

/** Every title under its key, and every row of words with which one begins. */
function namesByKey(): ReadonlyMap<string, Name> {
  const found = new Map<string, Name>();
  for (const [collection, written] of Object.entries(titles) as [HadithCollection, string][]) {
    for (const title of written.split(/[,،] /u)) {
      const sure = !title.startsWith('?');
      let key = '';
      for (const word of title.replace('?', '').split(' ')) {
        const isArabic = /\p{Script=Arabic}/u.test(word);
        const plain = word === '40' ? word : isArabic ? arabicKey(word) : plainWord(word);
        key += keyOf({ kind: word === '40' ? 'number' : 'word', key: plain });
        if (!found.has(key)) found.set(key, { sure: true });
      }
      found.set(key, { collection, sure });
    }
  }
  return found;
}
