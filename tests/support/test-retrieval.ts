import type { Corpus } from '../../src/knowledge/corpus/corpus.ts';
import { withArabicWorkNames } from '../../src/knowledge/notes/arabic-work-names.ts';
import { loadWorks } from '../../src/knowledge/profiles/load-profiles.ts';
import { createRetrieval } from '../../src/knowledge/retrieval/create-retrieval.ts';
import { loadThesaurus } from '../../src/knowledge/retrieval/load-thesaurus.ts';
import { testCorpusPath } from './test-corpus.ts';
import { testNotes } from './test-notes.ts';

/** The search as the server opens it, over the test corpus. */
export async function testRetrieval(corpus: Corpus, options?: Parameters<typeof createRetrieval>[1]) {
  const [thesaurus, written, works] = await Promise.all([
    loadThesaurus('content'),
    testNotes(),
    loadWorks('content/works.tsv'),
  ]);
  const notes = withArabicWorkNames(written, works);
  return createRetrieval({ corpusPath: testCorpusPath, corpus, thesaurus, notes }, options);
}
