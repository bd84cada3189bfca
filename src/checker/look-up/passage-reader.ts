import type { HeldEdition, Work } from '../../knowledge/corpus/corpus.ts';
import { passageWords } from '../../knowledge/words/read-words.ts';
import { readTokens } from '../../text/tokens.ts';
import type { Run, WordIndex } from './word-index.ts';

/** Maximum passages kept; a text rarely quotes more from one edition. */
const MAX_PASSAGES = 500;

/** A passage as the edition writes it. */
export interface ReadPassage {
  text: string;
  /** The offsets of its words in the text (UTF-16). */
  spans: readonly { start: number; end: number }[];
  /** The position of its first word in the edition. */
  firstWord: number;
}

/** Reads the passages of one edition, and remembers the last ones. */
export class PassageReader {
  readonly #edition: HeldEdition;
  readonly #kind: Work['kind'];
  readonly #index: WordIndex;
  readonly #passages = new Map<number, ReadPassage>();

  constructor(edition: HeldEdition, kind: Work['kind'], index: WordIndex) {
    this.#edition = edition;
    this.#kind = kind;
    this.#index = index;
  }

  read(place: number): ReadPassage {
    const known = this.#passages.get(place);
    if (known) return known;
    const text = this.#edition.text(place);
    const reading = { language: this.#edition.language, kind: this.#kind };
    const words = passageWords(readTokens(text), reading, this.#index.knownWords);
    const spans = words.map(({ start, end }) => ({ start, end }));
    const passage = { text, spans, firstWord: this.#index.table.starts[place] ?? 0 };
    if (this.#passages.size >= MAX_PASSAGES) this.#passages.clear();
    this.#passages.set(place, passage);
    return passage;
  }

  /** The edition's text of a run, byte for byte. A passage that the run contains whole is given with its punctuation. */
  write({ start, end }: Run): string {
    const pieces: string[] = [];
    for (let place = this.#index.passageAt(start); place <= this.#index.passageAt(end - 1); place++) {
      const { text, spans, firstWord } = this.read(place);
      const from = start <= firstWord ? 0 : spans[start - firstWord]?.start;
      const to = end >= firstWord + spans.length ? text.length : spans[end - firstWord - 1]?.end;
      pieces.push(text.slice(from, to));
    }
    return pieces.join(' ').trim();
  }
}
