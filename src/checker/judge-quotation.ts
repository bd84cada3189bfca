import type { Verdict } from '../contract/entities.ts';
import { arabicLetter } from '../knowledge/fold-arabic.ts';
import { formatReference } from '../references/format-reference.ts';
import type { QuranReference } from '../references/reference.ts';
import { type Effort, freshEffort } from './effort.ts';
import { wordsApart } from './nearness.ts';
import { cutAtVerseNumbers, type KnownWords, normalizeArabic, normalizeLatin, type Word } from './normalize.ts';
import type { PreparedEditions } from './prepare-checker.ts';
import { hasStrangeSigns } from './strange-signs.ts';
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

/** A place is named for the reader to look at, not for a concordance. */
const MOST_PLACES = 5;

/** More is not judged of a quotation without a source that stands in many places. */
const MOST_JUDGED = 20;

/** From the gravest: a quotation is worth what its weakest part is worth. */
const GRAVITY: readonly Verdict[] = [
  'misattributed',
  'misquoted',
  'not-in-corpus',
  'unchecked',
  'reference-exists',
  'verified',
];

/** Judges the quotations of one text, within what one text may cost; each is read and looked for once. */
export class Judge {
  readonly #editions: PreparedEditions;
  readonly #effort = freshEffort();
  readonly #known: { arabic: KnownWords; latin: KnownWords } = { arabic: new Map(), latin: new Map() };
  readonly #read = new Map<string, ReadQuotation>();

  constructor(editions: PreparedEditions) {
    this.#editions = editions;
  }

  /** Judges quoted words against an existing passage; undefined where the quotation holds no words. */
  judge(quotation: string, cited: QuranReference): Judgement | undefined {
    const { parts, isStrange, judged } = this.#reading(quotation);
    const key = formatReference(cited);
    const before = judged.get(key);
    if (before || parts.length === 0) return before;
    const worst = parts.map((part) => judgePart(part, cited, this.#effort)).reduce(graver);
    const verdict = isStrange ? graver(worst, judgement('not-in-corpus', [])) : worst;
    judged.set(key, verdict);
    return verdict;
  }

  /** Where a quotation's Arabic stands, if it is long enough to tell; the places are undefined if the effort ends. */
  locateArabic(quotation: string): { places: QuranReference[] | undefined; tells: boolean } {
    const part = this.#reading(quotation).parts.find(({ edition }) => edition === this.#editions.arabic);
    if (!part) return { places: [], tells: false };
    const places = placesOf(part, this.#effort)?.slice(0, MOST_JUDGED);
    const tells = isLong(part) || (places?.length ?? 0) > 0;
    return { places: places?.map(({ reference }) => reference), tells };
  }

  #reading(quotation: string): ReadQuotation {
    const before = this.#read.get(quotation);
    if (before) return before;
    const both = this.#partsOf(quotation);
    const parts = both.filter(({ words }) => words.length > 0);
    // A number of no words numbers nothing.
    const isStrange =
      hasStrangeSigns(quotation) || both.some(({ words, numbers }) => words.length === 0 && numbers.length > 0);
    const reading = { parts, isStrange, judged: new Map<string, Judgement>() };
    this.#read.set(quotation, reading);
    return reading;
  }

  /** The words of each language in one row: paragraphs are shown joined, and so they must stand in the passage. */
  #partsOf(quotation: string): Part[] {
    const arabic: Part = { words: [], numbers: [], edition: this.#editions.arabic };
    const latin: Part = { words: [], numbers: [], edition: this.#editions.latin };
    let numbered = arabicLetter.test(quotation) ? arabic : latin;
    for (const line of quotation.split('\n')) {
      // A line without letters belongs to the line before it.
      if (/\p{L}/u.test(line)) numbered = arabicLetter.test(line) ? arabic : latin;
      for (const { piece, number } of cutAtVerseNumbers(line)) {
        for (const word of normalizeArabic(piece, this.#known.arabic)) arabic.words.push(word);
        for (const word of normalizeLatin(piece, this.#known.latin)) latin.words.push(word);
        if (number !== undefined) numbered.numbers.push({ ayah: number, offset: numbered.words.length });
      }
    }
    return [arabic, latin];
  }
}

interface ReadQuotation {
  parts: Part[];
  isStrange: boolean;
  judged: Map<string, Judgement>;
}

interface VerseNumber {
  ayah: number;
  /** How many of the part's words stand before it. */
  offset: number;
}

interface Part {
  words: Word[];
  /** The numbers that it gives its verses. */
  numbers: VerseNumber[];
  edition: WordIndex;
  /** Where it tells that it stands; looked for once. */
  places?: Place[] | undefined;
}

function judgePart(part: Part, cited: QuranReference, effort: Effort): Judgement {
  const { words, numbers, edition } = part;
  const places = placesOf(part, effort);
  const inPlace = isLong(part)
    ? places?.filter(({ reference }) => isWithin(reference, cited))
    : edition.find(words, effort, cited);
  if (!places || !inPlace) return judgement('unchecked', []);
  const telling = inPlace.filter(({ whole }) => whole || isLong(part));
  if (telling.length > 0) {
    const isNumbered = (place: Place) =>
      numbers.every(({ ayah, offset }) => edition.hasVerseBorder(place, ayah, offset));
    return judgement(telling.some(isNumbered) ? 'verified' : 'not-in-corpus', [...inPlace, ...places]);
  }
  if (places.length > 0) return judgement('misattributed', places);
  if (inPlace.length > 0 || words.length === 1) return judgement('reference-exists', inPlace);
  return judgement(isNear(words, edition.wordsOf(cited), effort) ? 'misquoted' : 'not-in-corpus', []);
}

/** Where the words stand: few words only where they are a whole verse, for they are met anywhere. */
function placesOf(part: Part, effort: Effort): Place[] | undefined {
  const { words, edition } = part;
  if (effort.stepsLeft > 0)
    part.places ??= isLong(part) ? edition.find(words, effort) : edition.findVerses(words, effort);
  return part.places;
}

function isLong({ words }: Part): boolean {
  return words.length >= FEWEST_TELLING_WORDS;
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
  const told = new Map(places.map(({ reference }) => [formatReference(reference), reference]));
  return { verdict, foundAt: [...told.values()].slice(0, MOST_PLACES) };
}

function graver(one: Judgement, other: Judgement): Judgement {
  return GRAVITY.indexOf(other.verdict) < GRAVITY.indexOf(one.verdict) ? other : one;
}
