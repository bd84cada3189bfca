import type { Corpus } from '../../src/knowledge/corpus/corpus.ts';
import { withArabicWorkNames } from '../../src/knowledge/notes/arabic-work-names.ts';
import { loadWorks } from '../../src/knowledge/profiles/load-profiles.ts';
import { createRetrieval, sourceOf } from '../../src/knowledge/retrieval/create-retrieval.ts';
import { loadThesaurus } from '../../src/knowledge/retrieval/load-thesaurus.ts';
import { openSearchIndex } from '../../src/knowledge/retrieval/open-search-index.ts';
import { builtSearchIndex } from '../../src/server/paths.ts';
import { testCorpusPath } from './test-corpus.ts';
import { testNotes } from './test-notes.ts';

/** The search as the server opens it, over the test corpus. */
export async function testRetrieval(corpus: Corpus, options?: Parameters<typeof createRetrieval>[1]) {
  return createRetrieval(await searchParts(corpus), options);
}

/** What its thread looks into, for tests that call the search itself. */
export async function testSearchIndex(corpus: Corpus) {
  const parts = await searchParts(corpus);
  return openSearchIndex(sourceOf(parts), parts.builtIndex);
}

async function searchParts(corpus: Corpus) {
  const [thesaurus, written, works] = await Promise.all([
    loadThesaurus('content'),
    testNotes(),
    loadWorks('content/works.tsv'),
  ]);
  const notes = withArabicWorkNames(written, works);
  return { corpusPath: testCorpusPath, builtIndex: builtSearchIndex, corpus, thesaurus, notes };
}
