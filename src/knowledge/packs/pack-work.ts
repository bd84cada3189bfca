import type { HadithCollection, Reference } from '../../references/reference.ts';
import type { HeldEdition, NumbersProof, OtherNumbers, Work } from '../corpus/corpus.ts';
import { driftingIn } from './anchors/drifting.ts';
import { findByWords } from './find-by-words.ts';
import type { Manifest } from './pack-manifest.ts';

/** Where a passage of a pack is cited: a hadith by number, a commentary by the places of its verses. */
export interface Cited {
  first: number;
  last: number;
  letter: string;
}

export interface PackTexts {
  manifest: Manifest;
  passages: readonly Cited[];
  editions: readonly HeldEdition[];
  about: NonNullable<Work['about']>;
  chapters?: NonNullable<Work['chapters']>;
  search?: NonNullable<Work['search']>;
  otherNumbers?: OtherNumbers | undefined;
  proof?: NumbersProof | undefined;
}

/**
 * A collection of hadith. A number without a letter means all passages under it (8 for 8a and 8b); a letter is ignored
 * where the collection does not divide the number. A reference by book uses another numbering, so it cannot be resolved
 * here, even if the work is complete. A few hadith are found by their words, because files number them differently.
 */
export function hadithWork({
  manifest,
  passages,
  editions,
  about,
  chapters,
  search,
  otherNumbers,
  proof,
}: PackTexts): Work {
  const places = new Map<number, { from: number; to: number }>();
  for (const [place, { first, last }] of passages.entries()) {
    for (let number = first; number <= last; number++) {
      places.set(number, { from: places.get(number)?.from ?? place, to: place + 1 });
    }
  }
  const elsewhere = findByWords(driftingIn(manifest.work), passages, editions);
  const citedAs = new Map([...elsewhere].flatMap(([number, found]) => (found ? [[found.from, number] as const] : [])));
  const find = (reference: Reference) => {
    if (reference.work !== 'hadith' || reference.collection !== manifest.work || reference.book !== undefined) return;
    const found = elsewhere.has(reference.number) ? elsewhere.get(reference.number) : places.get(reference.number);
    if (!found || reference.letter === undefined) return found;
    const letters = passages.slice(found.from, found.to).map(({ letter }) => letter);
    if (letters.every((letter) => letter === '')) return found;
    const at = letters.indexOf(reference.letter);
    return at < 0 ? undefined : { from: found.from + at, to: found.from + letters.lastIndexOf(reference.letter) + 1 };
  };
  return {
    ...entityOf(manifest, passages.length, editions),
    find,
    cite: (from) => {
      const { first = 0, letter = '' } = passages[from] ?? {};
      const collection = manifest.work as HadithCollection;
      const number = citedAs.get(from);
      if (number !== undefined) return { work: 'hadith', collection, number };
      return { work: 'hadith', collection, number: first, ...(letter && { letter }) };
    },
    about,
    ...(elsewhere.size > 0 && { foundByWords: [...elsewhere].map(([number, found]) => ({ number, found })) }),
    ...(chapters && { chapters }),
    ...(search && { search }),
    ...(otherNumbers && { otherNumbers }),
    ...(proof && { proof }),
  };
}

/** A commentary on the Quran: its passages are found and cited by the verses that they explain. */
export function tafsirWork({ manifest, passages, editions, about, search }: PackTexts, quran: Work): Work {
  return {
    ...entityOf(manifest, passages.length, editions),
    find: (reference) => {
      const verses = quran.find(reference);
      if (!verses) return undefined;
      const from = passages.findIndex(({ last }) => last >= verses.from);
      const to = passages.findLastIndex(({ first }) => first < verses.to) + 1;
      return from >= 0 && from < to ? { from, to } : undefined;
    },
    cite: (from, to) => quran.cite(passages[from]?.first ?? 0, (passages[to - 1]?.last ?? 0) + 1),
    about,
    ...(search && { search }),
  };
}

function entityOf(
  { work, kind, title, numbering, complete }: Manifest,
  passages: number,
  editions: readonly HeldEdition[],
) {
  return { id: work, kind, title, numbering, complete, passages, editions };
}
