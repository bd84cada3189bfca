import { readSurahName } from '../../references/read-surah-name.ts';
import { isWord } from '../../references/read-verses.ts';
import type { QuranReference } from '../../references/reference.ts';
import { tokenize } from '../../references/tokenize.ts';
import { ayahWords, verseWords } from '../../references/vocabulary.ts';
import type { Span } from './quotation.ts';

/** A place that a text gives right beside a quotation in a way that is not read as a reference: `(S.2 A.99)`, `— 2, 99`. */
export interface UnreadPlace extends Span {
  written: string;
}

/** Maximum characters of such a place, and of what may stand between it and the quotation. */
const LONGEST = 80;
const LONGEST_LINE = 60;
const CLOSE_BY = 6;

/** A larger number is a year or a page. */
const LARGEST = 999;

/** The unread place right behind a quotation, or in a bracket right before it. */
export function placeBeside(text: string, { start, end }: Span): UnreadPlace | undefined {
  const found = placeBehind(text, end) ?? bracketBefore(text, start);
  // In the ornate brackets of the Quran nothing else stands.
  return found && looksLikePlace(found.written, text[found.start] === '﴿') ? found : undefined;
}

/**
 * The verses that the numbers of an unread place may mean, whatever the words between them: neighbouring numbers are a
 * surah and a verse. If the quoted words are there, the place need not be understood any better.
 */
export function placesMeant({ written }: UnreadPlace): QuranReference[] {
  const numbers = numbersIn(written);
  const verse = (surah = 0, ayah = 0) => ({ work: 'quran' as const, surah, from: ayah, to: ayah });
  if (numbers.length === 1) return surahsNamedIn(written).map((surah) => verse(surah, numbers[0]));
  const [one, other] = isVerseFirst(written) ? [1, 0] : [0, 1];
  return numbers.slice(1).map((_, at) => verse(numbers[at + one], numbers[at + other]));
}

/** `verse 99, chapter 2` */
function isVerseFirst(written: string): boolean {
  const tokens = tokenize(written);
  const first = tokens.findIndex(({ kind }) => kind === 'number');
  return isWord(tokens[first - 1], verseWords) || isWord(tokens[first - 1], ayahWords);
}

function surahsNamedIn(written: string): number[] {
  const tokens = tokenize(written);
  return tokens.flatMap((_, at) => readSurahName(tokens, at, true)?.surah ?? []);
}

const closingOf: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '（': '）',
  '［': '］',
  '〔': '〕',
  '【': '】',
  '<': '>',
  '﴿': '﴾',
};

function placeBehind(text: string, end: number): UnreadPlace | undefined {
  const between = /^[\s.,;:!?؟،…*_]*/u.exec(text.slice(end, end + CLOSE_BY))?.[0] ?? '';
  if (/\n[ \t]*\n/.test(between)) return undefined;
  const start = end + between.length;
  const close = closingOf[text[start] ?? ''];
  if (close) {
    const line = text
      .slice(start + 1, start + 1 + LONGEST)
      .split('\n', 1)
      .join();
    const length = line.indexOf(close);
    return length < 0 ? undefined : { start, end: start + length + 2, written: line.slice(0, length).trim() };
  }
  const line = text
    .slice(start, start + LONGEST)
    .split('\n', 1)
    .join();
  if (/^[-–—―~]/u.test(line)) return line.length > LONGEST_LINE ? undefined : placeAt(start, line);
  if (between.includes('\n')) return isPlaceAlone(line) ? placeAt(start, line) : undefined;
  // Without a bracket or a dash only numbers that are joined: `2/99`, 第2章第99节, an address.
  const joined =
    /^(?:(?:in|at|from) )?(https?:\S+|\S*\p{Nd}\s?[:./]\s?\p{Nd}+|第\S{3,12})(?!\p{Nd}|\s?[ap]\.?m\b)/iu.exec(line);
  return joined?.[1] === undefined ? undefined : placeAt(start + joined[0].length - joined[1].length, joined[1]);
}

/** A line of its own under a quotation, and no item of a list. */
function isPlaceAlone(line: string): boolean {
  return line.length <= LONGEST_LINE && !/^\p{Nd}+[.)]\s|["“”«»]/u.test(line) && numbersIn(line).length > 1;
}

function placeAt(start: number, line: string): UnreadPlace {
  const written = line.replace(/^[-–—―~\s]+|[\s.]+$/gu, '');
  const from = start + line.indexOf(written);
  return { start: from, end: from + written.length, written };
}

function bracketBefore(text: string, start: number): UnreadPlace | undefined {
  const before = text.slice(Math.max(0, start - LONGEST), start);
  const bracket = /[([{（［]([^()[\]{}（）［］\n]+)[)\]}）］][\s.,;:،*_]{0,4}$/u.exec(before);
  if (!bracket) return undefined;
  const from = start - before.length + bracket.index;
  return { start: from, end: from + bracket[0].trimEnd().length, written: (bracket[1] ?? '').trim() };
}

/** Two numbers that may be a surah and a verse; or a name and a verse. A number alone is a note's, or counts something. */
function looksLikePlace(written: string, isOfQuran: boolean): boolean {
  const numbers = numbersIn(written);
  if (numbers.length === 0 || numbers.some((number) => number === 0 || number > LARGEST)) return false;
  if (!isOfQuran && (ofAnotherBook.test(written) || ofPage.test(written))) return false;
  return numbers.length > 1 || /\p{L}{3}/u.test(written) || surahsNamedIn(written).length > 0;
}

/** A page, a volume, a note; a date. */
const ofAnotherBook =
  /(?<!\p{L})(?:pp?|pages?|vol|volumes?|notes?|fn|footnotes?|fig|ج|صفحة|مجلد|هامش|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})/iu;

/** ص is a surah, and the sign of a page: `(ص ٤٥)`; before a colon or a slash it is the surah. */
const ofPage = /^\p{Nd}+\s*ص$|^ص\s*\p{Nd}+$/u;

/** The numbers of a place in the digits of any script, and in Roman numerals. */
function numbersIn(written: string): number[] {
  return [...written.matchAll(/\p{Nd}+|(?<![\p{L}\p{N}])[IVXLC]+(?![\p{L}\p{N}])/gu)].map(([number]) =>
    /^\p{Nd}/u.test(number) ? Number([...number].map(digitOf).join('')) : romanOf(number),
  );
}

/** The ten digits of a script follow each other in Unicode: the zero is the tenth before the end of their row. */
function digitOf(character: string): number {
  let code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code--;
    value++;
  }
  return value;
}

const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

function romanOf(numeral: string): number {
  const each = [...numeral].map((letter) => values[letter] ?? 0);
  return each.reduce((sum, value, index) => sum + (value < (each[index + 1] ?? 0) ? -value : value), 0);
}
