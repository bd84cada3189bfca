import type { DraftPart, PointLink } from '../draft-answer.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { wording } from './extractive/wording.ts';

/** Links to near points, as the last part of what an engine drafts. */
export function moreIn(points: readonly PointLink[], language: AnswerLanguage): DraftPart {
  const { moreIn: introducedBy } = wording[language];
  return { kind: 'more', blocks: points.length > 0 ? [{ kind: 'links', introducedBy, links: points }] : [] };
}
