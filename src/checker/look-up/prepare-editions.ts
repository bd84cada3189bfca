import type { Corpus, HeldEdition, Work } from '../../knowledge/corpus/corpus.ts';
import { scriptOf } from '../../knowledge/words/read-words.ts';
import type { Script } from '../../text/tokens.ts';
import { WordIndex } from './word-index.ts';

/** An edition with the index in which its words are looked up. */
export interface PreparedEdition {
  work: Work;
  edition: HeldEdition;
  script: Script;
  index: WordIndex;
}

/** Indexes the words of every edition that can be quoted; an edition that was prepared before is not read again. */
export function prepareEditions(corpus: Corpus, previous: readonly PreparedEdition[] = []): readonly PreparedEdition[] {
  const indexes = new Map(previous.map(({ edition, index }) => [edition, index]));
  return corpus.works
    .filter(({ kind }) => kind !== 'tafsir')
    .flatMap((work) => work.editions.filter(({ role }) => role !== 'commentary').map((edition) => ({ work, edition })))
    .map(({ work, edition }) => ({
      work,
      edition,
      script: scriptOf(edition.language),
      index: indexes.get(edition) ?? new WordIndex(edition.words()),
    }));
}
