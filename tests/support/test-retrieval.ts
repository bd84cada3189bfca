import type { Corpus } from '../../src/knowledge/corpus/corpus.ts';
import { loadNotes } from '../../src/knowledge/notes/load-notes.ts';
import { createRetrieval } from '../../src/knowledge/retrieval/create-retrieval.ts';
import { loadThesaurus } from '../../src/knowledge/retrieval/load-thesaurus.ts';
import { testCorpusPath } from './test-corpus.ts';

/** The search as the server opens it, over the test corpus. */
export async function testRetrieval(corpus: Corpus, options?: Parameters<typeof createRetrieval>[1]) {
  const [thesaurus, notes] = await Promise.all([loadThesaurus('content'), loadNotes('content')]);
  return createRetrieval({ corpusPath: testCorpusPath, corpus, thesaurus, notes }, options);
}
