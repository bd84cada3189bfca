import type { ArticleDraft, ArticleDrafts } from './load-drafts.ts';
import type { ArticlePlan } from './plan-articles.ts';

/** What an article can be about: an editor's draft, or a plan made of notes. */
export type ArticleSubject = { kind: 'written'; draft: ArticleDraft } | { kind: 'planned'; plan: ArticlePlan };

/** A subject, and for the log why it comes next. */
export type NextSubject = { kind: 'subject'; subject: ArticleSubject; why: string } | { kind: 'nothing-new' };

/** The key by which the database knows that a subject already has its article. The prefix `topic:` is kept for older databases. */
export function originOf(subject: ArticleSubject): string {
  return subject.kind === 'written' ? `topic:${subject.draft.key}` : `note:${subject.plan.note}`;
}

/**
 * Chooses the next subject: first each draft, then a note of the shelf of which the smallest share has an article.
 * `written` are the origins that have their article.
 */
export function nextSubject(
  written: ReadonlySet<string>,
  { drafts }: ArticleDrafts,
  plans: readonly ArticlePlan[],
): NextSubject {
  const isNew = (subject: ArticleSubject) => !written.has(originOf(subject));
  const draft = drafts.map((each) => ({ kind: 'written', draft: each }) as const).find(isNew);
  if (draft) return { kind: 'subject', subject: draft, why: 'an editor’s draft that has no article yet' };
  const planned = plans.map((plan) => ({ kind: 'planned', plan }) as const);
  const shares = new Map<string, { done: number; all: number }>();
  for (const subject of planned) {
    const share = shares.get(subject.plan.shelf) ?? { done: 0, all: 0 };
    shares.set(subject.plan.shelf, { done: share.done + (isNew(subject) ? 0 : 1), all: share.all + 1 });
  }
  const shareOf = ({ plan }: { plan: ArticlePlan }) => {
    const { done, all } = shares.get(plan.shelf) ?? { done: 0, all: 1 };
    return done / all;
  };
  const [next] = planned.filter(isNew).sort((one, other) => shareOf(one) - shareOf(other));
  if (!next) return { kind: 'nothing-new' };
  const { done = 0, all = 0 } = shares.get(next.plan.shelf) ?? {};
  return {
    kind: 'subject',
    subject: next,
    why: `${done} of ${all} subjects of the shelf “${next.plan.shelf}” have an article: the smallest share of all shelves`,
  };
}
