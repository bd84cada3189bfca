import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { type KnownWords, normalizeArabic, normalizeLatin } from './normalize.ts';
import { WordIndex } from './word-index.ts';

export interface PreparedEditions {
  arabic: WordIndex;
  latin: WordIndex;
}

const prepared = new WeakMap<Corpus, PreparedEditions>();

/** The corpus made ready for comparison, once. A server calls this at its start, so that no visitor waits for it. */
export function prepareChecker(corpus: Corpus): PreparedEditions {
  const known = prepared.get(corpus);
  if (known) return known;
  const { verses } = corpus;
  const words: { arabic: KnownWords; latin: KnownWords } = { arabic: new Map(), latin: new Map() };
  const editions = {
    arabic: new WordIndex(verses, (verse) => normalizeArabic(verses[verse]?.arabic ?? '', words.arabic)),
    latin: new WordIndex(verses, (verse) => normalizeLatin(verses[verse]?.translation ?? '', words.latin)),
  };
  prepared.set(corpus, editions);
  return editions;
}
