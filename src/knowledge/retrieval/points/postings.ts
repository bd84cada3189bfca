/** An inverted index: for each key, the numbers of the documents that contain it and how often they do. */
export class Postings<Key> {
  readonly #lists = new Map<Key, { documents: number[]; counts: number[] }>();
  /** The number of keys of each document, repeats counted. */
  readonly lengths: number[] = [];

  /** Adds the next document. */
  add(keys: readonly Key[]): void {
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

  /** In how many documents a key occurs. */
  frequency(key: Key): number {
    return this.#lists.get(key)?.documents.length ?? 0;
  }

  /** The rarity of a key, from 0 for one that all documents contain. */
  rarity(key: Key): number {
    return Math.log(1 + this.lengths.length / (0.5 + this.frequency(key)));
  }

  each(key: Key, visit: (document: number, count: number) => void): void {
    const list = this.#lists.get(key);
    if (!list) return;
    for (let at = 0; at < list.documents.length; at++) visit(list.documents[at] ?? 0, list.counts[at] ?? 0);
  }
}
