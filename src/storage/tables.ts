import type { Generated } from 'kysely';
import type { Provenance, ReplyKind } from '../contract/entities.ts';
import type { ArticleState, Listing, PointText } from './port.ts';

// The tables as both databases hold them: moments in milliseconds, flags as 0 and 1.

type Flag = 0 | 1;

interface HistoryTable {
  id: Generated<number>;
  question: string;
  answer: string;
  saved_at: number;
  provenance: Provenance;
  verdicts: string;
  pair_digest: string;
  listing: Listing;
  held_for: Generated<string | null>;
  bytes: Generated<number>;
  traced: Generated<Flag>;
}

interface HistorySizeTable {
  /** There is one row. */
  one: Generated<1>;
  items: number;
  bytes: number;
}

interface HistoryExcerptsTable {
  id: number;
  question: string;
  answer: string;
  is_excerpt: Flag;
  saved_at: number;
  provenance: Provenance;
  verdicts: string;
}

interface ArticlesTable {
  id: Generated<number>;
  slug: string;
  title: string;
  summary: string;
  content: string;
  created_at: number;
  origin: string;
  state: Generated<ArticleState>;
  category: Generated<string | null>;
  source: Generated<string | null>;
  changed_at: Generated<number | null>;
  traced: Generated<Flag>;
  made: Generated<string>;
}

interface FormerSlugsTable {
  slug: string;
  article: number;
}

interface ArticleRevisionsTable {
  article_id: number;
  number: number;
  title: string;
  summary: string;
  content: string;
  category: string | null;
  source: string | null;
  written_at: number;
}

interface ArticlePointsTable extends PointText {
  article_id: number;
}

interface HistoryPointsTable extends PointText {
  history_id: number;
}

interface CorrectionsTable {
  id: Generated<number>;
  article_id: number | null;
  slug: string;
  title: string;
  corrected_at: number;
  said: string;
  says: string;
  why: string;
  changes_answer: Flag;
}

interface RevisionsTable {
  kind: 'articles' | 'history';
  writes: number;
}

interface IssuedAnswersTable {
  digest: string;
  expires_at: number;
  kind: ReplyKind | null;
  points: Generated<string | null>;
}

interface SecretsTable {
  name: string;
  value: string;
}

interface BudgetsTable {
  budget: string;
  day: string;
  spent: number;
}

interface CountersTable {
  name: string;
  taken: number;
  ends_at: number;
}

interface LocksTable {
  name: string;
  owner: string;
  ends_at: number;
}

interface SchedulesTable {
  name: string;
  settled_at: number;
}

interface DailyKeysTable {
  day: string;
  value: string;
}

export interface Tables {
  history: HistoryTable;
  history_size: HistorySizeTable;
  history_excerpts: HistoryExcerptsTable;
  articles: ArticlesTable;
  article_revisions: ArticleRevisionsTable;
  article_points: ArticlePointsTable;
  history_points: HistoryPointsTable;
  corrections: CorrectionsTable;
  former_slugs: FormerSlugsTable;
  revisions: RevisionsTable;
  issued_answers: IssuedAnswersTable;
  budgets: BudgetsTable;
  counters: CountersTable;
  locks: LocksTable;
  schedules: SchedulesTable;
  daily_keys: DailyKeysTable;
  secrets: SecretsTable;
}

export const flag = (value: boolean): Flag => (value ? 1 : 0);
