import type { Span } from '../find/quotation.ts';
import type { Judgement } from '../judge/judgement.ts';

/** Maximum quotations; the least recently used one is dropped. */
const MAX_ENTRIES = 4_000;

/** Maximum length of a cached quotation in characters (UTF-16); longer ones rarely repeat. */
const MAX_LENGTH = 3_000;

/** Characters before a quotation that can change the order in which it is displayed. */
const CONTEXT = 2;

/**
 * Remembers quotations that were verified: answers quote the same passages again and again. Nothing else is kept, because
 * unverified words could be a visitor's own.
 */
export class VerifiedCache {
  readonly #judgements = new Map<string, Judgement>();

  get(text: string, span: Span, place: string): Judgement | undefined {
    if (span.end - span.start > MAX_LENGTH) return undefined;
    const key = keyOf(text, span, place);
    const judgement = this.#judgements.get(key);
    if (judgement) {
      // A map keeps the order of insertion: moved to its end, this one is dropped last.
      this.#judgements.delete(key);
      this.#judgements.set(key, judgement);
    }
    return judgement;
  }

  set(text: string, span: Span, place: string, judgement: Judgement): void {
    if (span.end - span.start > MAX_LENGTH) return;
    this.#judgements.set(keyOf(text, span, place), judgement);
    const [oldest] = this.#judgements.size > MAX_ENTRIES ? this.#judgements.keys() : [];
    if (oldest !== undefined) this.#judgements.delete(oldest);
  }
}

/** Everything that a judgement depends on: the words as written, the characters right before them, and the cited place. */
function keyOf(text: string, { start, end }: Span, place: string): string {
  const from = Math.max(0, start - CONTEXT);
  return `${place}\n${start - from}${text.slice(from, end)}`;
}
