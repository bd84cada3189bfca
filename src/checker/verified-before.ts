import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Judgement } from './judgement.ts';
import type { Span } from './quotation.ts';

/** So many quotations are remembered, the last used ones. */
const MOST_KEPT = 4_000;

/** Longer ones are rare. */
const LONGEST_KEPT = 3_000;

/** The signs before a quotation that can turn its order. */
const AROUND = 2;

const kept = new WeakMap<Corpus, Map<string, Judgement>>();

/**
 * Quotations that were verified before against the same library: the answers of this site quote the same passages again
 * and again, and what stands there once does so always. Of what is not verified nothing is kept, for that would be words
 * of a visitor.
 */
export class VerifiedBefore {
  readonly #text: string;
  readonly #judgements: Map<string, Judgement>;

  constructor(text: string, corpus: Corpus) {
    this.#text = text;
    this.#judgements = kept.get(corpus) ?? new Map();
    kept.set(corpus, this.#judgements);
  }

  get(span: Span, place: string): Judgement | undefined {
    if (span.end - span.start > LONGEST_KEPT) return undefined;
    const key = this.#keyOf(span, place);
    const judgement = this.#judgements.get(key);
    if (judgement) {
      // Put last again: the first are the first to go.
      this.#judgements.delete(key);
      this.#judgements.set(key, judgement);
    }
    return judgement;
  }

  keep(span: Span, place: string, judgement: Judgement): void {
    if (span.end - span.start > LONGEST_KEPT) return;
    this.#judgements.set(this.#keyOf(span, place), judgement);
    const [oldest] = this.#judgements.size > MOST_KEPT ? this.#judgements.keys() : [];
    if (oldest !== undefined) this.#judgements.delete(oldest);
  }

  /** All that a judgement depends on: the words as they are written, the signs right before them, and the place. */
  #keyOf({ start, end }: Span, place: string): string {
    return `${place}\n${start - Math.max(0, start - AROUND)}${this.#text.slice(Math.max(0, start - AROUND), end)}`;
  }
}
