import { StringTable } from '../../text/string-table.ts';
import type { ReaderWeights } from './reader.ts';

/** The weights of tens of thousands of traits; as arrays in a `Map` they take eight times as much memory. */
export class TraitWeights implements Pick<ReaderWeights['weights'], 'get' | 'size'> {
  readonly #traits: StringTable;
  /** Two of each trait, in hundredths. */
  readonly #hundredths: Int16Array;

  constructor(traits: readonly string[], hundredths: readonly number[]) {
    this.#traits = StringTable.of(traits);
    this.#hundredths = Int16Array.from(hundredths);
    const lost = hundredths.find((each, at) => each !== this.#hundredths[at]);
    if (lost !== undefined) throw new Error(`A weight is not in whole hundredths, or too large: ${lost}`);
  }

  get size(): number {
    return this.#traits.length;
  }

  get(trait: string): readonly [danger: number, despair: number] | undefined {
    const at = this.#traits.indexOf(trait) * 2;
    return at < 0 ? undefined : [(this.#hundredths[at] ?? 0) / 100, (this.#hundredths[at + 1] ?? 0) / 100];
  }
}
