import { loadTriage } from '../../src/answers/triage/load-triage.ts';
import { triage } from '../../src/answers/triage/triage.ts';
import { sanitizeArticle } from '../../src/articles/sanitize-article.ts';
import { Checker } from '../../src/checker/checker.ts';
import { plainText } from '../../src/contract/plain-text.ts';
import { parseProse } from '../../src/contract/prose.ts';
import { searchLibrary } from '../../src/knowledge/retrieval/search-library.ts';
import { findReferences } from '../../src/references/find-references.ts';
import { chooseEncoding } from '../../src/server/encodings.ts';
import { testCorpus } from '../support/test-corpus.ts';
import { testSearchIndex } from '../support/test-retrieval.ts';

/** A program that reads a visitor's text. */
export type Target = (text: string) => unknown;

/** Everything that reads a visitor's text, by name. */
export async function openTargets(): Promise<Record<string, Target>> {
  const corpus = testCorpus();
  const checker = new Checker(corpus);
  const [searched, lists] = await Promise.all([testSearchIndex(corpus), loadTriage('content')]);
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
