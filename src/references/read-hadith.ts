import { type CollectionName, readCollections } from './read-collection.ts';
import { isMark, isNumber, isWord, type ParsedPhrase } from './read-verses.ts';
import type { HadithReference } from './reference.ts';
import type { Token } from './tokenize.ts';
import {
  andWords,
  bookWords,
  countedThings,
  hadithWords,
  mayFollowList,
  narrated,
  narratedBy,
  numberWords,
  ofWords,
  toWords,
  volumeWords,
} from './vocabulary.ts';

type HadithPhrase = ParsedPhrase<HadithReference>;

/** Maximum hadiths in a cited range; a longer one is a range of years or of pages. */
const LONGEST_RANGE = 5;

/** The reference to a hadith that begins at a token; `alone` as in `readQuran`, or directly after another hadith. */
export function readHadith(tokens: readonly Token[], at: number, alone: boolean): HadithPhrase | undefined {
  const token = tokens[at];
  if (!token || token.kind === 'mark' || (isMark(tokens[at - 1], '/') && !token.spaced)) return undefined;
  if (isWord(token, hadithWords)) return numberFirst(tokens, at) ?? collectionFirst(tokens, at, alone);
  return collectionFirst(tokens, at, alone);
}

/** `Sahih Muslim 8a`, `Bukhari, Book 2, Hadith 8`, `البخاري (8)` */
function collectionFirst(tokens: readonly Token[], at: number, alone: boolean): HadithPhrase | undefined {
  for (const name of readCollections(tokens, at)) {
    const phrase = readNumbers(tokens, name);
    if (phrase) return name.sure || alone || phrase.said || isNarrator(tokens, at) ? phrase : undefined;
  }
  return undefined;
}

/** `narrated by Muslim`, `رواه مسلم` */
function isNarrator(tokens: readonly Token[], at: number): boolean {
  if (isWord(tokens[at - 1], narratedBy)) return true;
  return tokens[at - 1]?.key === 'by' && isWord(tokens[at - 2], narrated);
}

interface Place {
  book?: number;
  /** Where the number is. */
  at: number;
  /** Whether it is called a hadith, or numbered as one. */
  said: boolean;
  /** A bracket that must close after the number. */
  inBrackets: boolean;
}

function readNumbers(tokens: readonly Token[], name: CollectionName): (HadithPhrase & { said: boolean }) | undefined {
  const place = readPlace(tokens, name.next);
  const first = place && readItem(tokens, place.at, place, name);
  if (!place || !first || (!place.said && isWord(tokens[first.next], countedThings))) return undefined;
  const close = isMark(tokens[first.next], ')]}');
  if (place.inBrackets && !close && !isMark(tokens[first.next], ',;&') && !isWord(tokens[first.next], andWords)) {
    return undefined;
  }
  const phrase = { members: membersOf(first, place.at), next: first.next, said: place.said };
  for (let last = first; ; ) {
    const at = skipListMark(tokens, last.next);
    const item = at === undefined ? undefined : readItem(tokens, at, place, name);
    if (at === undefined || !item || !goesOn(tokens, last, item)) break;
    for (const member of membersOf(item, at)) phrase.members.push(member);
    phrase.next = item.next;
    last = item;
  }
  if (!place.inBrackets) return phrase;
  return isMark(tokens[phrase.next], ')]}') ? { ...phrase, next: phrase.next + 1 } : undefined;
}

/** The words between a collection and its number: `, Vol. 1, Book 2, Hadith no.`, `#`, `(`, `برقم`. */
function readPlace(tokens: readonly Token[], at: number): Place | undefined {
  let next = isMark(tokens[at], ',:-') ? at + 1 : at;
  const volume = numbered(tokens, next, volumeWords);
  if (volume) next = volume.next;
  const book = numbered(tokens, next, bookWords);
  if (book) next = book.next;
  // Who counts by volumes counts otherwise than the common numbering does.
  if (volume && !book) return undefined;
  const inBrackets = isMark(tokens[next], '([{');
  if (inBrackets) next++;
  const start = next;
  while (
    next < start + 6 &&
    (isWord(tokens[next], hadithWords) || isWord(tokens[next], numberWords) || isMark(tokens[next], '#'))
  ) {
    next += isMark(tokens[next + 1], '.:') ? 2 : 1;
  }
  if (!inBrackets && next > start && isMark(tokens[next], '(') && isNumber(tokens[next + 1])) {
    return { at: next + 1, said: true, inBrackets: true, ...(book && { book: book.value }) };
  }
  return { at: next, said: next > start || book !== undefined, inBrackets, ...(book && { book: book.value }) };
}

