/**
 * Whether the vowels and signs of a quoted Arabic word contradict those of a held one with the same letters: حَرَّمَ (He
 * forbade) is not حُرِّمَ (it was forbidden), and كَذَبُوا (they lied) is not كَذَّبُوا (they denied). What the quotation does
 * not write is not compared. `isFull` where the edition writes every vowel: there a letter without a sign has none.
 */
export function vowelsDiffer(quoted: readonly Letter[], held: readonly Letter[], isFull = false): boolean {
  const isSideBySide =
    quoted.length === held.length &&
    quoted.every((letter, at) => isSameLetter(letter, held[at]) || isExchange(letter, held[at]));
  if (isSideBySide) return quoted.some((letter, at) => contradicts(letter, held[at], isFull));
  return contradictsAligned(quoted, held, isFull);
}

export interface Letter {
  sign: string;
  /** A short vowel, a tanween, or `o` for a sukun; empty where none is written. */
  vowel: string;
  /** The vowel that the sign of its tanween stands for in the prints of India and Indonesia, where it is long: بِهٖ, لَهٗ. */
  long: string;
  /** Whether it carries a shadda. */
  doubled: boolean;
  /**
   * Whether a shadda on it only joins it to the letter or the word before: ٱلشَّمۡس, مِن رَّبِّهِمۡ, عَبَدتُّمۡ. No word begins with a
   * doubled letter of its own.
   */
  joins: boolean;
  /** Whether it has a vowel even where none is written. */
  unsigned: boolean;
  /** Whether a sign of recitation replaces its vowel (مَجۡر۪ىٰهَا). */
  recited: boolean;
}

/** The letters of a word with their vowels. */
export function readLetters(written: string): Letter[] {
  const letters: Letter[] = [];
  for (const [sign] of written.matchAll(signs)) {
    const last = letters.at(-1);
    if (smallLetter.test(sign)) continue;
    // The Uthmani spelling writes the vocative onto its word and leaves its vowel out (يَٰقَوۡمِ).
    if (last?.sign === 'ي' && last.vowel === '' && sign === 'ا') last.unsigned = true;
    const vowel = vowels.get(sign);
    if (!mark.test(sign)) {
      letters.push({
        sign,
        vowel: '',
        long: '',
        doubled: false,
        joins: !last || isBareConsonant(last),
        unsigned: !last,
        recited: false,
      });
    } else if (!last) continue;
    else if (vowel) {
      last.vowel = vowel;
      last.long = longVowels.get(sign) ?? '';
    }
    // Typed behind «لا», it is the lam's.
    else if (sign === shadda) (silentAlef.test(last.sign) ? (letters.at(-2) ?? last) : last).doubled = true;
    // On an alef the source writes a rounded sukun to say that it is silent.
    else if (sukun.test(sign)) last.vowel = silentAlef.test(last.sign) ? '' : 'o';
    else if (recitation.test(sign)) last.recited = true;
    else if (/^[aiu]$/.test(last.vowel) && smallMeem.test(sign)) last.vowel += 'n';
  }
  return letters;
}

function isBareConsonant(letter: Letter): boolean {
  return letter.vowel === '' && !letter.doubled && !long.test(letter.sign);
}

function contradicts(quoted: Letter, held: Letter | undefined, isFull: boolean): boolean {
  if (!held || quoted.recited || held.recited) return false;
  if (quoted.vowel !== '' && held.vowel !== '' && quoted.vowel !== held.vowel && quoted.long !== held.vowel)
    return true;
  if (!isFull) return false;
  // A word begins with a vowel: where its first letter has no sign, the source writes it joined to another word, and it was cut off there (يَٰٓأَيُّهَا).
  const mayHaveVowel = held.unsigned || alefLike.test(held.sign);
  const isVowelAdded = quoted.vowel !== '' && quoted.vowel !== 'o' && held.vowel === '' && !mayHaveVowel;
  const isDoublingAdded = quoted.doubled && !held.doubled && !quoted.joins;
  const isDoublingLost = !quoted.doubled && held.doubled && quoted.vowel !== '' && !held.joins;
  return isVowelAdded || isDoublingAdded || isDoublingLost;
}

