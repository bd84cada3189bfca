/** Maximum entries; everything that notes and articles say fits several times. */
const MAX_ENTRIES = 10_000;

/** Remembers text beside references of which no word is quoted. Used for texts of this site alone. */
export class UnquotedCache {
  readonly #known = new Set<string>();

  has(beside: string, references: string): boolean {
    return this.#known.has(keyOf(beside, references));
  }

  add(beside: string, references: string): void {
    if (this.#known.size >= MAX_ENTRIES) this.#known.clear();
    this.#known.add(keyOf(beside, references));
  }
}

function keyOf(beside: string, references: string): string {
  return `${references}\n${beside}`;
}
