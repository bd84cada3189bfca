/** Where each list begins, and the numbers of all. */
export interface KeptLists {
  starts: Uint32Array;
  numbers: Uint32Array;
}

/** Lists of numbers, one after the other: an array for each would take several times as much memory. */
export class NumberLists {
  readonly #starts: Uint32Array;
  readonly #numbers: Uint32Array;

  constructor({ starts, numbers }: KeptLists) {
    this.#starts = starts;
    this.#numbers = numbers;
  }

  get kept(): KeptLists {
    return { starts: this.#starts, numbers: this.#numbers };
  }

  static of(lists: readonly (readonly number[])[]): NumberLists {
    const starts = startsOf(lists.map(({ length }) => length));
    const numbers = new Uint32Array(starts.at(-1) ?? 0);
    for (const [at, list] of lists.entries()) numbers.set(list, starts[at]);
    return new NumberLists({ starts, numbers });
  }

  /** For each number below `most`, the lists that have it, in their order. */
  inverted(most: number): NumberLists {
    const counts = new Uint32Array(most);
    for (const number of this.#numbers) counts[number] = (counts[number] ?? 0) + 1;
    const starts = startsOf(counts);
    const next = starts.slice();
    const lists = new Uint32Array(this.#numbers.length);
    for (let list = 0; list < this.#starts.length - 1; list++) {
      for (const number of this.of(list)) {
        const at = next[number] ?? 0;
        lists[at] = list;
        next[number] = at + 1;
      }
    }
    return new NumberLists({ starts, numbers: lists });
  }

  of(list: number): Uint32Array {
    return this.#numbers.subarray(this.#starts[list], this.#starts[list + 1]);
  }
}

function startsOf(lengths: readonly number[] | Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [at, length] of lengths.entries()) starts[at + 1] = (starts[at] ?? 0) + length;
  return starts;
}
