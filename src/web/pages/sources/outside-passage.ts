import { collections } from '../../../references/collections.ts';
import { formatReference } from '../../../references/format-reference.ts';
import type { HadithReference } from '../../../references/reference.ts';
import { referenceUrl } from '../../../references/reference-url.ts';

/** A hadith that this library does not hold, and the public site that has it. */
export interface OutsidePassage {
  reference: string;
  url: string;
}

/** The hadith that a path names, if its collection is a known one. */
export function outsidePassage(path: string): OutsidePassage | undefined {
  const [, work, book, number, letter] =
    /^\/sources\/([a-z0-9-]+)\/(?:(\d{1,4})\/)?(\d{1,5})([a-z]?)$/.exec(path) ?? [];
  const collection = collections.find(({ id }) => id === work);
  if (!collection) return undefined;
  const cited: HadithReference = {
    work: 'hadith',
    collection: collection.id,
    number: Number(number),
    ...(book !== undefined && { book: Number(book) }),
    ...(letter && { letter }),
  };
  return { reference: formatReference(cited), url: referenceUrl(cited) };
}
