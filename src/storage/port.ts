import type { Check, Provenance, ReplyKind } from '../contract/entities.ts';

/** Newest first, from just below the row whose key is `before`. */
export interface PageRequest {
  limit: number;
  before?: number;
}

/**
 * Who sees a row of the history: `listed` rows are public; `unlisted` ones never are, by the site's rules; `hidden` ones
 * were hidden by the operator; `unjudged` ones wait for the rules to be applied, and are not public until then.
 */
export type Listing = 'listed' | 'unlisted' | 'hidden' | 'unjudged';

/** Oldest first, from just above the row whose key is `after`: for an export. */
export interface ForwardRequest {
  limit: number;
  after?: number;
}

/** What an operator looks through: rows of one listing, or those that wait for a decision. */
export interface SavedRequest extends PageRequest {
  only?: Listing | 'held';
}

export interface HistoryRow {
  /** Grows with every row, so it is the key of the page after this row. Never shown: its gaps would count other rows. */
  id: number;
  question: string;
  answer: string;
  savedAt: Date;
  provenance: Provenance;
  listing: Listing;
  /** Why a hidden row waits for the operator to list it or to leave it hidden. */
  heldFor?: string;
  check: KeptCheck;
}

/** What was found when the answer was saved, by which checker and in which library: another may find something else. */
export interface KeptCheck extends Check {
  library?: string;
}

/** What a list shows of a row: bounded in size. */
export interface Excerpt {
  question: string;
  answer: string;
  /** Whether the row holds more than this. */
  isExcerpt: boolean;
  check: KeptCheck;
}

export interface ListedRow extends Excerpt {
  id: number;
  savedAt: Date;
  provenance: Provenance;
}

/** A point of a note as its text was: what is kept of it rests on that text. */
export interface PointText {
  note: string;
  point: string;
  /** Of the point's text (`knowledge/notes/point-digest.ts`). */
  digest: string;
}

export interface NewHistoryRow extends Omit<HistoryRow, 'id'> {
  excerpt: Excerpt;
  /** The points that the answer rests on. */
  points?: readonly PointText[];
  /** Names the pair of question and answer: short, and the same for the same pair. */
  pairDigest: string;
  /** A pair of the same digest saved again since this moment is the same item. */
  sameSince: Date;
  /** And until this moment, where it is given. */
  sameUntil?: Date;
}

export interface ArticleRow {
  id: number;
  slug: string;
  title: string;
  summary: string;
  /** Sanitised HTML. */
  content: string;
  createdAt: Date;
  /** Where it came from: the key of the topic that it was composed of, or of the sample. */
  origin: string;
  /** One of the site's categories, where the writer named one. */
  category?: string;
  /** When the text was last changed. */
  changedAt?: Date;
  made: ArticleMaking;
}

/** How an article came about. Empty where that was not recorded. */
export interface ArticleMaking {
  form?: string;
  /** Why its subject was the next one. */
  why?: string;
  /** What wrote it: the site's own composer, or a language model by its name. */
  by?: string;
  /** The texts of the site's content that it is made of, each with the digest of what it said then. */
  from?: readonly { text: string; digest: string }[];
}

/** Visitors see published articles only. */
export type ArticleState = 'published' | 'unpublished';

/** An article as the operator has it. */
export interface KeptArticle extends ArticleRow {
  state: ArticleState;
  /** The text in the Markdown subset; missing where the article was made before sources were kept. */
  source?: string;
}

export interface NewArticleRow extends Omit<ArticleRow, 'id' | 'changedAt' | 'made'> {
  made?: ArticleMaking;
  source?: string;
  /** The points that the article rests on; where they are missing they are yet to be found. */
  points?: readonly PointText[];
}

/** What a change of an article replaces. */
export interface ArticleText extends Pick<NewArticleRow, 'title' | 'summary' | 'content' | 'category' | 'source'> {
  points: readonly PointText[];
}

/** A text that an article had, and since when; the first one has the number 1. */
export interface ArticleRevision extends Pick<ArticleRow, 'title' | 'summary' | 'content' | 'category'> {
  number: number;
  writtenAt: Date;
  source?: string;
}

export type FormerText = Omit<ArticleRevision, 'number'>;

/** What the operator corrected in an article. */
export interface ArticleCorrection {
  id: number;
  /** Undefined where the article was deleted since. */
  articleId: number | undefined;
  /** Of the article as it was then. */
  slug: string;
  title: string;
  correctedAt: Date;
  /** What was wrong, and what is right. */
  said: string;
  says: string;
  /** More about it; may be empty. */
  why: string;
  changesAnswer: boolean;
}

export type NewArticleCorrection = Omit<ArticleCorrection, 'id' | 'articleId' | 'slug' | 'title'> & {
  articleId: number;
};

