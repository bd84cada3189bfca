import { foldedWords, stemOf } from '../knowledge/retrieval/stems/search-stems.ts';
import { editDistance } from '../text/edit-distance.ts';
import { hasArabic } from '../text/language.ts';
import { latinKey } from '../text/latin-key.ts';

/** A word in the forms by which it is compared. */
export interface SearchWord {
  folded: string;
  stem: string;
  /** What all ways share to write one Arabic word in Latin letters. */
  key: string;
}

export function searchWord(folded: string): SearchWord {
  return { folded, stem: stemOf(folded), key: hasArabic(folded) ? folded : latinKey(folded) };
}

/** How well a typed word fits a known one: 0 not at all. The last word may be only begun. */
export function fitOf(typed: SearchWord, known: SearchWord, isBegun: boolean): number {
  if (typed.folded === known.folded) return 4;
  if (typed.stem === known.stem) return 3.5;
  if (typed.key === known.key && typed.key.length > 2) return 3;
  if (isBegun && known.folded.startsWith(typed.folded)) return 2.5;
  if (isBegun && typed.key.length > 2 && known.key.startsWith(typed.key)) return 2;
  if (typed.folded.length < SHORTEST_SLIP || known.folded.length < SHORTEST_SLIP) return 0;
  return editDistance(typed.folded, known.folded, 1) === 1 ? 1.5 : 0;
}

/** In shorter words one letter makes another word. */
const SHORTEST_SLIP = 5;

/** The words of a query that say what is looked for. */
export function wordsSought(query: string): SearchWord[] {
  const words = foldedWords(query).filter((word) => !smallWords.has(word));
  return [...new Set(words)].slice(0, MOST_WORDS).map(searchWord);
}

const MOST_WORDS = 12;

const smallWords: ReadonlySet<string> = new Set(
  (
    'a an the of in on at to for from with without and or is are was were be am do does did can could should may must ' +
    'i me my you your he she it they we what who whom which why when where how about if not no there this that ' +
    'surah sura verse verses ayah ayat ' +
    'هل ما ماذا من في على عن الى هو هي او و'
  ).split(' '),
);

/** A word of a text and where it stands there. */
export interface PlacedWord extends SearchWord {
  start: number;
  end: number;
}

export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(writtenWord)].flatMap(({ 0: written, index }) =>
    foldedWords(written).map((folded) => ({ ...searchWord(folded), start: index, end: index + written.length })),
  );
}

const writtenWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’‘ʼʾʿ]*/gu;