/**
 * The costs of an alignment: to skip a letter that only one spelling has, to pair two different weak letters, to pair any
 * other different letters, and to pair letters whose vowels contradict. The last costs more than skipping one letter, and
 * less than avoiding the pair by skipping two.
 */
const SKIP = 64;
const EXCHANGE = 80;
const CHANGE = 128;
const CONTRADICTION = 65;

/** The cheapest way so far, and whether vowels contradict on it. */
interface Way {
  cost: number;
  contradicts: boolean;
}

/** Aligns two spellings of different length letter by letter, as well as possible; whether their vowels contradict. */
function contradictsAligned(one: readonly Letter[], other: readonly Letter[], isFull: boolean): boolean {
  let row: Way[] = Array.from({ length: other.length + 1 }, (_, at) => ({ cost: at * SKIP, contradicts: false }));
  for (const [index, a] of one.entries()) {
    const next: Way[] = [{ cost: (index + 1) * SKIP, contradicts: false }];
    for (const [at, b] of other.entries()) {
      const [upon, above, beside] = [row[at], row[at + 1], next[at]];
      if (upon && above && beside) next.push(cheapest(laid(upon, a, b, isFull), passed(above), passed(beside)));
    }
    row = next;
  }
  return row.at(-1)?.contradicts ?? false;
}

function laid({ cost, contradicts: before }: Way, one: Letter, other: Letter, isFull: boolean): Way {
  if (!isSameLetter(one, other))
    return { cost: cost + (isExchange(one, other) ? EXCHANGE : CHANGE), contradicts: before };
  const here = contradicts(one, other, isFull);
  return { cost: cost + (here ? CONTRADICTION : 0), contradicts: before || here };
}

function passed({ cost, contradicts }: Way): Way {
  return { cost: cost + SKIP, contradicts };
}

function cheapest(...ways: [Way, Way, Way]): Way {
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
}

function isSameLetter(one: Letter, other: Letter | undefined): boolean {
  return other !== undefined && (one.sign === other.sign || (alef.test(one.sign) && alef.test(other.sign)));
}

/** Alef, hamza on its seats, waw and ya replace each other in old spellings and new. */
function isExchange(one: Letter, other: Letter | undefined): boolean {
  return other !== undefined && weak.test(one.sign) && weak.test(other.sign);
}

const weak = /[\u0621-\u0627\u0648-\u064A\u0671\u0640]/u;
const alef = /[\u0621-\u0627\u0671\u0640]/u;

/** Tatweel counts where it carries a hamza, an alef or a small letter; elsewhere it only stretches the line. */
const signs =
  /[\u06E5\u06E6]\p{M}*|[\u0621-\u063A\u0641-\u064A\u0671]|\u0640(?=\p{M}*[\u0654\u0655\u0670\u06E7\u06E8])|\p{M}/gu;

const longVowels = new Map([
  ['\u0656', 'i'],
  ['\u0657', 'u'],
]);

const mark = /\p{M}/u;

/** A small waw or ya is no letter of its own, and neither is its vowel. */
const smallLetter = /^[\u06E5\u06E6]/u;

const shadda = '\u0651';

const sukun = /[\u0652\u06E1]/u;

/** Letters that mostly lengthen a vowel, or are not read at all. */
const long = /[اٱآوىي\u0640]/u;

/** An alef bears the vowel with which a reader begins (اَلْحَمْدُ), or a tanween of the letter before it (كِتَاباً). */
const alefLike = /[اٱآى\u0640]/u;

const silentAlef = /[اٱى]/u;

/** Signs for a vowel that is read in a way of its own. */
const recitation = /[\u06EA-\u06EC\u065C]/u;

/** Before ب the source writes a tanween as its vowel and a small meem. */
const smallMeem = /[\u06E2\u06ED]/u;

/** The source writes an open tanween by signs of its own (U+0656, U+0657, U+065E). */
const vowels = new Map([
  ['\u064E', 'a'],
  ['\u064F', 'u'],
  ['\u0650', 'i'],
  ['\u064B', 'an'],
  ['\u0657', 'an'],
  ['\u064C', 'un'],
  ['\u065E', 'un'],
  ['\u064D', 'in'],
  ['\u0656', 'in'],
  ['\u08F0', 'an'],
  ['\u08F1', 'un'],
  ['\u08F2', 'in'],
]);