/** An answer that this server gave out, remembered by digest alone. */
export interface IssuedAnswer {
  digest: string;
  /** Missing where the answer was given before kinds were remembered. */
  kind?: ReplyKind;
  /** The points that it rests on. */
  points?: readonly PointText[];
  expiresAt: Date;
}

/** Counts the writes of each kind of row, so that what was made from them can be kept until the next one. */
export interface Revisions {
  articles: number;
  history: number;
}

/** What the history takes, in all. */
export interface HistorySize {
  items: number;
  /** Of texts, verdicts and excerpts; the file of a database needs about a third more. */
  bytes: number;
}

/** A part of what a name may take in a window, for a process to give out. */
export interface CounterLease {
  granted: number;
  /** What the window has left after it, for this process or another. */
  left: number;
  endsInMs: number;
}

export interface Reader {
  /** Excerpts of the listed rows, newest first. */
  history(page: PageRequest): Promise<ListedRow[]>;
  /** One row whole, whatever its listing. */
  historyRow(id: number): Promise<HistoryRow | undefined>;
  /** Whole rows of any listing, newest first: for the operator. */
  everyHistoryRow(page: SavedRequest): Promise<HistoryRow[]>;
  /** Listed rows whole. */
  listedFrom(page: ForwardRequest): Promise<HistoryRow[]>;
  /** The newest rows to which the rules were not applied yet. */
  unjudgedHistory(limit: number): Promise<HistoryRow[]>;
  /** The published ones, newest first. */
  articles(page: PageRequest): Promise<ArticleRow[]>;
  /** The published ones, oldest first. */
  articlesFrom(page: ForwardRequest): Promise<ArticleRow[]>;
  /** The slugs that an article had before. */
  formerSlugs(article: number): Promise<string[]>;
  /** The published articles whose keys are above `after` and up to `upTo`, without their texts. */
  articleAddresses(range: { after: number; upTo: number }): Promise<Pick<ArticleRow, 'slug' | 'createdAt'>[]>;
  /** A published one, by its slug, or by one that it had before: the row then holds another slug than was asked for. */
  articleBySlug(slug: string): Promise<ArticleRow | undefined>;
  /** Articles of any state, newest first: for the operator. */
  everyArticle(page: PageRequest & { only?: ArticleState }): Promise<KeptArticle[]>;
  keptArticle(slug: string): Promise<KeptArticle | undefined>;
  /** The texts that an article had before, without their contents, oldest first. */
  articleRevisions(articleId: number): Promise<Pick<ArticleRevision, 'number' | 'title' | 'writtenAt'>[]>;
  articleRevision(articleId: number, number: number): Promise<ArticleRevision | undefined>;
  /** The points that each of these articles or saved answers rests on. */
  pointsOf(kind: 'article' | 'history', ids: readonly number[]): Promise<Map<number, PointText[]>>;
  /** How many articles and saved answers rest on any of these texts. */
  restingOn(points: readonly PointText[]): Promise<{ articles: number; answers: number }>;
  /** Rows of which it is not known yet what they rest on, newest first. */
  untraced(kind: 'article' | 'history', limit: number): Promise<{ id: number; text: string }[]>;
  /** Corrections of articles, newest first. */
  corrections(page: PageRequest): Promise<(ArticleCorrection & { isPublished: boolean })[]>;
  /** Corrections of articles, oldest first. */
  correctionsFrom(page: ForwardRequest): Promise<ArticleCorrection[]>;
  /** Of these articles, newest first. */
  correctionsOf(articleIds: readonly number[]): Promise<ArticleCorrection[]>;
  /** The oldest article of that origin. */
  articleByOrigin(origin: string): Promise<ArticleRow | undefined>;
  /** The origins that have an article. */
  articleOrigins(): Promise<Set<string>>;
  issuedAnswer(digest: string, now: Date): Promise<IssuedAnswer | undefined>;
  historySize(): Promise<HistorySize>;
  /** How many rows there are of each listing and provenance: reads all of them, for the operator. */
  historyCounts(): Promise<{ listing: Listing; provenance: Provenance; rows: number }[]>;
  /** How many rows were saved since this moment. */
  savedSince(moment: Date): Promise<number>;
  /** How many rows wait for the operator. */
  heldCount(): Promise<number>;
  articleCount(): Promise<number>;
  /** The last time of a schedule that was seen to. */
  settledTime(schedule: string): Promise<Date | undefined>;
  /** A key of this database, as hexadecimal digits. */
  secret(name: 'history-ids'): Promise<string>;
}

/** What the rules say of a row. */
export interface JudgedHistory {
  listing: 'listed' | 'unlisted' | 'hidden';
  heldFor?: string;
  excerpt: Excerpt;
}

