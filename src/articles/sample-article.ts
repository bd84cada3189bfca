import type { Checker } from '../checker/checker.ts';
import { type ComposedArticle, composeText } from './compose-article.ts';
import type { ArticleDrafts } from './load-drafts.ts';

export const sampleOrigin = 'sample';

/** The one article that shows what articles look like here. */
export function composeSample({ sample }: ArticleDrafts, checker: Checker): ComposedArticle {
  return composeText(sample, sampleOrigin, checker);
}
