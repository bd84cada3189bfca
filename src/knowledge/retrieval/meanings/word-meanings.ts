import { StringTable } from '../../../text/string-table.ts';

// What English words mean, as vectors: words that stand in like sentences, or in questions with one answer, have like
// vectors. They compare a question with a text that says the same in other words. The file is made by
// scripts/fit/meanings.ts from GloVe and from the questions of this library.

/** A direction for the meaning of a text, of length one. */
export type Meaning = Float32Array<ArrayBuffer>;

/** The meanings of words, as content/thesaurus/meanings.bin has them. */
export class WordMeanings {
  readonly #dimensions: number;
  readonly #words: StringTable;
  /** How much each word tells: rare words much, common ones hardly anything. From 0 to 255. */
  readonly #weights: Uint8Array;
  readonly #vectors: Int8Array;

  /** Reads a line of JSON, the words one a line, then their weights and their vectors. */
  constructor(bytes: Uint8Array) {
    const headEnd = bytes.indexOf(LINE_END);
    const { words, dimensions, letters } = JSON.parse(decode(bytes.subarray(0, headEnd))) as MeaningsHead;
    const wordsEnd = headEnd + 1 + letters;
    this.#words = StringTable.ofLines(bytes.subarray(headEnd + 1, wordsEnd));
    if (this.#words.length !== words) throw new Error(`meanings.bin holds ${this.#words.length} words, not ${words}`);
    this.#dimensions = dimensions;
    this.#weights = bytes.subarray(wordsEnd, wordsEnd + words);
    this.#vectors = new Int8Array(bytes.buffer, bytes.byteOffset + wordsEnd + words, words * dimensions);
  }

  /** The meaning of a text, from its folded words; undefined if no word is known. */
  of(words: readonly string[]): Meaning | undefined {
    const sum = new Float32Array(this.#dimensions);
    let known = 0;
    for (const word of words) {
      const place = this.#words.indexOf(word);
      if (place < 0) continue;
      known++;
      const weight = this.#weights[place] ?? 0;
      const from = place * this.#dimensions;
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (this.#vectors[from + at] ?? 0);
    }
    return known === 0 ? undefined : ofLengthOne(sum);
  }
}

export interface MeaningsHead {
  words: number;
  dimensions: number;
  /** Bytes of the list of words. */
  letters: number;
}

const LINE_END = 10;
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

export function ofLengthOne(vector: Float32Array<ArrayBuffer>): Meaning {
  const length = Math.sqrt(vector.reduce((sum, each) => sum + each * each, 0)) || 1;
  return vector.map((each) => each / length);
}

export interface KeptMeanings {
  rows: Float32Array;
  length: number;
  dimensions: number;
}

/** Many meanings one after the other, so that all of them are compared quickly. */
export class MeaningTable {
  readonly kept: KeptMeanings;
  readonly #rows: Float32Array;
  readonly #length: number;

  constructor(kept: KeptMeanings) {
    this.kept = kept;
    this.#rows = kept.rows;
    this.#length = kept.length;
  }

  static of(meanings: readonly (Meaning | undefined)[]): MeaningTable {
    const dimensions = meanings.find((meaning) => meaning)?.length ?? 0;
    const rows = new Float32Array(meanings.length * dimensions);
    for (const [row, meaning] of meanings.entries()) if (meaning) rows.set(meaning, row * dimensions);
    return new MeaningTable({ rows, length: meanings.length, dimensions });
  }

  /** How alike each is to this one, by its number. */
  likenesses(meaning: Meaning | undefined): Float32Array {
    const found = new Float32Array(this.#length);
    if (!meaning) return found;
    for (let row = 0, at = 0; row < found.length; row++) {
      let product = 0;
      for (let dimension = 0; dimension < meaning.length; dimension++, at++) {
        product += (this.#rows[at] ?? 0) * (meaning[dimension] ?? 0);
      }
      found[row] = Math.max(0, product);
    }
    return found;
  }
}

/** The meaning of several texts together. */
export function together(meanings: readonly Meaning[]): Meaning | undefined {
  const [first] = meanings;
  if (!first) return undefined;
  const sum = new Float32Array(first.length);
  for (const meaning of meanings) for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (meaning[at] ?? 0);
  return ofLengthOne(sum);
}
