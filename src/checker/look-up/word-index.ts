import type { Places } from '../../knowledge/corpus/corpus.ts';
import type { KnownWords } from '../../knowledge/words/read-words.ts';
import type { Word } from '../../knowledge/words/word.ts';
import type { WordTable } from '../../knowledge/words/word-table.ts';
import type { StringTable } from '../../text/string-table.ts';
import { type AlefsAbove, alefsAbove } from '../compare/alefs-above.ts';
import { type Sign, signsOf } from '../compare/compare-hamzas.ts';
import { type Letter, readLetters } from '../compare/compare-vowels.ts';

/** A run of an edition's words. */
export interface Run {
  start: number;
  /** The position after the last word. */
  end: number;
}

/** Which of an edition's writings a word is. */
export interface Accepted {
  /** The writings that are this word. */
  writings: readonly number[];
  /** Those with its letters and a vowel, or a hamza, against it. */
  contradicted: readonly number[];
  /** The number of its positions. */
  count: number;
}

/** An edition's words by their forms: an inverted word table. */
export class WordIndex {
  readonly table: WordTable;
  /** The positions of each writing, one list after the other. */
  readonly #positions: Uint32Array;
  readonly #firstPosition: Uint32Array;
  readonly #letters: Letter[][] = [];
  readonly #signs: (readonly Sign[])[] = [];
  readonly #alefsAbove: (AlefsAbove | undefined)[] = [];
  readonly #shortPassages = new Map<number, readonly number[]>();
  #hasAllVowels: boolean | undefined;
  /** Results for the edition's own writings, of which quotations mostly consist. Other words are not kept. */
  readonly accepted = new Map<string, Accepted>();
  /** The edition's own writings, already read. Other words are not kept. */
  readonly knownWords: KnownWords = {
    get: (written) => this.#read.get(written),
    set: (written, words) => (this.isOwnWriting(written, words) ? this.#read.set(written, words) : this.#read),
  };
  readonly #read = new Map<string, readonly Word[]>();

  constructor(table: WordTable) {
    this.table = table;
    const { text, writings } = table;
    this.#firstPosition = new Uint32Array(writings.length + 1);
    for (const writing of text) this.#firstPosition[writing + 1] = (this.#firstPosition[writing + 1] ?? 0) + 1;
    for (let at = 1; at <= writings.length; at++) {
      this.#firstPosition[at] = (this.#firstPosition[at] ?? 0) + (this.#firstPosition[at - 1] ?? 0);
    }
    const next = this.#firstPosition.slice();
    this.#positions = new Uint32Array(text.length);
    for (const [position, writing] of text.entries()) {
      const at = next[writing] ?? 0;
      this.#positions[at] = position;
      next[writing] = at + 1;
    }
  }

  /** The writings that have the word's letters, in some spelling. */
  writingsOf({ forms }: Word): Iterable<number> {
    if (forms.length === 1) return this.table.forms.writingsWith(forms[0] ?? '');
    const found = new Set<number>();
    for (const form of forms) for (const writing of this.table.forms.writingsWith(form)) found.add(writing);
    return found;
  }

  knows(word: Word): boolean {
    return word.forms.some((form) => this.table.forms.has(form));
  }

  positionsOf(writing: number): Uint32Array {
    return this.#positions.subarray(this.#firstPosition[writing], this.#firstPosition[writing + 1]);
  }

  lettersOf(writing: number): Letter[] {
    const letters = this.#letters[writing] ?? readLetters(this.table.writings.at(writing));
    this.#letters[writing] = letters;
    return letters;
  }

  /** How a writing is written with and without the alefs that it has above the line. */
  alefsAbove(writing: number): AlefsAbove | undefined {
    if (!(writing in this.#alefsAbove)) this.#alefsAbove[writing] = alefsAbove(this.table.writings.at(writing));
    return this.#alefsAbove[writing];
  }

  signsOf(writing: number): readonly Sign[] {
    const signs = this.#signs[writing] ?? signsOf(this.table.writings.at(writing));
    this.#signs[writing] = signs;
    return signs;
  }

  /** Whether the edition writes its vowels throughout, so that a letter without one has none. */
  get hasAllVowels(): boolean {
    this.#hasAllVowels ??= isVowelled(this.table.writings);
    return this.#hasAllVowels;
  }

  /** Whether a writing was read as one word that the edition writes exactly so. */
  isOwnWriting(written: string, words: readonly Word[]): boolean {
    return words.length === 1 && words[0]?.written === written && this.hasWriting(written);
  }

  /** Whether some word of the edition is written just so. */
  hasWriting(written: string): boolean {
    return this.table.writings.has(written);
  }

  /** The words of passages. */
  wordsOf({ from, to }: Places): Run {
    return { start: this.table.starts[from] ?? 0, end: this.table.starts[to] ?? this.table.text.length };
  }

  /** The passages that have this many words or fewer, in order. */
  passagesUpTo(words: number): readonly number[] {
    const known = this.#shortPassages.get(words);
    if (known) return known;
    const { starts, text } = this.table;
    const short: number[] = [];
    for (let place = 0; place < starts.length; place++) {
      const length = (starts[place + 1] ?? text.length) - (starts[place] ?? 0);
      if (length > 0 && length <= words) short.push(place);
    }
    this.#shortPassages.set(words, short);
    return short;
  }

  /** The passage that contains a word. */
  passageAt(word: number): number {
    const { starts } = this.table;
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= word) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Number of writings, from all over an edition, that show whether it writes its vowels. */
const SAMPLE = 500;

/** Long vowels, silent letters and the article's lam carry no sign: a vowelled text has one on two letters of three. */
const VOWELLED = 0.5;

function isVowelled(writings: StringTable): boolean {
  const step = Math.max(1, Math.floor(writings.length / SAMPLE));
  let [letters, signs] = [0, 0];
  for (let at = 0; at < writings.length; at += step) {
    for (const { vowel, doubled } of readLetters(writings.at(at))) {
      letters++;
      if (vowel !== '' || doubled) signs++;
    }
  }
  return letters > 0 && signs >= letters * VOWELLED;
}
