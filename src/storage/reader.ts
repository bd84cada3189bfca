import type { Kysely } from 'kysely';
import type { Reader } from './port.ts';
import { articleColumns, historyColumns, toArticleRow, toHistoryRow } from './rows.ts';
import type { Tables } from './tables.ts';

/** The queries of every dialect. Pages go by key: an offset would count the rows that it skips, and miss rows when others come in. */
export function createReader(db: Kysely<Tables>): Reader {
  return {
    async history({ limit, before }) {
      const rows = await db
        .selectFrom('history')
        .select(historyColumns)
        .where('hidden', '=', 0)
        .$if(before !== undefined, (query) => query.where('id', '<', before as number))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toHistoryRow);
    },

    async articles({ limit, before }) {
      const rows = await db
        .selectFrom('articles')
        .select(articleColumns)
        .$if(before !== undefined, (query) => query.where('id', '<', before as number))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toArticleRow);
    },

    async articleBySlug(slug) {
      const row = await db.selectFrom('articles').select(articleColumns).where('slug', '=', slug).executeTakeFirst();
      return row && toArticleRow(row);
    },

    async articleByOrigin(origin) {
      const row = await db
        .selectFrom('articles')
        .select(articleColumns)
        .where('origin', '=', origin)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row && toArticleRow(row);
    },

    async articleOrigins() {
      const rows = await db.selectFrom('articles').select('origin').distinct().execute();
      return new Set(rows.map(({ origin }) => origin));
    },

    async issuedAnswer(digest, now) {
      const row = await db
        .selectFrom('issued_answers')
        .selectAll()
        .where('digest', '=', digest)
        .where('expires_at', '>', now.getTime())
        .executeTakeFirst();
      return row && { digest: row.digest, hidden: row.hidden === 1, expiresAt: new Date(row.expires_at) };
    },
  };
}
