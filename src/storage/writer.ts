import type { Kysely } from 'kysely';
import type { Excerpt, HistoryRow, NewArticleRow, NewHistoryRow, Writer } from './port.ts';
import { createReader } from './reader.ts';
import { flag, type Tables } from './tables.ts';

/** What a transaction's callback may do; the caller has opened the transaction. */
export function createWriter(db: Kysely<Tables>): Writer {
  return {
    ...createReader(db),

    async saveHistory(given) {
      const { excerpt, sameSince, pairDigest, ...row } = { ...given, ...wellFormed(given, 'question', 'answer') };
      const same = await db
        .selectFrom('history')
        .select('id')
        .where('pair_digest', '=', pairDigest)
        .where('saved_at', '>=', sameSince.getTime())
        .orderBy('saved_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (same) return { id: same.id, kept: false };

      const { id } = await db
        .insertInto('history')
        .values({
          question: row.question,
          answer: row.answer,
          saved_at: row.savedAt.getTime(),
          provenance: row.provenance,
          verdicts: JSON.stringify(row.check),
          listing: row.listing,
          pair_digest: pairDigest,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await keepExcerpt(db, { id, ...row }, excerpt);
      // Nobody sees an unlisted row, so nothing that was made from the rows is out of date.
      if (row.listing === 'listed') await countWrite(db, 'history');
      return { id, kept: true };
    },

    async judgeHistory(id, { listing, excerpt }) {
      const row = await db
        .updateTable('history')
        .set({ listing })
        .where('id', '=', id)
        .where('listing', '=', 'unjudged')
        .returning(['saved_at', 'provenance'])
        .executeTakeFirst();
      if (!row) return;
      await keepExcerpt(db, { id, savedAt: new Date(row.saved_at), provenance: row.provenance }, excerpt);
      if (listing === 'listed') await countWrite(db, 'history');
    },

    async listHistory(id, listing) {
      const row = await db
        .updateTable('history')
        .set({ listing })
        .where('id', '=', id)
        // A row that is not judged has no excerpt to be listed with.
        .where('listing', '!=', 'unjudged')
        .returning('id')
        .executeTakeFirst();
      if (!row) return false;
      await countWrite(db, 'history');
      return true;
    },

    async deleteHistory(id) {
      // The excerpt goes with it.
      const row = await db.deleteFrom('history').where('id', '=', id).returning('listing').executeTakeFirst();
      if (row?.listing === 'listed') await countWrite(db, 'history');
      return row !== undefined;
    },

    async addArticle(given) {
      const row = { ...given, ...wellFormed(given, 'slug', 'title', 'summary', 'content') };
      const { createdAt, ...texts } = row;
      const added = await db
        .insertInto('articles')
        .values({ ...texts, created_at: createdAt.getTime() })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return { kind: 'slug-taken' };
      await countWrite(db, 'articles');
      return { kind: 'added', row: { id: added.id, ...row } };
    },

    async rememberIssued({ digest, kind, expiresAt }, now) {
      const issued = { kind: kind ?? null, expires_at: expiresAt.getTime() };
      await db.deleteFrom('issued_answers').where('expires_at', '<=', now.getTime()).execute();
      await db
        .insertInto('issued_answers')
        .values({ digest, ...issued })
        .onConflict((conflict) => conflict.column('digest').doUpdateSet(issued))
        .execute();
    },

    async spend(budget, day, limit) {
      // The first of a day is inserted without a comparison, so a limit of nothing is settled here.
      if (limit < 1) return false;
      const spent = await db
        .insertInto('budgets')
        .values({ budget, day, spent: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['budget', 'day'])
            .doUpdateSet(({ eb, ref }) => ({ spent: eb(ref('budgets.spent'), '+', 1) }))
            .where('budgets.spent', '<', limit),
        )
        .returning('spent')
        .executeTakeFirst();
      return spent !== undefined;
    },
  };
}

async function keepExcerpt(
  db: Kysely<Tables>,
  { id, savedAt, provenance }: Pick<HistoryRow, 'id' | 'savedAt' | 'provenance'>,
  excerpt: Excerpt,
): Promise<void> {
  const values = {
    ...wellFormed(excerpt, 'question', 'answer'),
    is_excerpt: flag(excerpt.isExcerpt),
    saved_at: savedAt.getTime(),
    provenance,
    verdicts: JSON.stringify(excerpt.check),
  };
  await db
    .insertInto('history_excerpts')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

async function countWrite(db: Kysely<Tables>, kind: 'articles' | 'history'): Promise<void> {
  await db
    .updateTable('revisions')
    .set(({ eb }) => ({ writes: eb('writes', '+', 1) }))
    .where('kind', '=', kind)
    .execute();
}

/**
 * A lone surrogate (JSON can carry one) has no UTF-8, and PostgreSQL keeps no NUL: both are replaced here, so that the row
 * given back is the row kept, in every database.
 */
function wellFormed<Row extends NewHistoryRow | Excerpt | NewArticleRow, Key extends keyof Row>(
  row: Row,
  ...keys: Key[]
) {
  return Object.fromEntries(
    keys.map((key) => [key, String(row[key]).toWellFormed().replaceAll('\0', '\ufffd')]),
  ) as Record<Key, string>;
}
