import type { Generated } from 'kysely';
import type { Provenance } from '../contract/entities.ts';

// The tables as both databases hold them: moments in milliseconds, flags as 0 and 1.

type Flag = 0 | 1;

interface HistoryTable {
  id: Generated<number>;
  question: string;
  answer: string;
  saved_at: number;
  provenance: Provenance;
  verdicts: string;
  hidden: Flag;
  pair_digest: string;
}

interface ArticlesTable {
  id: Generated<number>;
  slug: string;
  title: string;
  summary: string;
  content: string;
  created_at: number;
  origin: string;
}

interface RevisionsTable {
  kind: 'articles' | 'history';
  writes: number;
}

interface IssuedAnswersTable {
  digest: string;
  hidden: Flag;
  expires_at: number;
}

interface BudgetsTable {
  budget: string;
  day: string;
  spent: number;
}

export interface Tables {
  history: HistoryTable;
  articles: ArticlesTable;
  revisions: RevisionsTable;
  issued_answers: IssuedAnswersTable;
  budgets: BudgetsTable;
}

export const flag = (value: boolean): Flag => (value ? 1 : 0);
