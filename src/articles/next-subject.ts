import type { ArticleDraft, ArticleDrafts } from './load-drafts.ts';
import { type ArticlePlan, subjectsOf } from './plan-articles.ts';

/** What an article can be about: an editor's draft, or a plan made of the reviewed content. */
export type ArticleSubject = { kind: 'written'; draft: ArticleDraft } | { kind: 'planned'; plan: ArticlePlan };

/** A subject, and why it comes next. */
export interface NextSubject {
  subject: ArticleSubject;
  why: string;
}

/** What has its article already, and what visitors asked for: how often, by the text of the content that is about it. */
export interface Demand {
  written: ReadonlySet<string>;
  asked: ReadonlyMap<string, number>;
}

/** The key by which the database knows that a subject already has its article. The prefix `topic:` is kept for older databases. */
export function originOf(subject: ArticleSubject): string {
  if (subject.kind === 'written') return `topic:${subject.draft.key}`;
  const { plan } = subject;
  return plan.kind === 'note' ? `note:${plan.note}` : `outline:${plan.outline.key}`;
}

/**
 * The subjects without an article, the next one first: each draft, then each plan with an editor's thread, then the notes,
 * whose points alone make a plainer article. Of plans of a kind first what visitors asked about most, then one of the area
 * of which the smallest share has an article.
 */
export function subjectsToCome(
  { written, asked }: Demand,
  { drafts }: Pick<ArticleDrafts, 'drafts'>,
  plans: readonly ArticlePlan[],
): NextSubject[] {
  const isNew = (subject: ArticleSubject) => !written.has(originOf(subject));
  const drafted = drafts.map((draft) => ({ kind: 'written', draft }) as const).filter(isNew);
  const planned = plans.map((plan) => ({ kind: 'planned', plan }) as const);
  const ranked = (['outline', 'note'] as const).flatMap((kind) => {
    const ofKind = planned.filter(({ plan }) => plan.kind === kind);
    const shares = sharesOf(ofKind, isNew);
    return ofKind
      .filter(isNew)
      .map((subject) => ({
        subject,
        times: subjectsOf(subject.plan).reduce((sum, text) => sum + (asked.get(text) ?? 0), 0),
        share: shares.get(subject.plan.area) ?? NONE,
      }))
      .sort((one, other) => other.times - one.times || shareOf(one.share) - shareOf(other.share));
  });
  return [
    ...drafted.map((subject) => ({ subject, why: 'an editor’s draft that has no article yet' })),
    ...ranked.map(({ subject, times, share }) => ({ subject, why: reasonOf(subject.plan, times, share) })),
  ];
}

interface Share {
  done: number;
  all: number;
}

const NONE: Share = { done: 0, all: 1 };
const shareOf = ({ done, all }: Share) => done / all;

function sharesOf(
  planned: readonly { kind: 'planned'; plan: ArticlePlan }[],
  isNew: (subject: ArticleSubject) => boolean,
): ReadonlyMap<string, Share> {
  const shares = new Map<string, Share>();
  for (const subject of planned) {
    const { done, all } = shares.get(subject.plan.area) ?? { done: 0, all: 0 };
    shares.set(subject.plan.area, { done: done + (isNew(subject) ? 0 : 1), all: all + 1 });
  }
  return shares;
}

function reasonOf({ area }: ArticlePlan, times: number, { done, all }: Share): string {
  if (times > 0) {
    const often = times === 1 ? 'a visitor asked about it' : `visitors asked about it ${times} times`;
    return `${often}, and no article was about it yet`;
  }
  return `${done} of ${all} subjects like it of “${area}” have an article: the smallest share of all areas`;
}
