import { type Kysely, sql } from 'kysely';
import type { PointText, Reader } from './port.ts';
import { keptArticleColumns, toCorrection, toKeptArticle, toRevision } from './rows.ts';
import type { Tables } from './tables.ts';

type EditingReads = Pick<
  Reader,
  | 'everyArticle'
  | 'keptArticle'
  | 'articleRevisions'
  | 'articleRevision'
  | 'pointsOf'
  | 'restingOn'
  | 'untraced'
  | 'corrections'
  | 'correctionsFrom'
  | 'correctionsOf'
>;

/** Most corrections that are read with a page of articles. */
const MOST_AT_ONCE = 500;

/** What is read of articles as they are edited, of corrections, and of what rests on which point. */
export function editingReads(db: Kysely<Tables>): EditingReads {
  return {
    async everyArticle({ limit, before, only }) {
      const rows = await db
        .selectFrom('articles')
        .select(keptArticleColumns)
        .$if(only !== undefined, (query) => query.where('state', '=', only as NonNullable<typeof only>))
        .$if(before !== undefined, (query) => query.where('id', '<', before as number))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toKeptArticle);
    },

    async keptArticle(slug) {
      const row = await db
        .selectFrom('articles')
        .select(keptArticleColumns)
        .where('slug', '=', slug)
        .executeTakeFirst();
      return row && toKeptArticle(row);
    },

    async articleRevisions(articleId) {
      const rows = await db
        .selectFrom('article_revisions')
        .select(['number', 'title', 'written_at'])
        .where('article_id', '=', articleId)
        .orderBy('number')
        .execute();
      return rows.map(({ written_at, ...row }) => ({ ...row, writtenAt: new Date(written_at) }));
    },

    async articleRevision(articleId, number) {
      const row = await db
        .selectFrom('article_revisions')
        .selectAll()
        .where('article_id', '=', articleId)
        .where('number', '=', number)
        .executeTakeFirst();
      return row && toRevision(row);
    },

    async pointsOf(kind, ids) {
      if (ids.length === 0) return new Map();
      const rows =
        kind === 'article'
          ? await db
              .selectFrom('article_points')
              .select(['article_id as id', 'note', 'point', 'digest'])
              .where('article_id', 'in', ids)
              .execute()
          : await db
              .selectFrom('history_points')
              .select(['history_id as id', 'note', 'point', 'digest'])
              .where('history_id', 'in', ids)
              .execute();
      const points = new Map<number, PointText[]>();
      for (const { id, ...point } of rows) points.set(id, [...(points.get(id) ?? []), point]);
      return points;
    },

    async restingOn(points) {
      if (points.length === 0) return { articles: 0, answers: 0 };
      const tuples = sql.join(points.map(({ note, point, digest }) => sql`(${note}, ${point}, ${digest})`));
      const among = sql<boolean>`(note, point, digest) in (values ${tuples})`;
      const articles = await db
        .selectFrom('article_points')
        .select((eb) => eb.fn.count<number>('article_id').distinct().as('rows'))
        .where(among)
        .executeTakeFirstOrThrow();
      const answers = await db
        .selectFrom('history_points')
        .select((eb) => eb.fn.count<number>('history_id').distinct().as('rows'))
        .where(among)
        .executeTakeFirstOrThrow();
      return { articles: Number(articles.rows), answers: Number(answers.rows) };
    },

    async untraced(kind, limit) {
      return kind === 'article'
        ? db
            .selectFrom('articles')
            .select(['id', 'content as text'])
            .where('traced', '=', 0)
            .orderBy('id', 'desc')
            .limit(limit)
            .execute()
        : db
            .selectFrom('history')
            .select(['id', 'answer as text'])
            .where('traced', '=', 0)
            .orderBy('id', 'desc')
            .limit(limit)
            .execute();
    },

    async corrections({ limit, before }) {
      const rows = await db
        .selectFrom('corrections')
        .leftJoin('articles', 'articles.id', 'corrections.article_id')
        .selectAll('corrections')
        .select('articles.state')
        .$if(before !== undefined, (query) => query.where('corrections.id', '<', before as number))
        .orderBy('corrections.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ state, ...row }) => ({ ...toCorrection(row), isPublished: state === 'published' }));
    },

    async correctionsFrom({ limit, after = 0 }) {
      const rows = await db
        .selectFrom('corrections')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toCorrection);
    },

    async correctionsOf(articleIds) {
      if (articleIds.length === 0) return [];
      const rows = await db
        .selectFrom('corrections')
        .selectAll()
        .where('article_id', 'in', articleIds)
        .orderBy('id', 'desc')
        .limit(MOST_AT_ONCE)
        .execute();
      return rows.map(toCorrection);
    },
  };
}
