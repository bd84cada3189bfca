import { testCorpus } from './test-corpus.ts';

/** Builds the test corpus once, before the workers start: otherwise each of the first files would build it. */
export function setup(): void {
  testCorpus();
}
