import { bareWord, type Edition, type VerseUnits } from './units.ts';

/** The words of an edition, from which a mutation takes replacements. */
export class Vocabulary {
  /** Every unit of the edition, in its order: common words come up as often as they are common. */
  readonly units: readonly string[];
  readonly #written = new Map<string, string>();
  readonly #byShortened = new Map<string, string[]>();

  constructor(verses: readonly VerseUnits[], edition: Edition) {
    this.units = verses.flatMap(({ words }) => words[edition]);
    for (const unit of this.units) {
      const bare = bareWord(unit);
      if (this.#written.has(bare)) continue;
      this.#written.set(bare, unit);
      for (const shortened of shortenedOnce(bare)) {
        const others = this.#byShortened.get(shortened);
        if (others) others.push(bare);
        else this.#byShortened.set(shortened, [bare]);
      }
    }
  }

  /** How the edition writes a word that is given in its bare form. */
  written(bare: string): string | undefined {
    return this.#written.get(bare);
  }

  /** Other words that differ in one letter. */
  near(word: string): string[] {
    const bare = bareWord(word);
    const others = new Set(shortenedOnce(bare).flatMap((shortened) => this.#byShortened.get(shortened) ?? []));
    return [...others].filter((other) => other !== bare).map((other) => this.#written.get(other) ?? other);
  }
}

/** Two words that differ in one letter share one of these. */
function shortenedOnce(bare: string): string[] {
  return [bare, ...Array.from(bare, (_, at) => `${bare.slice(0, at)}${bare.slice(at + 1)}`)];
}
