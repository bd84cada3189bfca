import type { Corpus, HeldEdition, Work } from '../../knowledge/corpus/corpus.ts';
import { scriptOf } from '../../knowledge/words/read-words.ts';
import type { Script } from '../../text/tokens.ts';
import { PassageReader } from './passage-reader.ts';
import { WordIndex } from './word-index.ts';

/** An edition with the index in which its words are looked up. */
export interface PreparedEdition {
  work: Work;
  edition: HeldEdition;
  script: Script;
  index: WordIndex;
  passages: PassageReader;
}

/** Indexes the words of every edition that can be quoted; an edition that was prepared before is not read again. */
export function prepareEditions(corpus: Corpus, previous: readonly PreparedEdition[] = []): readonly PreparedEdition[] {
  const known = new Map(previous.map((prepared) => [prepared.edition, prepared]));
  return corpus.works
    .filter(({ kind }) => kind !== 'tafsir')
    .flatMap((work) => work.editions.filter(({ role }) => role !== 'commentary').map((edition) => ({ work, edition })))
    .map(({ work, edition }) => {
      const before = known.get(edition);
      if (before) return { ...before, work };
      const index = new WordIndex(edition.words());
      const passages = new PassageReader(edition, work.kind, index);
      return { work, edition, script: scriptOf(edition.language), index, passages };
    });
}
