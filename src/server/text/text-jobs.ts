import type { DraftAnswer, DraftBlock } from '../../answers/draft-answer.ts';
import type { StoredSentences } from '../../articles/choose-article.ts';
import type { ComposedArticle } from '../../articles/compose-article.ts';
import type { ModelSection, SectionDraft } from '../../articles/model-sections.ts';
import type { ArticleSubject } from '../../articles/next-subject.ts';
import type { ProvenSection } from '../../articles/prove-section.ts';
import type { Ask, ReplyKind, Stage } from '../../contract/entities.ts';
import type { WorkSearch } from '../../contract/source-entities.ts';
import type { PointWording } from '../../knowledge/corrections/correction.ts';
import type { NotePiece } from '../../knowledge/notes/note.ts';
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
  | { kind: 'check-all'; texts: string[] }
  | { kind: 'present-check'; text: string; guard?: boolean }
  | { kind: 'show-check'; text: string }
  | { kind: 'search-work'; work: string; question: string }
  /** `check` is the one of an older row, which is not made again. */
  | { kind: 'judge-saved'; question: string; answer: string; check?: KeptCheck }
  | { kind: 'answer'; question: string; model?: ModelDraft }
  /** Which points a text that was kept rests on. */
  | { kind: 'trace'; text: string }
  | { kind: 'compose-sample' }
  /** `asked` is how often visitors asked about each text; `stored` are the sentences of the articles that there are. */
  | {
      kind: 'choose-article';
      written: readonly string[];
      asked: readonly (readonly [string, number])[];
      stored: StoredSentences;
      /** Whether a model is to write sections of it. */
      inSections?: boolean;
    }
  | { kind: 'prove-section'; blocks: readonly DraftBlock[]; engine: string; given: readonly NotePiece[] }
  /** The chosen article again, with sections by a model. */
  | {
      kind: 'compose-drafted';
      subject: ArticleSubject;
      without: readonly string[];
      drafts: readonly SectionDraft[];
    }
  /** The sentences of articles, as digests. */
  | { kind: 'sentences-of'; htmls: readonly string[] }
  | { kind: 'sanitize-article'; html: string };

export type TextJobKind = TextJob['kind'];
export type TextJobOf<Kind extends TextJobKind> = Extract<TextJob, { kind: Kind }>;

/** What each kind of job gives. */
export interface TextResults {
  check: KeptCheck;
  'check-all': KeptCheck[];
  /** The answer of `POST /check`, as JSON: it may be a megabyte, and is sent as it is. */
  'present-check': string;
  /** The part of the same that the page `/check` shows. */
  'show-check': ShownCheck;
  /** Undefined where the library has no such work, or cannot search in it. */
  'search-work': WorkSearch | undefined;
  'judge-saved': SavedJudgement;
  answer: ThreadAnswer | DraftWanted;
  trace: PointWording[];
  'compose-sample': { kind: 'composed'; article: FinishedArticle } | Unproven;
  'choose-article': ChosenInThread | { kind: 'nothing-new' } | Unproven;
  'sentences-of': string[][];
  'prove-section': ProvenSection;
  /** Too short, too long or unproven: then the article stays without the model. */
  'compose-drafted': { kind: 'composed'; article: FinishedArticle } | Unproven;
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
export type FinishedArticle = Pick<
  ComposedArticle,
  'slug' | 'title' | 'summary' | 'content' | 'source' | 'origin' | 'form' | 'from'
> & {
  /** The points that it rests on, as their texts are now. */
  points: PointWording[];
};

/** Nothing of an article could be proven. */
interface Unproven {
  kind: 'unproven';
  why: string;
}

interface ChosenInThread {
  kind: 'chosen';
  article: FinishedArticle;
  subject: ArticleSubject;
  why: string;
  without: readonly string[];
  /** What a model may write, if that was asked for and the article is made of notes. */
  sections: readonly ModelSection[];
}

/** Functions of the main thread that a job of kind `answer` calls. */
export interface AnswerCalls {
  find(given: { question: string; limit: number; matter: string | undefined }): Promise<FoundAddresses>;
  report(stage: Stage): void;
  /** Why the site's own engine answers instead of the language model. */
  replaced(why: 'abstained' | 'withheld'): void;
}
