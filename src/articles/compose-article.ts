import type { DraftPart } from '../answers/draft-answer.ts';
import { passGate } from '../answers/gate/gate.ts';
import type { Checker } from '../checker/checker.ts';
import type { Note } from '../knowledge/notes/note.ts';
import type { ArticleDraft } from './load-drafts.ts';
import { type ArticleSubject, originOf } from './next-subject.ts';
import { renderHtml } from './render-html.ts';
import { sanitizeArticle } from './sanitize-article.ts';
import { slugOf } from './slug.ts';
import { type WrittenPlan, writePlan } from './write-plan.ts';

/** Not exported: only this file can create an article, and only from text that passed the gate. */
const composed: unique symbol = Symbol('composed');

/** An article whose every quotation of scripture passed the gate. */
export interface ComposedArticle {
  readonly [composed]: true;
  slug: string;
  title: string;
  summary: string;
  /** Sanitised HTML. */
  content: string;
  /** The proven text in the Markdown subset, from which it can be composed again. */
  source: string;
  origin: string;
}

/** The gate withheld the text: the content or the library is at fault, not the program. */
export class UnprovenArticle extends Error {
  constructor(title: string, origin: string) {
    super(`Nothing in the article “${title}” (${origin}) could be proven`);
    this.name = 'UnprovenArticle';
  }
}

type Text = Pick<ArticleDraft, 'title' | 'summary' | 'markdown'>;

/** Composes the article of a subject. Its quotations pass the same gate as those of answers. */
export function composeArticle(subject: ArticleSubject, notes: readonly Note[], checker: Checker): ComposedArticle {
  if (subject.kind === 'written') return composeText(subject.draft, originOf(subject), checker);
  return composeParts(writePlan(subject.plan, notes, checker.corpus), originOf(subject), checker);
}

export function composeText({ title, summary, markdown }: Text, origin: string, checker: Checker): ComposedArticle {
  const parts: DraftPart[] = [{ kind: 'answer', blocks: [{ kind: 'text', by: 'editor', markdown }] }];
  return composeParts({ title, summary, parts }, origin, checker);
}

function composeParts({ title, summary, parts }: WrittenPlan, origin: string, checker: Checker): ComposedArticle {
  const gated = passGate({ engine: 'articles', parts }, checker);
  if (gated.kind === 'withheld') throw new UnprovenArticle(title, origin);
  const { markdown: proven, check } = gated.answer;
  const content = sanitizeArticle(renderHtml(proven, check.editions));
  return { [composed]: true, slug: slugOf(title), title, summary, content, source: proven, origin };
}
