interface List {
  documents: number[];
  counts: number[];
}

const NONE: List = { documents: [], counts: [] };

/** An inverted index: for each key, the numbers of the documents that contain it and how often they do. */
export class Postings<Key> {
  readonly #lists = new Map<Key, List>();
  /** The number of keys of each document, repeats counted. */
  readonly lengths: number[] = [];
  #meanLength: number | undefined;

  /** Adds the next document. */
  add(keys: readonly Key[]): void {
    this.#meanLength = undefined;
    const document = this.lengths.push(keys.length) - 1;
    for (const key of keys) {
      const list = this.#lists.get(key) ?? { documents: [], counts: [] };
      if (list.documents.length === 0) this.#lists.set(key, list);
      if (list.documents.at(-1) === document) list.counts[list.counts.length - 1] = (list.counts.at(-1) ?? 0) + 1;
      else {
        list.documents.push(document);
        list.counts.push(1);
      }
    }
  }

  /** The keys of a document in the mean. */
  get meanLength(): number {
    this.#meanLength ??= this.lengths.reduce((sum, length) => sum + length, 0) / Math.max(this.lengths.length, 1);
    return this.#meanLength;
  }

  /** In how many documents a key occurs. */
  frequency(key: Key): number {
    return this.#lists.get(key)?.documents.length ?? 0;
  }

  /** The rarity of a key, from 0 for one that all documents contain. */
  rarity(key: Key): number {
    return Math.log(1 + this.lengths.length / (0.5 + this.frequency(key)));
  }

  /** The documents that contain a key, and how often each does. */
  of(key: Key): Readonly<List> {
    return this.#lists.get(key) ?? NONE;
  }
}
