import type { Verdict } from '../contract/entities.ts';
import { arabicLetter } from '../knowledge/fold-arabic.ts';
import type { QuranReference } from '../references/reference.ts';
import { wordsApart } from './nearness.ts';
import { normalizeArabic, normalizeLatin, type Word } from './normalize.ts';
import type { PreparedEditions } from './prepare-checker.ts';
import type { Place, WordIndex } from './word-index.ts';

export interface Judgement {
  verdict: Verdict;
  /** Where all the words stand, if anywhere. */
  foundAt: QuranReference[];
}

/** Fewer words are met anywhere: they count only as a whole verse. */
export const FEWEST_TELLING_WORDS = 4;

/** One word in so many may differ in a misquotation; what differs more is another text, or another translation. */
const WORDS_PER_SLIP = 4;

/**
 * How many pairs of words one text's comparisons may look at: hundreds of misquotations. It bounds only the search for
 * what is nearly right (`misquoted` or `not-in-corpus`), never the search for what is exact.
 */
const MOST_PAIRS = 300_000;

/** A place is named for the reader to look at, not for a concordance. */
const MOST_PLACES = 5;

/** From the gravest: a quotation is worth what its weakest part is worth. */
const GRAVITY: readonly Verdict[] = ['misattributed', 'misquoted', 'not-in-corpus', 'reference-exists', 'verified'];

/** What one text may cost; each comparison takes its share. */
export interface Effort {
  pairsLeft: number;
}

export function freshEffort(): Effort {
  return { pairsLeft: MOST_PAIRS };
}

/** Judges quoted words against an existing passage; undefined where the quotation holds no words. */
export function judgeQuotation(
  quotation: string,
  cited: QuranReference,
  editions: PreparedEditions,
  effort: Effort,
): Judgement | undefined {
  const judged = partsOf(quotation, editions).map((part) => judgePart(part, cited, effort));
  const [first, ...rest] = judged;
  if (!first) return undefined;
  return rest.reduce((worst, next) => (gravity(next) < gravity(worst) ? next : worst), first);
}

/** Where a quotation's Arabic stands, if it is long enough to tell. */
export function locateArabic(
  quotation: string,
  { arabic }: PreparedEditions,
): { places: QuranReference[]; tells: boolean } {
  const words = normalizeArabic(quotation);
  const places = words.length > 0 ? arabic.find(words) : [];
  const telling = places.filter(({ whole }) => whole || words.length >= FEWEST_TELLING_WORDS);
  return {
    places: telling.map(({ reference }) => reference),
    tells: words.length >= FEWEST_TELLING_WORDS || telling.length > 0,
  };
}

interface Part {
  words: Word[];
  edition: WordIndex;
}

/** Each paragraph is judged in its own language; a paragraph in both is two parts. */
function partsOf(quotation: string, { arabic, latin }: PreparedEditions): Part[] {
  const parts: Part[] = [];
  for (const paragraph of quotation.split(/\n\s*\n/)) {
    if (arabicLetter.test(paragraph)) parts.push({ words: normalizeArabic(paragraph), edition: arabic });
    parts.push({ words: normalizeLatin(paragraph), edition: latin });
  }
  return parts.filter(({ words }) => words.length > 0);
}

function judgePart({ words, edition }: Part, cited: QuranReference, effort: Effort): Judgement {
  const places = edition.find(words);
  const inPlace = places.filter(({ reference }) => isWithin(reference, cited));
  if (inPlace.some(isTelling(words))) return judgement('verified', [...inPlace, ...places]);
  const elsewhere = places.filter(isTelling(words));
  if (elsewhere.length > 0) return judgement('misattributed', elsewhere);
  if (inPlace.length > 0 || words.length === 1) return judgement('reference-exists', inPlace);
  return judgement(isNear(words, edition.wordsOf(cited), effort) ? 'misquoted' : 'not-in-corpus', []);
}

function isTelling(words: readonly Word[]): (place: Place) => boolean {
  return ({ whole }) => whole || words.length >= FEWEST_TELLING_WORDS;
}

function isNear(words: readonly Word[], held: readonly Word[], effort: Effort): boolean {
  const pairs = words.length * held.length;
  if (words.length < FEWEST_TELLING_WORDS || pairs > effort.pairsLeft) return false;
  effort.pairsLeft -= pairs;
  return wordsApart(words, held) <= Math.max(1, Math.floor(words.length / WORDS_PER_SLIP));
}

function isWithin(inner: QuranReference, outer: QuranReference): boolean {
  return inner.surah === outer.surah && inner.from >= outer.from && inner.to <= outer.to;
}

function judgement(verdict: Verdict, places: readonly Place[]): Judgement {
  return { verdict, foundAt: [...new Set(places)].slice(0, MOST_PLACES).map(({ reference }) => reference) };
}

function gravity({ verdict }: Judgement): number {
  return GRAVITY.indexOf(verdict);
}
