import type { DraftAnswer } from '../../answers/draft-answer.ts';
import type { ComposedArticle } from '../../articles/compose-article.ts';
import type { ArticleSubject } from '../../articles/next-subject.ts';
import type { Ask, ReplyKind, Stage } from '../../contract/entities.ts';
import type { Findings } from '../../knowledge/retrieval/retrieval.ts';
import type { Excerpt, KeptCheck } from '../../storage/port.ts';
import type { SavedAs } from '../api/listing.ts';

/**
 * Work on a text that takes longer the longer the text is, or that looks into the checker's word indexes. All of it is
 * done in worker threads: none of it holds up the requests of others.
 */
export type TextJob =
  | { kind: 'check'; text: string }
  | { kind: 'present-check'; text: string }
  /** `check` is the one of an older row, which is not made again. */
  | { kind: 'judge-saved'; question: string; answer: string; check?: KeptCheck }
  | { kind: 'answer'; question: string; model?: ModelDraft }
  | { kind: 'compose-article'; subject: ArticleSubject | 'sample' }
  | { kind: 'sanitize-article'; html: string };

export type TextJobKind = TextJob['kind'];
export type TextJobOf<Kind extends TextJobKind> = Extract<TextJob, { kind: Kind }>;

/** What each kind of job gives. */
export interface TextResults {
  check: KeptCheck;
  /** The answer of `POST /check`, as JSON: it may be a megabyte, and is sent as it is. */
  'present-check': string;
  'judge-saved': SavedJudgement;
  answer: ThreadAnswer | DraftWanted;
  'compose-article': { kind: 'composed'; article: FinishedArticle } | { kind: 'unproven'; why: string };
  'sanitize-article': string;
}

/** What is kept of a saved pair, if anything. */
export interface SavedJudgement {
  listing: SavedAs;
  check: KeptCheck;
  excerpt: Excerpt;
}

/** The engine of a language model is asked by the main thread: a thread gets what it drafted. */
export interface ModelDraft {
  engine: string;
  /** Missing the first time: the job then ends as soon as a draft is wanted. */
  draft?: DraftAnswer;
}

/** A reply of this server, which always has a kind; another API's may lack it. */
export type GivenReply = Ask & { kind: ReplyKind };

export interface ThreadAnswer {
  kind: 'answered';
  reply: GivenReply;
}

/** The language model is to draft an answer to this question, from what was found last. */
export interface DraftWanted {
  kind: 'draft-wanted';
  question: string;
}

/** An article that was composed in a thread: the brand of a composed one cannot cross over. */
export type FinishedArticle = Pick<ComposedArticle, 'slug' | 'title' | 'summary' | 'content' | 'origin'>;

/** What a job of kind `answer` calls on the main thread. */
export interface AnswerCalls {
  find(given: { question: string; limit: number; matter: string | undefined }): Promise<Findings>;
  report(stage: Stage): void;
  /** Why the site's own engine answers instead of the language model. */
  replaced(why: 'abstained' | 'withheld'): void;
}
