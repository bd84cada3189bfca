import { vowelledKey } from '../oracle.ts';
import { bareWord } from '../units.ts';
import { byReference, type HadithEdition, type HadithUnits } from './hadith-units.ts';

/**
 * A naive search, independent of the product: do these words occur, consecutively, in a hadith of this number?
 * Honorifics such as ﷺ are ignored; words after an ellipsis must follow those before it. Vowels are compared on
 * request.
 */
export class HadithOracle {
  readonly #byReference: Map<string, HadithUnits[]>;
  readonly #read = new Map<string, string>();

  constructor(all: readonly HadithUnits[]) {
    this.#byReference = byReference(all);
  }

  stands(words: string, edition: HadithEdition, reference: string): boolean {
    return (this.#byReference.get(reference) ?? []).some((hadith) => {
      const source = this.#sourceOf(hadith, edition);
      const whole = keysOf(words, edition);
      return source.includes(whole) || standInOrder(words.split(/…|\.{3}/u), source, edition);
    });
  }

  #sourceOf({ work, ayah, last, words }: HadithUnits, edition: HadithEdition): string {
    const text = words[edition].join(' ');
    const key = `${work} ${ayah} ${last} ${edition} ${text.length}`;
    const source = this.#read.get(key) ?? keysOf(text, edition);
    this.#read.set(key, source);
    return source;
  }
}

function standInOrder(pieces: readonly string[], source: string, edition: HadithEdition): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const keys = keysOf(piece, edition);
    const at = source.indexOf(keys, from);
    from = at + keys.length - 1;
    return at >= 0;
  });
}

/** The words in their barest form, one blank around each; without the wishes. */
export function keysOf(text: string, edition: HadithEdition): string {
  const words = text
    .replace(/[ﷺﷻ]|\((?:ra|saw|pbuh|p\.b\.u\.h)\.?\)/giu, ' ')
    .split(/[^\p{L}\p{M}\p{N}'’‘`\u200B-\u200F\u202A-\u202E]+/u)
    .map((word) => ({ word, bare: bareWord(word).replace(/ /gu, '') }))
    .filter(({ bare }) => bare !== '');
  const bare = words.map((each) => each.bare);
  const kept = withoutWishes(bare);
  const keyOf = edition === 'vowelled' ? vowelled : (at: number) => bare[at] ?? '';
  function vowelled(at: number): string {
    return vowelledKey((words[at]?.word ?? '').replace(/[\p{Cf}]/gu, ''));
  }
  return kept.length === 0 ? ' ' : ` ${kept.map(keyOf).join(' ')} `;
}

const wishes = [
  'صلي الله عليه واله وسلم',
  'صلي الله عليه و سلم',
  'صلي الله عليه وسلم',
  'عليه الصلاه والسلام',
  'عليه السلام',
  ...['عنهما', 'عنهم', 'عنها', 'عنه'].map((whom) => `رضي الله ${whom}`),
  'عز وجل',
  'peace and blessings of allah be upon him',
  'may peace be upon him',
  'peace be upon him',
  ...['him', 'her', 'them both', 'them'].map((whom) => `may allah be pleased with ${whom}`),
].map((wish) => wish.split(' '));

/** Indexes of the words that do not belong to an honorific. */
function withoutWishes(words: readonly string[]): number[] {
  const kept: number[] = [];
  for (let at = 0; at < words.length; ) {
    const wish = wishes.find((each) => each.every((word, index) => words[at + index] === word));
    if (!wish) kept.push(at);
    at += wish?.length ?? 1;
  }
  return kept;
}
