/**
 * Counts the letters, digits and line ends of a text once. Whether a stretch has any is then known without reading it
 * again, which keeps finding linear.
 */
export class TextLayout {
  readonly #text: string;
  /** The number of letters before each offset. */
  readonly #letters: Uint32Array;
  /** The number of letters and digits before each offset. */
  readonly #wordCharacters: Uint32Array;
  /** The offsets of the line ends, in order. */
  readonly #lineEnds: number[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#letters = new Uint32Array(text.length + 1);
    this.#wordCharacters = new Uint32Array(text.length + 1);
    let [letters, digits] = [0, 0];
    for (let at = 0; at < text.length; at++) {
      const kind = kindAt(text, at);
      if (kind === 'letter') letters++;
      else if (kind === 'digit') digits++;
      else if (kind === 'line end') this.#lineEnds.push(at);
      this.#letters[at + 1] = letters;
      this.#wordCharacters[at + 1] = letters + digits;
    }
  }

  hasLetter(from: number, to: number): boolean {
    return countBetween(this.#letters, from, to) > 0;
  }

  hasLetterOrDigit(from: number, to: number): boolean {
    return countBetween(this.#wordCharacters, from, to) > 0;
  }

  /** Where the line of an offset begins. */
  lineStart(at: number): number {
    const before = this.#lineEnds[this.#firstLineEnd(at) - 1];
    return before === undefined ? 0 : before + 1;
  }

  /** Where the line of an offset ends, before its line break. */
  lineEnd(at: number): number {
    return this.#lineEnds[this.#firstLineEnd(at)] ?? this.#text.length;
  }

  /** The index of the first line end that is not before an offset. */
  #firstLineEnd(offset: number): number {
    let [low, high] = [0, this.#lineEnds.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#lineEnds[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function countBetween(counts: Uint32Array, from: number, to: number): number {
  return to <= from ? 0 : (counts[Math.min(to, counts.length - 1)] ?? 0) - (counts[Math.max(0, from)] ?? 0);
}

type Kind = 'letter' | 'digit' | 'line end' | 'other';

function kindAt(text: string, at: number): Kind {
  const code = text.charCodeAt(at);
  if (code < 128) return kindOfAscii(code);
  // The second half of a surrogate pair is no character of its own.
  if (code >= 0xdc00 && code <= 0xdfff) return 'other';
  const character = code >= 0xd800 && code <= 0xdbff ? String.fromCodePoint(text.codePointAt(at) ?? code) : text[at];
  if (letter.test(character ?? '')) return 'letter';
  return digit.test(character ?? '') ? 'digit' : 'other';
}

function kindOfAscii(code: number): Kind {
  if (code === 10) return 'line end';
  if (code >= 48 && code <= 57) return 'digit';
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) ? 'letter' : 'other';
}

const letter = /\p{L}/u;
const digit = /\p{N}/u;
