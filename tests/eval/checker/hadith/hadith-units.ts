import { collections } from '../../../../src/references/collections.ts';
import { plainSpelling } from '../modern-spelling.ts';
import type { Edition, VerseUnits } from '../units.ts';
import type { Collection } from './collections.ts';

/** The spellings in which hadith are quoted. */
export const hadithEditions = ['vowelled', 'plain', 'english'] as const satisfies readonly Edition[];
export type HadithEdition = (typeof hadithEditions)[number];

/** A hadith as rows of words, so that what alters verses alters it as well: `ayah` is its number. */
export interface HadithUnits extends VerseUnits {
  work: Collection['work'];
  /** The last number of its range: 409 in `408-409`. */
  last: number;
}

export function hadithUnitsOf(all: readonly Collection[]): HadithUnits[] {
  return all.flatMap(({ work, passages }) =>
    passages.map(({ number = '', texts }) => {
      const [first = '', last = first] = number.split('-');
      const vowelled = wordsOf(texts[`${work}-ar`]);
      return {
        work,
        surah: 0,
        ayah: Number.parseInt(first, 10),
        last: Number.parseInt(last, 10),
        words: { uthmani: [], vowelled, plain: vowelled.map(plainSpelling), english: wordsOf(texts[`${work}-en`]) },
      };
    }),
  );
}

const wordsOf = (text = '') => text.split(/\s+/u).filter(Boolean);

/** The hadith under each reference, by the canonical form of the reference. */
export function byReference(all: readonly HadithUnits[]): Map<string, HadithUnits[]> {
  const found = new Map<string, HadithUnits[]>();
  for (const hadith of all) {
    for (let number = hadith.ayah; number <= hadith.last; number++) {
      const reference = `${titleOf(hadith.work)} ${number}`;
      found.set(reference, [...(found.get(reference) ?? []), hadith]);
    }
  }
  return found;
}

export function titleOf(work: Collection['work']): string {
  return collections.find(({ id }) => id === work)?.title ?? work;
}
