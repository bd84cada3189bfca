import type { Selectable } from 'kysely';
import type { ArticleRow, HistoryRow } from './port.ts';
import type { Tables } from './tables.ts';

export const historyColumns = ['id', 'question', 'answer', 'saved_at', 'provenance', 'verdicts'] as const;
export const articleColumns = ['id', 'slug', 'title', 'summary', 'content', 'created_at', 'origin'] as const;

type StoredHistory = Pick<Selectable<Tables['history']>, (typeof historyColumns)[number]>;
type StoredArticle = Pick<Selectable<Tables['articles']>, (typeof articleColumns)[number]>;

export function toHistoryRow({ saved_at, verdicts, ...row }: StoredHistory): HistoryRow {
  return { ...row, savedAt: new Date(saved_at), check: JSON.parse(verdicts) };
}

export function toArticleRow({ created_at, ...row }: StoredArticle): ArticleRow {
  return { ...row, createdAt: new Date(created_at) };
}
