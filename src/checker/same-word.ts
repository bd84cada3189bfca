/**
 * Whether two writings of one Arabic word contradict each other in their vowels: حَرَّمَ (He forbade) is not حُرِّمَ (it was
 * forbidden). Only what both carry on the same letter is compared.
 */
export function vowelsDiffer(one: readonly Letter[], other: readonly Letter[]): boolean {
  if (one.length === other.length) return one.some((letter, at) => contradicts(letter, other[at]));
  return contradictsAligned(one, other);
}

export interface Letter {
  sign: string;
  vowel: string;
}

/** The letters of a word with their vowels. */
export function readLetters(written: string): Letter[] {
  const letters: Letter[] = [];
  for (const [sign] of written.matchAll(signs)) {
    const last = letters.at(-1);
    const vowel = vowels.get(sign);
    if (!mark.test(sign)) letters.push({ sign, vowel: '' });
    else if (vowel && last) last.vowel = vowel;
    else if (last?.vowel.length === 1 && smallMeem.test(sign)) last.vowel += 'n';
  }
  return letters;
}

function contradicts(one: Letter, other: Letter | undefined): boolean {
  return one.vowel !== '' && (other?.vowel ?? '') !== '' && other?.vowel !== one.vowel;
}

/**
 * What it costs to pass over a letter that one spelling has and the other has not, to lay one weak letter upon another, or
 * any other upon another; and vowels against each other: dearer than to pass over one letter, cheaper than to get round it.
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

/** Lays two spellings of different length letter upon letter, as well as they go, and tells whether vowels contradict. */
function contradictsAligned(one: readonly Letter[], other: readonly Letter[]): boolean {
  let row: Way[] = Array.from({ length: other.length + 1 }, (_, at) => ({ cost: at * SKIP, contradicts: false }));
  for (const [index, a] of one.entries()) {
    const next: Way[] = [{ cost: (index + 1) * SKIP, contradicts: false }];
    for (const [at, b] of other.entries()) {
      const [upon, above, beside] = [row[at], row[at + 1], next[at]];
      if (upon && above && beside) next.push(cheapest(laid(upon, a, b), passed(above), passed(beside)));
    }
    row = next;
  }
  return row.at(-1)?.contradicts ?? false;
}

function laid({ cost, contradicts: before }: Way, one: Letter, other: Letter): Way {
  const isSame = one.sign === other.sign || (alef.test(one.sign) && alef.test(other.sign));
  if (!isSame) return { cost: cost + (isExchange(one, other) ? EXCHANGE : CHANGE), contradicts: before };
  const here = contradicts(one, other);
  return { cost: cost + (here ? CONTRADICTION : 0), contradicts: before || here };
}

function passed({ cost, contradicts }: Way): Way {
  return { cost: cost + SKIP, contradicts };
}

function cheapest(...ways: [Way, Way, Way]): Way {
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
}

/** Alef, hamza on its seats, waw and ya stand for each other in old spellings and new. */
function isExchange(one: Letter, other: Letter): boolean {
  return weak.test(one.sign) && weak.test(other.sign);
}

const weak = /[\u0621-\u0627\u0648-\u064A\u0671\u0640]/u;
const alef = /[\u0621-\u0627\u0671\u0640]/u;

/** Tatweel counts where it carries a hamza, an alef or a small letter; elsewhere it only stretches the line. */
const signs = /[\u0621-\u063A\u0641-\u064A\u0671]|\u0640(?=\p{M}*[\u0654\u0655\u0670\u06E7\u06E8])|\p{M}/gu;

const mark = /\p{M}/u;

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
]);
