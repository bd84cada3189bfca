import { TextSearch } from '../../../src/checker/text-search.ts';
import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import type { Reference } from '../../../src/references/reference.ts';

/**
 * The references of the passages that contain these exact words, however few, in any edition: a fact about the corpus,
 * not a verdict. Words that occur in many places say nothing about their source.
 */
export function locate(words: string, corpus: Corpus): readonly Reference[] {
  const search = new TextSearch(words, corpus);
  const { parts } = search.read({ start: 0, end: words.length });
  const [part, ...others] = parts.filter(({ tokens }) => tokens.length > 0);
  if (!part || others.length > 0) return [];
  return search.editionsFor(part).flatMap(({ finder, words }) => {
    const places = (finder.find(words) ?? []).map((run) => finder.placesOf(run));
    return places.map(({ from, to }) => finder.prepared.work.cite(from, to));
  });
}
