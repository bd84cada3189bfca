import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Reference } from '../references/reference.ts';
import { Judge } from './judge.ts';

/**
 * Where words stand as they are, however few: a fact about the corpus, and no verdict. Words that are met anywhere tell
 * nothing of their source.
 */
export function locate(words: string, corpus: Corpus): readonly Reference[] {
  const judge = new Judge(words, corpus);
  return judge.standing({ start: 0, end: words.length });
}
