import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { Check } from '../contract/entities.ts';
import type { ArticleMaking, ArticleRow, HistoryRow, KeptCheck, ListedRow } from './port.ts';
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
export const articleColumns = ['id', 'slug', 'title', 'summary', 'content', 'created_at', 'origin', 'made'] as const;

type StoredHistory = Omit<Selectable<Tables['history']>, 'pair_digest' | 'bytes'>;
type StoredExcerpt = Selectable<Tables['history_excerpts']>;
type StoredArticle = Pick<Selectable<Tables['articles']>, (typeof articleColumns)[number]>;

export function toHistoryRow({ saved_at, verdicts, held_for: heldFor, ...row }: StoredHistory): HistoryRow {
  return { ...row, ...(heldFor !== null && { heldFor }), savedAt: new Date(saved_at), check: readCheck(verdicts) };
}

export function toListedRow({ saved_at, verdicts, is_excerpt, ...row }: StoredExcerpt): ListedRow {
  return { ...row, isExcerpt: is_excerpt === 1, savedAt: new Date(saved_at), check: readCheck(verdicts) };
}

export function toArticleRow({ created_at, made, ...row }: StoredArticle): ArticleRow {
  return { ...row, createdAt: new Date(created_at), made: readMaking(made) };
}

const StoredMaking = v.object({
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
