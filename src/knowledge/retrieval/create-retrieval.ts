import type { QuranReference } from '../../references/reference.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { gatherPassages } from './gather-passages.ts';
import { planSearch, type SearchTopic } from './plan-search.ts';
import type { Found, Retrieval } from './retrieval.ts';
import { SearchThread } from './search-thread.ts';

/** A search takes a few milliseconds: one that takes so long will not come. */
const PATIENCE = 2_000;

/** Enough verses that, with neighbours joined, the passages asked for remain. */
const VERSES_PER_PASSAGE = 8;

/** A passage that the question names outright stands before all that is found by its words. */
const NAMED = 10;

/** Searches the corpus file at `corpusPath`, which must be the one that `corpus` was loaded from. */
export function createRetrieval(corpusPath: string, corpus: Corpus, patience = PATIENCE): Retrieval {
  const thread = new SearchThread(corpusPath, patience);
  const verseNumbers = new Map(corpus.verses.map(({ surah, ayah }, index) => [`${surah}:${ayah}`, index + 1]));

  const versesOf = (passages: readonly QuranReference[]) =>
    passages.flatMap(({ surah, from, to }) =>
      Array.from({ length: to - from + 1 }, (_, step) => verseNumbers.get(`${surah}:${from + step}`) ?? 0),
    );
  const request = (kind: 'subject' | 'word') => (topic: SearchTopic) => {
    const { english, arabic, passages } = topic;
    // Where the operator has switched the translation off, nothing is found by its words either.
    return { kind, english: corpus.translationEdition ? english : [], arabic, known: versesOf(passages) };
  };

  async function find(question: string, limit: number): Promise<Found[]> {
    const plan = planSearch(question, corpus);
    const named = plan.named.flatMap((reference) => {
      const passage = corpus.passage(reference);
      return passage ? [{ passage, score: NAMED }] : [];
    });
    const topics = [...plan.subjects.map(request('subject')), ...plan.words.map(request('word'))];
    if (topics.length === 0 || named.length >= limit) return named.slice(0, limit);

    const ranked = await thread.search({ topics, belonging: plan.belonging, limit: limit * VERSES_PER_PASSAGE });
    const known = plan.subjects.flatMap(({ passages }) => passages);
    const found = gatherPassages(ranked, known, corpus, limit).filter(
      ({ passage }) => !overlapsAny(passage.reference, plan.named),
    );
    return [...named, ...found].slice(0, limit);
  }

  return { find, close: () => thread.close() };
}

function overlapsAny(passage: QuranReference, others: readonly QuranReference[]): boolean {
  return others.some(({ surah, from, to }) => surah === passage.surah && from <= passage.to && passage.from <= to);
}
