/** Offsets at which something begins, in rising order. */
export class Starts {
  readonly #starts: readonly number[];

  constructor(starts: readonly number[]) {
    this.#starts = starts;
  }

  /** The index of the last that begins at or before an offset; −1 before the first. */
  at(offset: number): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  get count(): number {
    return this.#starts.length;
  }

  startOf(index: number): number {
    return this.#starts[index] ?? 0;
  }
}

/** Where the lines of a text begin, whatever ends them. */
export function lineStarts(text: string): Starts {
  return new Starts([0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => index + end.length)]);
}

/** Line and column of an offset, both from 1, in UTF-16 units as editors and SARIF count them. */
export function lineAndColumn(lines: Starts, offset: number): { line: number; column: number } {
  const index = lines.at(offset);
  return { line: index + 1, column: offset - lines.startOf(index) + 1 };
}