/** `Book 2,` */
function numbered(
  tokens: readonly Token[],
  at: number,
  words: ReadonlySet<string>,
): { value: number; next: number } | undefined {
  if (!isWord(tokens[at], words)) return undefined;
  let number = isMark(tokens[at + 1], '.:') ? at + 2 : at + 1;
  if (isWord(tokens[number], numberWords)) number += isMark(tokens[number + 1], '.') ? 2 : 1;
  const token = tokens[number];
  if (!isNumber(token)) return undefined;
  return { value: token.value, next: isMark(tokens[number + 1], ',:-') ? number + 2 : number + 1 };
}

interface Item {
  references: HadithReference[];
  next: number;
}

function readItem(
  tokens: readonly Token[],
  at: number,
  { book }: Place,
  { collection }: CollectionName,
): Item | undefined {
  const first = readNumber(tokens, at);
  if (!first) return undefined;
  const base = { work: 'hadith' as const, collection, ...(book !== undefined && { book }) };
  const { next, ...number } = first;
  if (!isMark(tokens[next], '-') && !isWord(tokens[next], toWords))
    return { references: [{ ...base, ...number }], next };
  const last = readNumber(tokens, next + 1);
  if (!last) return { references: [{ ...base, ...number }], next };
  const count = last.number - number.number + 1;
  if (count < 1 || count > LONGEST_RANGE || number.letter || last.letter) return undefined;
  const references = Array.from({ length: count }, (_, index) => ({ ...base, number: number.number + index }));
  return { references, next: last.next };
}

/** `8`, `8a`; not `8:1` or `1/8`, which are volume and page. */
function readNumber(
  tokens: readonly Token[],
  at: number,
): { number: number; letter?: string; next: number } | undefined {
  const [number, after] = [tokens[at], tokens[at + 1]];
  if (!isNumber(number)) return undefined;
  if (after?.kind === 'word' && !after.spaced) {
    if (isWord(after, andWords)) return { number: number.value, next: at + 1 };
    return /^[a-z]$/.test(after.key) ? { number: number.value, letter: after.key, next: at + 2 } : undefined;
  }
  if (isMark(after, ':/') && isNumber(tokens[at + 2])) return undefined;
  return { number: number.value, next: at + 1 };
}

function skipListMark(tokens: readonly Token[], at: number): number | undefined {
  let next = at;
  while (next < at + 2 && isMark(tokens[next], ',;&')) next++;
  if (isWord(tokens[next], andWords)) next++;
  if (next === at) return undefined;
  while (next < at + 5 && (isWord(tokens[next], hadithWords) || isWord(tokens[next], numberWords))) next++;
  return next;
}

/** Whether a number on its own goes on with the list of hadiths, and counts nothing else. */
function goesOn(tokens: readonly Token[], last: Item, item: Item): boolean {
  const after = tokens[item.next];
  const [before, number] = [last.references.at(-1), item.references[0]];
  if ((number?.number ?? 0) < (before?.number ?? 0)) return false;
  if (number?.number === before?.number && (number?.letter ?? '') <= (before?.letter ?? '')) return false;
  return after?.kind !== 'word' || isWord(after, mayFollowList);
}

/** `Hadith 13 of Nawawi's Forty`, `الحديث رقم 8 في صحيح البخاري` */
function numberFirst(tokens: readonly Token[], at: number): HadithPhrase | undefined {
  let start = at + 1;
  while (start < at + 5 && (isWord(tokens[start], numberWords) || isMark(tokens[start], '#.'))) start++;
  const inBrackets = isMark(tokens[start], '(');
  const number = readNumber(tokens, inBrackets ? start + 1 : start);
  if (!number) return undefined;
  const end = inBrackets ? number.next + 1 : number.next;
  const isOf = isWord(tokens[end], ofWords);
  if (!isOf && !isMark(tokens[end], ',')) return undefined;
  let from = end + 1;
  if (tokens[from]?.key === 'the') from++;
  for (const name of readCollections(tokens, from)) {
    // In "hadith 8, Bukhari 9" the first number is of something else.
    if (!name.sure && !isOf) continue;
    if (readNumbers(tokens, name)) continue;
    const { next: _, ...place } = number;
    const reference = { work: 'hadith' as const, collection: name.collection, ...place };
    return { members: [{ reference, from: at, to: name.next }], next: name.next };
  }
  return undefined;
}

function membersOf({ references, next }: Item, from: number): HadithPhrase['members'] {
  return references.map((reference) => ({ reference, from, to: next }));
}
