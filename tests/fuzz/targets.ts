import { loadTriage } from '../../src/answers/triage/load-triage.ts';
import { triage } from '../../src/answers/triage/triage.ts';
import { sanitizeArticle } from '../../src/articles/sanitize-article.ts';
import { Checker } from '../../src/checker/checker.ts';
import { plainText } from '../../src/contract/plain-text.ts';
import { parseProse } from '../../src/contract/prose.ts';
import { everythingOn } from '../../src/knowledge/retrieval/ablations.ts';
import { loadThesaurus } from '../../src/knowledge/retrieval/load-thesaurus.ts';
import { openSearchIndex } from '../../src/knowledge/retrieval/open-search-index.ts';
import { searchLibrary } from '../../src/knowledge/retrieval/search-library.ts';
import { findReferences } from '../../src/references/find-references.ts';
import { chooseEncoding } from '../../src/server/encodings.ts';
import { testCorpus, testCorpusPath } from '../support/test-corpus.ts';
import { testNotes } from '../support/test-notes.ts';

/** A program that reads a visitor's text. */
export type Target = (text: string) => unknown;

/** Everything that reads a visitor's text, by name. */
export async function openTargets(): Promise<Record<string, Target>> {
  const corpus = testCorpus();
  const checker = new Checker(corpus);
  const [thesaurus, notes, lists] = await Promise.all([loadThesaurus('content'), testNotes(), loadTriage('content')]);
  const editions = (corpus.works[0]?.editions ?? []).map(({ id, language }) => ({ id, language }));
  const searched = openSearchIndex({ corpusPath: testCorpusPath, editions, thesaurus, notes, ablations: everythingOn });
  return {
    checker: (text) => checker.checkText(text),
    references: (text) => findReferences(text),
    triage: (text) => triage(text, lists),
    retrieval: (text) => searchLibrary({ question: text, limit: 8 }, searched),
    sanitizer: (text) => sanitizeArticle(text),
    markdown: (text) => [parseProse(text), plainText(text)],
    encodings: (text) => chooseEncoding(text),
  };
}
