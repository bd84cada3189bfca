import { Checker } from '../../../src/checker/checker.ts';
import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';

const checkers = new WeakMap<Corpus, Checker>();

/** The checker of a corpus: one for all measurements of it. */
export function checkerOf(corpus: Corpus): Checker {
  const checker = checkers.get(corpus) ?? new Checker(corpus);
  checkers.set(corpus, checker);
  return checker;
}
