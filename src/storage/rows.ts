import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { Check } from '../contract/entities.ts';
import type {
  ArticleCorrection,
  ArticleMaking,
  ArticleRevision,
  ArticleRow,
  HistoryRow,
  KeptArticle,
  KeptCheck,
  ListedRow,
  PointText,
} from './port.ts';
import type { Tables } from './tables.ts';

/** Bytes of verdicts that are read with a row. Older versions kept up to a megabyte, which takes long to parse. */
const MAX_VERDICTS = 100_000;

/** The verdicts of a row, or nothing where they are too large. The length alone is read without reading the verdicts. */
const verdicts = sql<string>`case when octet_length(verdicts) <= ${sql.lit(MAX_VERDICTS)} then verdicts else '' end`.as(
  'verdicts',
);

export const historyColumns = [
  'id',
  'question',
  'answer',
  'saved_at',
  'provenance',
  'listing',
  'held_for',
  verdicts,
] as const;
export const articleColumns = [
  'id',
  'slug',
  'title',
  'summary',
  'content',
  'created_at',
  'origin',
  'category',
  'changed_at',
  'made',
] as const;
export const keptArticleColumns = [...articleColumns, 'state', 'source'] as const;

type StoredHistory = Omit<Selectable<Tables['history']>, 'pair_digest' | 'bytes' | 'traced'>;
type StoredExcerpt = Selectable<Tables['history_excerpts']>;
type StoredArticle = Pick<Selectable<Tables['articles']>, (typeof articleColumns)[number]>;
type StoredKeptArticle = Pick<Selectable<Tables['articles']>, (typeof keptArticleColumns)[number]>;

export function toHistoryRow({ saved_at, verdicts, held_for: heldFor, ...row }: StoredHistory): HistoryRow {
  return { ...row, ...(heldFor !== null && { heldFor }), savedAt: new Date(saved_at), check: readCheck(verdicts) };
}

export function toListedRow({ saved_at, verdicts, is_excerpt, ...row }: StoredExcerpt): ListedRow {
  return { ...row, isExcerpt: is_excerpt === 1, savedAt: new Date(saved_at), check: readCheck(verdicts) };
}

export function toArticleRow({ created_at, changed_at, category, made, ...row }: StoredArticle): ArticleRow {
  return {
    ...row,
    createdAt: new Date(created_at),
    made: readMaking(made),
    ...(category !== null && { category }),
    ...(changed_at !== null && { changedAt: new Date(changed_at) }),
  };
}

export function toKeptArticle({ state, source, ...row }: StoredKeptArticle): KeptArticle {
  return { ...toArticleRow(row), state, ...(source !== null && { source }) };
}

export function toRevision({
  article_id: _,
  category,
  source,
  written_at,
  ...row
}: Selectable<Tables['article_revisions']>): ArticleRevision {
  return {
    ...row,
    writtenAt: new Date(written_at),
    ...(category !== null && { category }),
    ...(source !== null && { source }),
  };
}

export function toCorrection({
  article_id,
  corrected_at,
  changes_answer,
  ...row
}: Selectable<Tables['corrections']>): ArticleCorrection {
  return {
    ...row,
    articleId: article_id ?? undefined,
    correctedAt: new Date(corrected_at),
    changesAnswer: changes_answer === 1,
  };
}

const StoredPoints = v.array(v.object({ note: v.string(), point: v.string(), digest: v.string() }));

/** Points that cannot be read are none: the answer itself is known all the same. */
export function readPoints(points: string | null): PointText[] | undefined {
  if (points === null) return undefined;
  try {
    return v.parse(StoredPoints, JSON.parse(points));
  } catch {
    return undefined;
  }
}

export const StoredMaking = v.object({
  form: v.exactOptional(v.string()),
  why: v.exactOptional(v.string()),
  by: v.exactOptional(v.string()),
  from: v.exactOptional(v.array(v.object({ text: v.string(), digest: v.string() }))),
});

/** What cannot be read counts as not recorded: it must not break a list. */
function readMaking(made: string): ArticleMaking {
  try {
    return v.parse(StoredMaking, JSON.parse(made));
  } catch {
    return {};
  }
}

const StoredCheck = v.object({ ...Check.entries, library: v.optional(v.string()) });

/** One row with verdicts that cannot be read must not break a list: it counts as never checked. */
function readCheck(verdicts: string): KeptCheck {
  try {
    const { library, ...check } = v.parse(StoredCheck, JSON.parse(verdicts));
    return { ...check, ...(library !== undefined && { library }) };
  } catch {
    return { citations: [], editions: [] };
  }
}
