import type { Corpus } from '../knowledge/corpus/corpus.ts';

/** What stands beside references in texts of this site, of which no word is quoted. */
export interface UnquotedBefore {
  has(beside: string, references: string): boolean;
  keep(beside: string, references: string): void;
}

/** All that notes and articles say fits several times. */
const MOST_KEPT = 10_000;

const kept = new WeakMap<Corpus, Set<string>>();

/** Remembered for one library, for texts of this site alone: of others nothing is kept. */
export function unquotedBefore(corpus: Corpus): UnquotedBefore {
  const known = kept.get(corpus) ?? new Set();
  kept.set(corpus, known);
  const keyOf = (beside: string, references: string) => `${references}\n${beside}`;
  return {
    has: (beside, references) => known.has(keyOf(beside, references)),
    keep: (beside, references) => {
      if (known.size >= MOST_KEPT) known.clear();
      known.add(keyOf(beside, references));
    },
  };
}
