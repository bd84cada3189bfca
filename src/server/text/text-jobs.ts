import type { DraftAnswer } from '../../answers/draft-answer.ts';
import type { ComposedArticle } from '../../articles/compose-article.ts';
import type { ArticleSubject } from '../../articles/next-subject.ts';
import type { Ask, ReplyKind, Stage } from '../../contract/entities.ts';
import type { WorkSearch } from '../../contract/source-entities.ts';
import type { PointWording } from '../../knowledge/corrections/correction.ts';
import type { Excerpt, KeptCheck } from '../../storage/port.ts';
import type { ShownCheck } from '../../web/pages/check/shown-check.ts';
import type { SavedAs } from '../saved/listing.ts';
import type { FoundAddresses } from './found-addresses.ts';

/**
 * Work whose time grows with the length of a text, or that uses the checker's word indexes. It runs in worker threads,
 * so that it does not block other requests.
 */
export type TextJob =
  | { kind: 'check'; text: string }
  | { kind: 'present-check'; text: string; guard?: boolean }
  | { kind: 'show-check'; text: string }
  | { kind: 'search-work'; work: string; question: string }
  /** `check` is the one of an older row, which is not made again. */
  | { kind: 'judge-saved'; question: string; answer: string; check?: KeptCheck }
  | { kind: 'answer'; question: string; model?: ModelDraft }
  /** Which points a text that was kept rests on. */
  | { kind: 'trace'; text: string }
  | { kind: 'compose-article'; subject: ArticleSubject | 'sample' }
  | { kind: 'sanitize-article'; html: string };

export type TextJobKind = TextJob['kind'];
export type TextJobOf<Kind extends TextJobKind> = Extract<TextJob, { kind: Kind }>;

/** What each kind of job gives. */
export interface TextResults {
  check: KeptCheck;
  /** The answer of `POST /check`, as JSON: it may be a megabyte, and is sent as it is. */
  'present-check': string;
  /** The part of the same that the page `/check` shows. */
  'show-check': ShownCheck;
  /** Undefined where the library has no such work, or cannot search in it. */
  'search-work': WorkSearch | undefined;
  'judge-saved': SavedJudgement;
  answer: ThreadAnswer | DraftWanted;
  trace: PointWording[];
  'compose-article': { kind: 'composed'; article: FinishedArticle } | { kind: 'unproven'; why: string };
  'sanitize-article': string;
}

/** What is kept of a saved pair, if anything. */
export interface SavedJudgement {
  listing: SavedAs;
  check: KeptCheck;
  excerpt: Excerpt;
  /** The points whose sentences the answer repeats. */
  points: PointWording[];
}

/** The main thread asks the language model; a worker thread receives its draft. */
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
  /** The points that it rests on, as their texts are now. */
  points: PointWording[];
}

/** Asks the main thread for a model's draft for this question, from the last retrieved notes and passages. */
interface DraftWanted {
  kind: 'draft-wanted';
  question: string;
}

/** An article that was composed in a thread: the brand of a composed one cannot cross over. */
export type FinishedArticle = Pick<ComposedArticle, 'slug' | 'title' | 'summary' | 'content' | 'source' | 'origin'> & {
  /** The points that it rests on, as their texts are now. */
  points: PointWording[];
};

/** Functions of the main thread that a job of kind `answer` calls. */
export interface AnswerCalls {
  find(given: { question: string; limit: number; matter: string | undefined }): Promise<FoundAddresses>;
  report(stage: Stage): void;
  /** Why the site's own engine answers instead of the language model. */
  replaced(why: 'abstained' | 'withheld'): void;
}
