import type { Kysely } from 'kysely';
import type { NewArticleRow, NewHistoryRow, Writer } from './port.ts';
import { createReader } from './reader.ts';
import { historyColumns, toHistoryRow } from './rows.ts';
import { flag, type Tables } from './tables.ts';

/** What a transaction's callback may do; whoever calls this has opened the transaction. */
export function createWriter(db: Kysely<Tables>): Writer {
  return {
    ...createReader(db),

    async saveHistory(given) {
      const { hidden, sameSince, pairDigest, ...row } = { ...given, ...wellFormed(given, 'question', 'answer') };
      const same = await db
        .selectFrom('history')
        .select(historyColumns)
        .where('pair_digest', '=', pairDigest)
        .where('saved_at', '>=', sameSince.getTime())
        .orderBy('saved_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (same) return { row: toHistoryRow(same), kept: false };

      const { id } = await db
        .insertInto('history')
        .values({
          question: row.question,
          answer: row.answer,
          saved_at: row.savedAt.getTime(),
          provenance: row.provenance,
          verdicts: JSON.stringify(row.check),
          hidden: flag(hidden),
          pair_digest: pairDigest,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      // Nobody sees a hidden row, so nothing that was made from the rows has grown old.
      if (!hidden) await countWrite(db, 'history');
      return { row: { id, ...row }, kept: true };
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

    async rememberIssued({ digest, hidden, expiresAt }, now) {
      const issued = { hidden: flag(hidden), expires_at: expiresAt.getTime() };
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

async function countWrite(db: Kysely<Tables>, kind: 'articles' | 'history'): Promise<void> {
  await db
    .updateTable('revisions')
    .set(({ eb }) => ({ writes: eb('writes', '+', 1) }))
    .where('kind', '=', kind)
    .execute();
}

/** A lone surrogate (JSON can carry one) has no UTF-8: it is replaced here, so that the row given back is the row kept. */
function wellFormed<Row extends NewHistoryRow | NewArticleRow, Key extends keyof Row>(row: Row, ...keys: Key[]) {
  return Object.fromEntries(keys.map((key) => [key, String(row[key]).toWellFormed()])) as Record<Key, string>;
}
