import type { Kysely } from 'kysely';
import { countWrite, editingWrites, keepPoints } from './editing-writes.ts';
import type { Excerpt, HistoryRow, HistorySize, Listing, Writer } from './port.ts';
import { createReader } from './reader.ts';
import { flag, type Tables } from './tables.ts';
import { wellFormed } from './well-formed.ts';

/** What a row takes beside its texts: its numbers, and its entries in the indexes. */
const ROW_BYTES = 300;

/** What a point takes that it rests on. */
const POINT_BYTES = 150;

/** Whose rows are deleted first where the history has grown too large: those that nobody sees. */
const FIRST_TO_GO: readonly Listing[] = ['unlisted', 'hidden', 'unjudged', 'listed'];

/** Rows that are looked at together when the history is trimmed. */
const TRIMMED_AT_ONCE = 50;

/** What a transaction's callback may do; the caller has opened the transaction. */
export function createWriter(db: Kysely<Tables>): Writer {
  return {
    ...createReader(db),
    ...editingWrites(db),

    async saveHistory(given) {
      const {
        excerpt,
        sameSince,
        sameUntil,
        pairDigest,
        points = [],
        ...row
      } = { ...given, ...wellFormed(given, 'question', 'answer') };
      const same = await db
        .selectFrom('history')
        .select('id')
        .where('pair_digest', '=', pairDigest)
        .where('saved_at', '>=', sameSince.getTime())
        .$if(sameUntil !== undefined, (query) => query.where('saved_at', '<=', (sameUntil as Date).getTime()))
        .orderBy('saved_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (same) return { id: same.id, kept: false };

      const verdicts = JSON.stringify(row.check);
      const texts = [
        row.question,
        row.answer,
        verdicts,
        excerpt.question,
        excerpt.answer,
        JSON.stringify(excerpt.check),
      ];
      const bytes =
        ROW_BYTES + texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) + points.length * POINT_BYTES;
      const { id } = await db
        .insertInto('history')
        .values({
          question: row.question,
          answer: row.answer,
          saved_at: row.savedAt.getTime(),
          provenance: row.provenance,
          verdicts,
          listing: row.listing,
          held_for: row.heldFor ?? null,
          pair_digest: pairDigest,
          bytes,
          traced: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await changeSize(db, { items: 1, bytes });
      await keepExcerpt(db, { id, ...row }, excerpt);
      await keepPoints(db, 'history', id, points);
      // Nobody sees an unlisted row, so nothing that was made from the rows is out of date.
      if (row.listing === 'listed') await countWrite(db, 'history');
      return { id, kept: true };
    },

    async judgeHistory(id, { listing, heldFor, excerpt }) {
      const row = await db
        .updateTable('history')
        .set({ listing, held_for: heldFor ?? null })
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
        .set({ listing, held_for: null })
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
      const row = await db
        .deleteFrom('history')
        .where('id', '=', id)
        .returning(['listing', 'bytes'])
        .executeTakeFirst();
      if (row) await changeSize(db, { items: -1, bytes: -row.bytes });
      if (row?.listing === 'listed') await countWrite(db, 'history');
      return row !== undefined;
    },

    async trimHistory(mostBytes) {
      let { bytes } = await db
        .selectFrom('history_size')
        .select('bytes')
        .where('one', '=', 1)
        .executeTakeFirstOrThrow();
      let items = 0;
      for (const listing of FIRST_TO_GO) {
        while (bytes > mostBytes) {
          const oldest = await db
            .selectFrom('history')
            .select(['id', 'bytes'])
            .where('listing', '=', listing)
            .orderBy('id')
            .limit(TRIMMED_AT_ONCE)
            .execute();
          if (oldest.length === 0) break;
          const surplus = bytes - mostBytes;
          const gone = oldest.slice(0, countOf(oldest, surplus));
          const ids = gone.map(({ id }) => id);
          await db.deleteFrom('history').where('id', 'in', ids).execute();
          const freed = gone.reduce((sum, row) => sum + row.bytes, 0);
          await changeSize(db, { items: -gone.length, bytes: -freed });
          if (listing === 'listed') await countWrite(db, 'history');
          bytes -= freed;
          items += gone.length;
        }
      }
      return items;
    },

    async trimIssued(most) {
      const surplus = await db
        .selectFrom('issued_answers')
        .select('expires_at')
        .orderBy('expires_at', 'desc')
        .offset(most)
        .limit(1)
        .executeTakeFirst();
      if (surplus) await db.deleteFrom('issued_answers').where('expires_at', '<=', surplus.expires_at).execute();
    },

    async addArticle(given) {
      const row = { ...given, ...wellFormed(given, 'slug', 'title', 'summary', 'content') };
      const { createdAt, points, made = {}, ...texts } = row;
      if (await formerlyOf(db, row.slug)) return { kind: 'slug-taken' };
      const stored = {
        created_at: createdAt.getTime(),
        traced: flag(points !== undefined),
        made: JSON.stringify(made),
      };
      const added = await db
        .insertInto('articles')
        .values({ ...texts, ...stored })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return { kind: 'slug-taken' };
      await keepPoints(db, 'article', added.id, points ?? []);
      await countWrite(db, 'articles');
      const { source: _, ...shown } = texts;
      return { kind: 'added', row: { id: added.id, ...shown, createdAt, made } };
    },

    async keepFormerSlug(article, given) {
      const { slug } = wellFormed({ slug: given }, 'slug');
      const former = await formerlyOf(db, slug);
      if (former) return { kind: former.article === article ? 'kept' : 'slug-taken' };
      const holder = await db.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirst();
      if (holder) return { kind: 'slug-taken' };
      await db.insertInto('former_slugs').values({ slug, article }).execute();
      await countWrite(db, 'articles');
      return { kind: 'kept' };
    },

    async changeSlug(id, given) {
      const { slug } = wellFormed({ slug: given }, 'slug');
      const article = await db.selectFrom('articles').select('slug').where('id', '=', id).executeTakeFirst();
      if (!article) return { kind: 'no-article' };
      if (article.slug === slug) return { kind: 'changed' };
      const holder = await db.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirst();
      const former = await formerlyOf(db, slug);
      if (holder || (former && former.article !== id)) return { kind: 'slug-taken' };
      await db.deleteFrom('former_slugs').where('slug', '=', slug).execute();
      await db.insertInto('former_slugs').values({ slug: article.slug, article: id }).execute();
      await db.updateTable('articles').set({ slug }).where('id', '=', id).execute();
      await countWrite(db, 'articles');
      return { kind: 'changed' };
    },

    async rememberIssued({ digest, kind, points, expiresAt }, now) {
      const issued = {
        kind: kind ?? null,
        points: points ? JSON.stringify(points) : null,
        expires_at: expiresAt.getTime(),
      };
      await db.deleteFrom('issued_answers').where('expires_at', '<=', now.getTime()).execute();
      await db
        .insertInto('issued_answers')
        .values({ digest, ...issued })
        .onConflict((conflict) => conflict.column('digest').doUpdateSet(issued))
        .execute();
    },

    async spend(budget, day, limit, amount = 1) {
      // The first of a day is inserted without a comparison, so a limit below the amount is settled here.
      if (limit < amount) return false;
      const spent = await db
        .insertInto('budgets')
        .values({ budget, day, spent: amount })
        .onConflict((conflict) =>
          conflict
            .columns(['budget', 'day'])
            .doUpdateSet(({ eb, ref }) => ({ spent: eb(ref('budgets.spent'), '+', amount) }))
            .where('budgets.spent', '<=', limit - amount),
        )
        .returning('spent')
        .executeTakeFirst();
      return spent !== undefined;
    },

    async lease(name, { limit, windowMs, wanted }, now) {
      const moment = now.getTime();
      await db.deleteFrom('counters').where('ends_at', '<=', moment).execute();
      // After a jump of the clock a window may seem to begin in the future: it would last as long as the jump.
      await db
        .deleteFrom('counters')
        .where('ends_at', '>', moment + windowMs)
        .where('name', '=', name)
        .execute();
      const { taken, ends_at } = await db
        .insertInto('counters')
        .values({ name, taken: wanted, ends_at: moment + windowMs })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet(({ eb, ref }) => ({ taken: eb(ref('counters.taken'), '+', wanted) })),
        )
        .returning(['taken', 'ends_at'])
        .executeTakeFirstOrThrow();
      const before = taken - wanted;
      const granted = Math.max(0, Math.min(wanted, limit - before));
      return { granted, left: Math.max(0, limit - taken), endsInMs: ends_at - moment };
    },

    async lock(name, owner, forMs, now) {
      const moment = now.getTime();
      await db
        .deleteFrom('locks')
        .where('name', '=', name)
        .where((eb) => eb.or([eb('ends_at', '<=', moment), eb('ends_at', '>', moment + forMs)]))
        .execute();
      const { owner: holder } = await db
        .insertInto('locks')
        .values({ name, owner, ends_at: moment + forMs })
        // An update that changes nothing gives the row back, whoever wrote it.
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
        .returning('owner')
        .executeTakeFirstOrThrow();
      return holder === owner;
    },

    async unlock(name, owner) {
      await db.deleteFrom('locks').where('name', '=', name).where('owner', '=', owner).execute();
    },

    async settleTime(name, time) {
      const settled = { settled_at: time.getTime() };
      await db
        .insertInto('schedules')
        .values({ name, ...settled })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(settled))
        .execute();
    },

    async keyOfDay(day, made) {
      await db.deleteFrom('daily_keys').where('day', '!=', day).execute();
      await db
        .insertInto('daily_keys')
        .values({ day, value: made })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute();
      const { value } = await db
        .selectFrom('daily_keys')
        .select('value')
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      return value;
    },
  };
}

/** How many of these, from the first, have to go so that so many bytes are freed. */
function countOf(rows: readonly { bytes: number }[], surplus: number): number {
  let freed = 0;
  const enough = rows.findIndex(({ bytes }) => {
    freed += bytes;
    return freed >= surplus;
  });
  return enough === -1 ? rows.length : enough + 1;
}

async function changeSize(db: Kysely<Tables>, change: HistorySize): Promise<void> {
  await db
    .updateTable('history_size')
    .set(({ eb }) => ({ items: eb('items', '+', change.items), bytes: eb('bytes', '+', change.bytes) }))
    .where('one', '=', 1)
    .execute();
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

const formerlyOf = (db: Kysely<Tables>, slug: string) =>
  db.selectFrom('former_slugs').select('article').where('slug', '=', slug).executeTakeFirst();
