import type { Kysely } from 'kysely';
import { editingReads } from './editing-reads.ts';
import type { Listing, Reader } from './port.ts';
import { articleColumns, historyColumns, readPoints, toArticleRow, toHistoryRow, toListedRow } from './rows.ts';
import type { Tables } from './tables.ts';

/** Pages go by key: an offset would count the rows that it skips, and miss rows when others come in. */
export function createReader(db: Kysely<Tables>): Reader {
  return {
    ...editingReads(db),

    async history({ limit, before }) {
      const rows = await db
        .selectFrom('history')
        .innerJoin('history_excerpts', 'history_excerpts.id', 'history.id')
        .selectAll('history_excerpts')
        .where('listing', '=', 'listed')
        .$if(before !== undefined, (query) => query.where('history.id', '<', before as number))
        .orderBy('history.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toListedRow);
    },

    async historyRow(id) {
      const row = await db.selectFrom('history').select(historyColumns).where('id', '=', id).executeTakeFirst();
      return row && toHistoryRow(row);
    },

    async everyHistoryRow({ limit, before, only }) {
      const rows = await db
        .selectFrom('history')
        .select(historyColumns)
        .$if(only === 'held', (query) => query.where('held_for', 'is not', null))
        .$if(only !== undefined && only !== 'held', (query) => query.where('listing', '=', only as Listing))
        .$if(before !== undefined, (query) => query.where('id', '<', before as number))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toHistoryRow);
    },

    async listedFrom({ limit, after = 0 }) {
      const rows = await db
        .selectFrom('history')
        .select(historyColumns)
        .where('listing', '=', 'listed')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toHistoryRow);
    },

    async unjudgedHistory(limit) {
      const rows = await db
        .selectFrom('history')
        .select(historyColumns)
        .where('listing', '=', 'unjudged')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toHistoryRow);
    },

    async articles({ limit, before }) {
      const rows = await db
        .selectFrom('articles')
        .select(articleColumns)
        .where('state', '=', 'published')
        .$if(before !== undefined, (query) => query.where('id', '<', before as number))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toArticleRow);
    },

    async settledTime(name) {
      const row = await db.selectFrom('schedules').select('settled_at').where('name', '=', name).executeTakeFirst();
      return row && new Date(row.settled_at);
    },

    async articlesFrom({ limit, after = 0 }) {
      const rows = await db
        .selectFrom('articles')
        .select(articleColumns)
        .where('state', '=', 'published')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toArticleRow);
    },

    async formerSlugs(article) {
      const rows = await db.selectFrom('former_slugs').select('slug').where('article', '=', article).execute();
      return rows.map(({ slug }) => slug).sort();
    },

    async articleAddresses({ after, upTo }) {
      const rows = await db
        .selectFrom('articles')
        .select(['slug', 'created_at'])
        .where('state', '=', 'published')
        .where('id', '>', after)
        .where('id', '<=', upTo)
        .orderBy('id')
        .execute();
      return rows.map(({ slug, created_at }) => ({ slug, createdAt: new Date(created_at) }));
    },

    async articleBySlug(slug) {
      const published = db.selectFrom('articles').select(articleColumns).where('state', '=', 'published');
      const row = await published.where('slug', '=', slug).executeTakeFirst();
      if (row) return toArticleRow(row);
      const former = await db.selectFrom('former_slugs').select('article').where('slug', '=', slug).executeTakeFirst();
      if (!former) return undefined;
      const moved = await published.where('id', '=', former.article).executeTakeFirst();
      return moved && toArticleRow(moved);
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
      if (!row) return undefined;
      const points = readPoints(row.points);
      return {
        digest,
        ...(row.kind && { kind: row.kind }),
        ...(points && { points }),
        expiresAt: new Date(row.expires_at),
      };
    },

    async historySize() {
      return db.selectFrom('history_size').select(['items', 'bytes']).where('one', '=', 1).executeTakeFirstOrThrow();
    },

    async historyCounts() {
      const counted = await db
        .selectFrom('history')
        .select(['listing', 'provenance', (eb) => eb.fn.countAll<number>().as('rows')])
        .groupBy(['listing', 'provenance'])
        .orderBy('listing')
        .orderBy('provenance')
        .execute();
      // PostgreSQL counts in numbers that may be larger than these.
      return counted.map((row) => ({ ...row, rows: Number(row.rows) }));
    },

    async savedSince(moment) {
      const { rows } = await db
        .selectFrom('history')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .where('saved_at', '>=', moment.getTime())
        .executeTakeFirstOrThrow();
      return Number(rows);
    },

    async heldCount() {
      const { rows } = await db
        .selectFrom('history')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .where('held_for', 'is not', null)
        .executeTakeFirstOrThrow();
      return Number(rows);
    },

    async articleCount() {
      const { rows } = await db
        .selectFrom('articles')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .where('state', '=', 'published')
        .executeTakeFirstOrThrow();
      return Number(rows);
    },

    async secret(name) {
      const { value } = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return value;
    },
  };
}
