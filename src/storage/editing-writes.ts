import type { Kysely } from 'kysely';
import type { PointText, Writer } from './port.ts';
import { toCorrection } from './rows.ts';
import { flag, type Tables } from './tables.ts';
import { wellFormed } from './well-formed.ts';

type EditingWrites = Pick<
  Writer,
  | 'changeArticle'
  | 'setArticleState'
  | 'deleteArticle'
  | 'trace'
  | 'addCorrection'
  | 'keepCorrection'
  | 'keepFormerTexts'
  | 'removeCorrection'
>;

/** What an operator changes of articles and their corrections; the caller has opened the transaction. */
export function editingWrites(db: Kysely<Tables>): EditingWrites {
  return {
    async changeArticle(id, given, changedAt) {
      const former = await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst();
      if (!former) return { kind: 'no-article' };
      const text = {
        ...wellFormed(given, 'title', 'summary', 'content'),
        category: given.category ?? null,
        source: given.source ?? null,
      };
      const shown = ['title', 'summary', 'content', 'category'] as const;
      if (shown.every((name) => text[name] === former[name])) return { kind: 'same-text' };
      const last = await db
        .selectFrom('article_revisions')
        .select('number')
        .where('article_id', '=', id)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      await db
        .insertInto('article_revisions')
        .values({
          article_id: id,
          number: (last?.number ?? 0) + 1,
          title: former.title,
          summary: former.summary,
          content: former.content,
          category: former.category,
          source: former.source,
          written_at: former.changed_at ?? former.created_at,
        })
        .execute();
      await db
        .updateTable('articles')
        .set({ ...text, changed_at: changedAt.getTime(), traced: 1 })
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('article_points').where('article_id', '=', id).execute();
      await keepPoints(db, 'article', id, given.points);
      await countWrite(db, 'articles');
      return { kind: 'changed' };
    },

    async setArticleState(id, state) {
      const row = await db
        .updateTable('articles')
        .set({ state })
        .where('id', '=', id)
        .where('state', '!=', state)
        .returning('id')
        .executeTakeFirst();
      if (row) await countWrite(db, 'articles');
      return row !== undefined;
    },

    async deleteArticle(id) {
      const row = await db.deleteFrom('articles').where('id', '=', id).returning('id').executeTakeFirst();
      if (row) await countWrite(db, 'articles');
      return row !== undefined;
    },

    async trace(kind, id, points) {
      const traced =
        kind === 'article'
          ? await db
              .updateTable('articles')
              .set({ traced: 1 })
              .where('id', '=', id)
              .where('traced', '=', 0)
              .returning('id')
              .executeTakeFirst()
          : await db
              .updateTable('history')
              .set({ traced: 1 })
              .where('id', '=', id)
              .where('traced', '=', 0)
              .returning('id')
              .executeTakeFirst();
      if (!traced || points.length === 0) return;
      await keepPoints(db, kind, id, points);
      await countWrite(db, kind === 'article' ? 'articles' : 'history');
    },

    async addCorrection({ articleId, correctedAt, changesAnswer, ...given }) {
      const article = await db
        .selectFrom('articles')
        .select(['slug', 'title'])
        .where('id', '=', articleId)
        .executeTakeFirst();
      if (!article) return undefined;
      const row = await db
        .insertInto('corrections')
        .values({
          ...article,
          ...wellFormed(given, 'said', 'says', 'why'),
          article_id: articleId,
          corrected_at: correctedAt.getTime(),
          changes_answer: flag(changesAnswer),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await countWrite(db, 'articles');
      return toCorrection(row);
    },

    async keepCorrection({ articleId, correctedAt, changesAnswer, ...given }) {
      await db
        .insertInto('corrections')
        .values({
          ...wellFormed(given, 'slug', 'title', 'said', 'says', 'why'),
          article_id: articleId ?? null,
          corrected_at: correctedAt.getTime(),
          changes_answer: flag(changesAnswer),
        })
        .execute();
      await countWrite(db, 'articles');
    },

    async keepFormerTexts(articleId, texts, changedAt) {
      for (const [at, { writtenAt, ...text }] of texts.entries()) {
        await db
          .insertInto('article_revisions')
          .values({
            article_id: articleId,
            number: at + 1,
            ...wellFormed(text, 'title', 'summary', 'content'),
            category: text.category ?? null,
            source: text.source ?? null,
            written_at: writtenAt.getTime(),
          })
          .execute();
      }
      await db
        .updateTable('articles')
        .set({ changed_at: changedAt?.getTime() ?? null })
        .where('id', '=', articleId)
        .execute();
      await countWrite(db, 'articles');
    },

    async removeCorrection(id) {
      const row = await db.deleteFrom('corrections').where('id', '=', id).returning('id').executeTakeFirst();
      if (row) await countWrite(db, 'articles');
      return row !== undefined;
    },
  };
}

/** Keeps what a row rests on, each text of a point once. */
export async function keepPoints(
  db: Kysely<Tables>,
  kind: 'article' | 'history',
  id: number,
  points: readonly PointText[],
): Promise<void> {
  if (points.length === 0) return;
  const texts = points.map(({ note, point, digest }) => ({ note, point, digest }));
  if (kind === 'article') {
    await db
      .insertInto('article_points')
      .values(texts.map((text) => ({ article_id: id, ...text })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db
      .insertInto('history_points')
      .values(texts.map((text) => ({ history_id: id, ...text })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function countWrite(db: Kysely<Tables>, kind: 'articles' | 'history'): Promise<void> {
  await db
    .updateTable('revisions')
    .set(({ eb }) => ({ writes: eb('writes', '+', 1) }))
    .where('kind', '=', kind)
    .execute();
}
