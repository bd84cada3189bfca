import { type KeptLists, NumberLists } from '../../words/number-lists.ts';

/** Numbers for keys, in the order in which they come. */
export class Numbering<Key> {
  readonly #numbers: Map<Key, number>;

  /** `keys` get the numbers from 0 on. */
  constructor(keys: readonly Key[] = []) {
    this.#numbers = new Map(keys.map((key, number) => [key, number]));
  }

  keys(): Key[] {
    return [...this.#numbers.keys()];
  }

  get size(): number {
    return this.#numbers.size;
  }

  /** The number of a key, which gets one if it has none. */
  number(key: Key): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }

  of(key: Key): number | undefined {
    return this.#numbers.get(key);
  }
}

/** Sets of keys that are often asked whether they have a key. */
export class KeySets<Key> {
  readonly #numbering: Numbering<Key>;
  readonly #sets: NumberLists;

  constructor(sets: KeptLists, numbering: Numbering<Key>) {
    this.#numbering = numbering;
    this.#sets = new NumberLists(sets);
  }

  static of<Key>(sets: readonly (readonly Key[])[], numbering: Numbering<Key>): KeySets<Key> {
    const numbers = sets.map((set) => [...new Set(set.map((key) => numbering.number(key)))]);
    return new KeySets(NumberLists.of(numbers.map((set) => set.sort((one, other) => one - other))).kept, numbering);
  }

  get kept(): KeptLists {
    return this.#sets.kept;
  }

  has(set: number, key: Key): boolean {
    const number = this.#numbering.of(key);
    if (number === undefined) return false;
    const numbers = this.#sets.of(set);
    let [low, high] = [0, numbers.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return numbers[low] === number;
  }
}

export interface KeptPostings {
  /** Where the documents of each key begin. */
  starts: Uint32Array;
  documents: Uint32Array;
  counts: Uint16Array;
  lengths: Uint32Array;
}

/** An inverted index: for each key, the numbers of the documents that contain it and how often they do. */
export class Postings<Key> {
  readonly #numbering: Numbering<Key>;
  readonly #starts: Uint32Array;
  readonly #documents: Uint32Array;
  readonly #counts: Uint16Array;
  /** The number of keys of each document, repeats counted. */
  readonly lengths: Uint32Array;
  /** The keys of a document in the mean. */
  readonly meanLength: number;

  constructor({ starts, documents, counts, lengths }: KeptPostings, numbering: Numbering<Key>) {
    this.#numbering = numbering;
    this.#starts = starts;
    this.#documents = documents;
    this.#counts = counts;
    this.lengths = lengths;
    this.meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
  }

  static of<Key>(written: readonly (readonly Key[])[], numbering: Numbering<Key>): Postings<Key> {
    const counted = written.map((keys) => countsOf(keys, numbering));
    const starts = new Uint32Array(numbering.size + 1);
    for (const own of counted) for (const key of own.keys()) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
    for (let key = 0; key < numbering.size; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
    const next = starts.slice();
    const documents = new Uint32Array(starts.at(-1) ?? 0);
    const counts = new Uint16Array(documents.length);
    for (const [document, own] of counted.entries()) {
      for (const [key, count] of own) {
        const at = next[key] ?? 0;
        documents[at] = document;
        counts[at] = count;
        next[key] = at + 1;
      }
    }
    const lengths = Uint32Array.from(written, ({ length }) => length);
    return new Postings({ starts, documents, counts, lengths }, numbering);
  }

  get kept(): KeptPostings {
    return { starts: this.#starts, documents: this.#documents, counts: this.#counts, lengths: this.lengths };
  }

  /** In how many documents a key occurs. */
  frequency(key: Key): number {
    const number = this.#numbering.of(key);
    return number === undefined ? 0 : this.#startOf(number + 1) - this.#startOf(number);
  }

  /** The frequencies of all keys, by their numbers. */
  frequencies(): Uint32Array {
    return Uint32Array.from(
      { length: this.#starts.length - 1 },
      (_, key) => this.#startOf(key + 1) - this.#startOf(key),
    );
  }

  /** The rarity of a key, from 0 for one that all documents contain. */
  rarity(key: Key): number {
    return rarity(this.frequency(key), this.lengths.length);
  }

  /** The documents that contain a key, and how often each does. */
  of(key: Key): { documents: Uint32Array; counts: Uint16Array } {
    const number = this.#numbering.of(key);
    const [start, end] = number === undefined ? [0, 0] : [this.#startOf(number), this.#startOf(number + 1)];
    return { documents: this.#documents.subarray(start, end), counts: this.#counts.subarray(start, end) };
  }

  /** Keys that were numbered after this index was made are in no document. */
  #startOf(key: number): number {
    return this.#starts[key] ?? this.#documents.length;
  }
}

function countsOf<Key>(keys: readonly Key[], numbering: Numbering<Key>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const key of keys) {
    const number = numbering.number(key);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

/** The rarity of keys that this many of all documents contain. */
export const rarity = (frequency: number, documents: number) => Math.log(1 + documents / (0.5 + frequency));
