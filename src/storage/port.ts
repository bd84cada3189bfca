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

export interface NewHistoryRow extends Omit<HistoryRow, 'id'> {
  excerpt: Excerpt;
  /** Names the pair of question and answer: short, and the same for the same pair. */
  pairDigest: string;
  /** A pair of the same digest saved again since this moment is the same item. */
  sameSince: Date;
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

export type NewArticleRow = Omit<ArticleRow, 'id' | 'made'> & { made?: ArticleMaking };

/** An answer that this server gave out, remembered by digest alone. */
export interface IssuedAnswer {
  digest: string;
  /** Missing where the answer was given before kinds were remembered. */
  kind?: ReplyKind;
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
  endsInMs: number;
}

export interface Reader {
  /** Excerpts of the listed rows, newest first. */
  history(page: PageRequest): Promise<ListedRow[]>;
  /** One row whole, whatever its listing. */
  historyRow(id: number): Promise<HistoryRow | undefined>;
  /** Whole rows of any listing, newest first: for the operator. */
  everyHistoryRow(page: SavedRequest): Promise<HistoryRow[]>;
  /** The newest rows to which the rules were not applied yet. */
  unjudgedHistory(limit: number): Promise<HistoryRow[]>;
  articles(page: PageRequest): Promise<ArticleRow[]>;
  /** By its slug, or by one that it had before: the row then holds another slug than was asked for. */
  articleBySlug(slug: string): Promise<ArticleRow | undefined>;
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
