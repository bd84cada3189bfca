import { collections } from './collections.ts';
import type { HadithCollection, Reference } from './reference.ts';

/** Maximum characters of a reference. No real one is longer; the limit keeps long brackets cheap. */
const LONGEST = 60;

const quranNames = new Set(['quran', 'the quran', 'al quran', 'koran', 'q', 'qs']);

const collectionsByName = new Map<string, HadithCollection>(
  collections.flatMap(({ id, title, alsoWritten }) =>
    [plainName(title), ...alsoWritten].map((name): [string, HadithCollection] => [name, id]),
  ),
);

// A name, perhaps the number of a book, then a number; then perhaps a letter, or `:verse` and `-verse`.
const shape =
  /^(\D.*?|\d+ \D.*?)[\s,]+(?:book (\d{1,6}), hadith )?(\d{1,6})(?:([a-z])|\s?:\s?(\d{1,6})(?:\s?[-–—]\s?(\d{1,6}))?)?$/iu;

/** Parses one reference as people write it; undefined if it is not one. Does not test whether the passage exists. */
export function parseReference(text: string): Reference | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  const [, writtenName, book, first, letter, verse, lastVerse] = shape.exec(trimmed) ?? [];
  if (writtenName === undefined || first === undefined) return undefined;

  const name = plainName(writtenName);
  if (quranNames.has(name)) {
    if (verse === undefined || book) return undefined;
    return { work: 'quran', surah: Number(first), from: Number(verse), to: Number(lastVerse ?? verse) };
  }
  const collection = collectionsByName.get(name);
  if (collection === undefined || verse !== undefined) return undefined;
  return {
    work: 'hadith',
    collection,
    number: Number(first),
    ...(letter && { letter: letter.toLowerCase() }),
    ...(book && { book: Number(book) }),
  };
}

/** Ignores case, accents, apostrophes, dots and hyphens: `Sunan an-Nasā’i` and `sunan an nasai` are one name. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{Mn}'’‘ʼʾʿ`´.]/gu, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();
}
