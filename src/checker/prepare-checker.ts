import type { Corpus, HeldEdition, Work } from '../knowledge/corpus/corpus.ts';
import { scriptOf } from '../knowledge/words/read-words.ts';
import type { Script } from '../text/tokens.ts';
import { WordIndex } from './word-index.ts';

/** An edition made ready to be searched. */
export interface PreparedEdition {
  work: Work;
  edition: HeldEdition;
  script: Script;
  index: WordIndex;
}

const prepared = new WeakMap<Corpus, readonly PreparedEdition[]>();

/** The corpus made ready for comparison, once. A server calls this before it takes a library into use: no visitor waits for it. */
export function prepareChecker(corpus: Corpus): readonly PreparedEdition[] {
  const known = prepared.get(corpus);
  if (known) return known;
  const editions = corpus.works
    .filter(({ kind }) => kind !== 'tafsir')
    .flatMap((work) => work.editions.filter(({ role }) => role !== 'commentary').map((edition) => ({ work, edition })))
    .map(({ work, edition }) => ({
      work,
      edition,
      script: scriptOf(edition.language),
      index: indexOf(edition),
    }));
  prepared.set(corpus, editions);
  return editions;
}

/** An edition that stays when the library changes around it is not read again. */
const indexes = new WeakMap<HeldEdition, WordIndex>();

function indexOf(edition: HeldEdition): WordIndex {
  const index = indexes.get(edition) ?? new WordIndex(edition.words());
  indexes.set(edition, index);
  return index;
}
