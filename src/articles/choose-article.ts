import type { Checker } from '../checker/checker.ts';
import { ARTICLE_WORDS, readWords, wordsIn } from './article-length.ts';
import { type ComposedArticle, composeArticle, composeWritten, UnprovenArticle, writePlan } from './compose-article.ts';
import type { ArticleDrafts } from './load-drafts.ts';
import { type ArticleSubject, type Demand, originOf, subjectsToCome } from './next-subject.ts';
import { type ArticleContent, planArticles } from './plan-articles.ts';
import type { NotePlan } from './plan-notes.ts';
import { MOST_SHARED, sentenceDigests, sharedShare } from './shared-sentences.ts';
import { noteAt, textKey } from './write-points.ts';

export interface ChosenArticle {
  article: ComposedArticle;
  subject: ArticleSubject;
  why: string;
  /** Texts of the plan that stored articles have already. */
  without: readonly string[];
}

/** What a new article must not repeat: the sentences of each stored one, as digests. */
export type StoredSentences = readonly (readonly string[])[];

/**
 * The next article that is new against all stored ones. A text that a stored article has already is left out; a subject
 * of which too little is left is passed over.
 */
export function chooseArticle(
  demand: Demand,
  stored: StoredSentences,
  { content, drafts }: { content: ArticleContent; drafts: Pick<ArticleDrafts, 'drafts'> },
  checker: Checker,
): ChosenArticle | undefined {
  const sentences = stored.map((each) => new Set(each));
  for (const { subject, why } of subjectsToCome(demand, drafts, planArticles(content, checker.corpus))) {
    const found = composeNew(subject, sentences, content, checker);
    if (found) return { ...found, subject, why };
  }
  return undefined;
}

/** An article that shares too much leaves those of its texts out that are shared; undefined where too little is left. */
function composeNew(
  subject: ArticleSubject,
  stored: readonly ReadonlySet<string>[],
  content: ArticleContent,
  checker: Checker,
): Pick<ChosenArticle, 'article' | 'without'> | undefined {
  const whole = composeArticle(subject, content, checker);
  const near = nearTo(whole.content, stored);
  if (near.length === 0) return { article: whole, without: [] };
  // What an editor wrote says what it tells of: it is whole or not at all.
  if (subject.kind === 'written' || subject.plan.kind === 'outline') return undefined;
  const without = textsIn(subject.plan, near, content, checker);
  if (without.size === 0 || !isStillAboutIt(subject.plan, without, content)) return undefined;
  const rest = composeArticle(subject, content, checker, { without });
  const words = wordsIn(readWords(rest.content));
  if (words < ARTICLE_WORDS.least || nearTo(rest.content, stored).length > 0) return undefined;
  return { article: rest, without: [...without] };
}

/** The first point of a note answers the question of the title. */
function isStillAboutIt(plan: NotePlan, without: ReadonlySet<string>, { notes }: ArticleContent): boolean {
  const first = noteAt(plan.note, notes).english.points[0];
  return first !== undefined && !without.has(textKey({ note: plan.note, point: first.id }));
}

/** The stored articles with which an article has too many sentences in common. */
function nearTo(html: string, stored: readonly ReadonlySet<string>[]): ReadonlySet<string>[] {
  const own = new Set(sentenceDigests(html));
  return stored.filter((other) => sharedShare(own, other) > MOST_SHARED);
}

/** The texts of a plan of which a sentence is in one of these articles. */
function textsIn(
  plan: NotePlan,
  near: readonly ReadonlySet<string>[],
  content: ArticleContent,
  checker: Checker,
): ReadonlySet<string> {
  const written = writePlan(plan, content, checker);
  const origin = originOf({ kind: 'planned', plan });
  const shared = written.sections.filter((section) => {
    try {
      const { links: _, ...alone } = { ...written, sections: [section] };
      const { content: html } = composeWritten(alone, origin, content.works, checker);
      return sentenceDigests(html).some((sentence) => near.some((article) => article.has(sentence)));
    } catch (error) {
      if (error instanceof UnprovenArticle) return false;
      throw error;
    }
  });
  return new Set(shared.map(({ text }) => text));
}
