import type { Check, Provenance } from '../contract/entities.ts';

/** Newest first, from just below the row whose key is `before`. */
export interface PageRequest {
  limit: number;
  before?: number;
}

export interface HistoryRow {
  /** Grows with every row, so it is the key of the page after this row. */
  id: number;
  question: string;
  answer: string;
  savedAt: Date;
  provenance: Provenance;
  check: KeptCheck;
}

/** What was found when the answer was saved, by which checker and in which library: another may find something else. */
export interface KeptCheck extends Check {
  library?: string;
}

export interface NewHistoryRow extends Omit<HistoryRow, 'id'> {
  /** Names the pair of question and answer: short, and the same for the same pair. */
  pairDigest: string;
  /** Kept and acknowledged, yet never listed. */
  hidden: boolean;
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
}

export type NewArticleRow = Omit<ArticleRow, 'id'>;

/** An answer that this server gave out, remembered by digest alone. */
export interface IssuedAnswer {
  digest: string;
  hidden: boolean;
  expiresAt: Date;
}

/** Counts the writes of each kind of row, so that what was made from them can be kept until the next one. */
export interface Revisions {
  articles: number;
  history: number;
}

export interface Reader {
  /** Rows that are not hidden, newest first. */
  history(page: PageRequest): Promise<HistoryRow[]>;
  articles(page: PageRequest): Promise<ArticleRow[]>;
  articleBySlug(slug: string): Promise<ArticleRow | undefined>;
  /** The oldest article of that origin. */
  articleByOrigin(origin: string): Promise<ArticleRow | undefined>;
  /** The origins that have an article. */
  articleOrigins(): Promise<Set<string>>;
  issuedAnswer(digest: string, now: Date): Promise<IssuedAnswer | undefined>;
}

export interface Writer extends Reader {
  /** Keeps the row, or finds the same pair saved since `sameSince`; `kept` tells which. */
  saveHistory(row: NewHistoryRow): Promise<{ row: HistoryRow; kept: boolean }>;
  /** `slug-taken` is an expected outcome: the caller chooses another. */
  addArticle(row: NewArticleRow): Promise<{ kind: 'added'; row: ArticleRow } | { kind: 'slug-taken' }>;
  /** Remembers the answer and forgets what has expired. */
  rememberIssued(answer: IssuedAnswer, now: Date): Promise<void>;
  /** Takes one from a budget of `limit` a day; false where nothing is left. */
  spend(budget: string, day: string, limit: number): Promise<boolean>;
}

/** The callback's type tells who may write. */
export interface Storage {
  read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** All of `work` happens, durably, or nothing of it. Transactions follow one another. */
  transact<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result>;
  /** Sees the writes of other processes too. Cheap: asked on every page view. */
  revisions(): Promise<Revisions>;
  close(): Promise<void>;
}