export interface Writer extends Reader {
  /** Keeps the row, or finds the same pair saved since `sameSince`; `kept` says which. */
  saveHistory(row: NewHistoryRow): Promise<{ id: number; kept: boolean }>;
  /** Applies the rules' outcome to a row that is still unjudged. */
  judgeHistory(id: number, outcome: JudgedHistory): Promise<void>;
  /** Lists or hides a row, which then waits no more; false where there is none, or none that is judged. */
  listHistory(id: number, listing: 'listed' | 'hidden'): Promise<boolean>;
  /** Deletes a row; `emptyLog` then says when its bytes are gone. False where there is none. */
  deleteHistory(id: number): Promise<boolean>;
  /** `slug-taken`, also by an article that had this slug before, is an expected outcome: the caller chooses another. */
  addArticle(row: NewArticleRow): Promise<{ kind: 'added'; row: ArticleRow } | { kind: 'slug-taken' }>;
  /** Keeps the former text as a revision. */
  changeArticle(
    id: number,
    text: ArticleText,
    changedAt: Date,
  ): Promise<{ kind: 'changed' | 'same-text' | 'no-article' }>;
  /** False where there is none, or where it has this state already. */
  setArticleState(id: number, state: ArticleState): Promise<boolean>;
  /** Deletes an article with its revisions; what was said of its errors stays. False where there is none. */
  deleteArticle(id: number): Promise<boolean>;
  /** Keeps what a row rests on that was saved before that was known. */
  trace(kind: 'article' | 'history', id: number, points: readonly PointText[]): Promise<void>;
  /** Undefined where there is no such article. */
  addCorrection(correction: NewArticleCorrection): Promise<ArticleCorrection | undefined>;
  /** Keeps a correction as another hub told it, also of an article that is not here. */
  keepCorrection(correction: Omit<ArticleCorrection, 'id'>): Promise<void>;
  /** Keeps the texts that an article had in another hub, oldest first, and when its text was last changed there. */
  keepFormerTexts(articleId: number, texts: readonly FormerText[], changedAt: Date | undefined): Promise<void>;
  /** False where there is none. */
  removeCorrection(id: number): Promise<boolean>;
  /** Lets another slug lead to an article too; `kept` also where it does already. */
  keepFormerSlug(article: number, slug: string): Promise<{ kind: 'kept' | 'slug-taken' }>;
  /** Gives an article another slug. Its old ones go on leading to it; it may take one of those back. */
  changeSlug(id: number, slug: string): Promise<{ kind: 'changed' | 'slug-taken' | 'no-article' }>;
  /** Remembers the answer and forgets what has expired. */
  rememberIssued(answer: IssuedAnswer, now: Date): Promise<void>;
  /** Deletes the oldest rows, those that nobody sees first, until the history takes no more than this; how many. */
  trimHistory(mostBytes: number): Promise<number>;
  /** Forgets the issued answers that expire first, until there are no more than this. */
  trimIssued(most: number): Promise<void>;
  /** Takes an amount, one by default, from a budget of `limit` a day; false where so much is not left. */
  spend(budget: string, day: string, limit: number, amount?: number): Promise<boolean>;
  /**
   * Takes as much as is wanted, or what is left, of what a name may take in a window. The window begins with the first
   * lease, and begins anew where the clock was put back behind it.
   */
  lease(name: string, wish: { limit: number; windowMs: number; wanted: number }, now: Date): Promise<CounterLease>;
  /**
   * Whether this owner now holds the lock, alone of all processes, for so many milliseconds at most. Where the clock was put
   * back, nobody holds it for longer than that either.
   */
  lock(name: string, owner: string, forMs: number, now: Date): Promise<boolean>;
  /** Gives the lock up, if this owner still holds it. */
  unlock(name: string, owner: string): Promise<void>;
  /** Keeps that a time of a schedule was seen to. */
  settleTime(schedule: string, time: Date): Promise<void>;
  /** The key of a day: `made`, unless the day has one. The keys of other days are deleted. */
  keyOfDay(day: string, made: string): Promise<string>;
}

/** The connection broke during a commit: the writes may have been kept. Who writes the same again finds it kept once. */
export class UnclearOutcome extends Error {
  override name = 'UnclearOutcome';
}

/** The callback's type decides who may write. */
export interface Storage {
  read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** All of `work` happens, durably, or nothing of it. Transactions follow one another. */
  transact<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result>;
  /** Sees the writes of other processes too, with PostgreSQL within a second. Cheap: asked on every page view. */
  revisions(): Promise<Revisions>;
  /**
   * Empties the log of writes, which may still hold deleted rows; false where another process is reading from it. With
   * PostgreSQL it frees their room, which the server overwrites when it needs it.
   */
  emptyLog(): Promise<boolean>;
  close(): Promise<void>;
}
