import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { type ComposedArticle, composeText } from './compose-article.ts';
import type { ArticleDrafts } from './load-drafts.ts';

export const sampleOrigin = 'sample';

/** The one article that shows what articles look like here. */
export function composeSample({ sample }: ArticleDrafts, corpus: Corpus): ComposedArticle {
  return composeText(sample, sampleOrigin, corpus);
}
