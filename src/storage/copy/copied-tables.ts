import type { Tables } from '../tables.ts';

export type TableName = keyof Tables;

/** A row as the database holds it. */
export type StoredRow = Readonly<Record<string, string | number | null>>;

interface CopiedTable {
  /** Rows are walked in the order of these columns; their values are compared byte by byte in both databases. */
  key: readonly string[];
  columns: readonly string[];
}

/**
 * Every table, in an order in which rows that are pointed to come first. What a new database holds of its own (its key of
 * public ids, its counts of writes and of rows) is replaced: `secrets` first, because they say whose the rows are, and `revisions` last.
 */
export const copiedTables: Readonly<Record<TableName, CopiedTable>> = {
  secrets: { key: ['name'], columns: ['name', 'value'] },
  budgets: { key: ['budget', 'day'], columns: ['budget', 'day', 'spent'] },
  issued_answers: { key: ['digest'], columns: ['digest', 'expires_at', 'kind', 'points'] },
  articles: {
    key: ['id'],
    columns: [
      'id',
      'slug',
      'title',
      'summary',
      'content',
      'created_at',
      'origin',
      'state',
      'category',
      'source',
      'changed_at',
      'traced',
      'made',
    ],
  },
  former_slugs: { key: ['slug'], columns: ['slug', 'article'] },
  article_revisions: {
    key: ['article_id', 'number'],
    columns: ['article_id', 'number', 'title', 'summary', 'content', 'category', 'source', 'written_at'],
  },
  article_points: {
    key: ['article_id', 'note', 'point', 'digest'],
    columns: ['article_id', 'note', 'point', 'digest'],
  },
  corrections: {
    key: ['id'],
    columns: ['id', 'article_id', 'slug', 'title', 'corrected_at', 'said', 'says', 'why', 'changes_answer'],
  },
  history: {
    key: ['id'],
    columns: [
      'id',
      'question',
      'answer',
      'saved_at',
      'provenance',
      'verdicts',
      'pair_digest',
      'listing',
      'held_for',
      'bytes',
      'traced',
    ],
  },
  history_points: {
    key: ['history_id', 'note', 'point', 'digest'],
    columns: ['history_id', 'note', 'point', 'digest'],
  },
  history_excerpts: {
    key: ['id'],
    columns: ['id', 'question', 'answer', 'is_excerpt', 'saved_at', 'provenance', 'verdicts'],
  },
  counters: { key: ['name'], columns: ['name', 'taken', 'ends_at'] },
  // A lock belongs to the processes of the old place.
  locks: { key: ['name'], columns: ['name', 'owner', 'ends_at'] },
  schedules: { key: ['name'], columns: ['name', 'settled_at'] },
  daily_keys: { key: ['day'], columns: ['day', 'value'] },
  history_size: { key: ['one'], columns: ['one', 'items', 'bytes'] },
  revisions: { key: ['kind'], columns: ['kind', 'writes'] },
};

export const tableNames = Object.keys(copiedTables) as TableName[];

/** What a new database holds before anybody used it. */
export const filledFromTheStart: readonly TableName[] = ['secrets', 'history_size', 'revisions'];
