import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { testCorpus } from '../../support/test-corpus.ts';

/** The library that is measured: the built-in one; later with so many hadith added by packs. */
export function openLibrary(hadith: number): Corpus {
  if (hadith > 0) throw new Error('No packs of hadith can be added yet: leave --hadith out');
  return testCorpus();
}
