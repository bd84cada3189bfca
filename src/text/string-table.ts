/**
 * Distinct strings as bytes, numbered from 0. A site holds hundreds of thousands of words that it looks up and hardly ever
 * reads: as strings in a `Map` they take some six times as much memory.
 */
export class StringTable {
  readonly length: number;
  readonly #bytes: Uint8Array;
  /** Where each begins; the last entry is where another one would. */
  readonly #starts: Uint32Array;
  /** The length of the longest, in bytes. */
  readonly #longest: number;
  /** Room for the string that is looked up. */
  readonly #sought: Uint8Array;
  /** A hash table of numbers, each plus one; 0 is a free slot. At least half of the slots are free. */
  readonly #slots: Uint32Array;

  private constructor(bytes: Uint8Array, starts: Uint32Array) {
    this.length = starts.length - 1;
    this.#bytes = bytes;
    this.#starts = starts;
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(2, this.length * 2))));
    let longest = 0;
    for (let number = 0; number < this.length; number++) {
      longest = Math.max(longest, this.#endOf(number) - (starts[number] ?? 0));
      let slot = this.#slotOf(bytes, starts[number] ?? 0, this.#endOf(number));
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = number + 1;
    }
    this.#longest = longest;
    this.#sought = new Uint8Array(longest);
  }

  static of(strings: readonly string[]): StringTable {
    const starts = new Uint32Array(strings.length + 1);
    for (const [number, each] of strings.entries())
      starts[number + 1] = (starts[number] ?? 0) + encoder.encode(each).length + 1;
    return new StringTable(encoder.encode(strings.join('\n')), starts);
  }

  /** The strings as UTF-8, with a line end between every two; none of them may hold one. */
  get lines(): Uint8Array {
    return this.#bytes;
  }

  /** Strings as UTF-8, with a line end between every two; the bytes may not change afterwards. */
  static ofLines(bytes: Uint8Array): StringTable {
    const starts = [0];
    for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) starts.push(at + 1);
    if (bytes.length > 0) starts.push(bytes.length + 1);
    return new StringTable(bytes, Uint32Array.from(starts));
  }

  /** The string of a number; empty for a number that none has. */
  at(number: number): string {
    return number >= 0 && number < this.length
      ? decoder.decode(this.#bytes.subarray(this.#starts[number], this.#endOf(number)))
      : '';
  }

  /** The number of a string, or -1. */
  indexOf(written: string): number {
    // A letter takes at least as many bytes as it has units in a string.
    if (written.length > this.#longest) return -1;
    const { read, written: length } = encoder.encodeInto(written, this.#sought);
    if (read < written.length) return -1;
    const bytes = this.#sought.subarray(0, length);
    let slot = this.#slotOf(bytes, 0, bytes.length);
    for (;;) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0 || this.#isAt(number, bytes)) return number;
      slot = (slot + 1) & (this.#slots.length - 1);
    }
  }

  has(written: string): boolean {
    return this.indexOf(written) >= 0;
  }

  *[Symbol.iterator](): Generator<string> {
    for (let number = 0; number < this.length; number++) yield this.at(number);
  }

  /** Whether these bytes are the string of this number. */
  #isAt(number: number, bytes: Uint8Array): boolean {
    const start = this.#starts[number] ?? 0;
    if (this.#endOf(number) - start !== bytes.length) return false;
    for (let at = 0; at < bytes.length; at++) if (this.#bytes[start + at] !== bytes[at]) return false;
    return true;
  }

  /** One byte lies between two strings. */
  #endOf(number: number): number {
    return (this.#starts[number + 1] ?? 0) - 1;
  }

  /** FNV-1a, whose last step is mixed: similar words differ in few bits. */
  #slotOf(bytes: Uint8Array, start: number, end: number): number {
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) & (this.#slots.length - 1);
  }
}

const LINE_END = 10;
const encoder = new TextEncoder();
// Nothing is taken off: a word may begin with U+FEFF.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
