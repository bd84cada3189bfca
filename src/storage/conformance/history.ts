import { expect, test } from 'vitest';
import type { ListedRow, NewHistoryRow, Storage, Writer } from '../port.ts';
import { inPlace, type NewPlace } from './place.ts';
import { historyRow, minutesAfterNoon } from './rows.ts';

const save = (storage: Storage, row: NewHistoryRow) => storage.transact((writer) => writer.saveHistory(row));
const listed = (storage: Storage) => storage.read((reader) => reader.history({ limit: 1000 }));
const whole = (storage: Storage, id: number) => storage.read((reader) => reader.historyRow(id));

export function historyConforms(newPlace: NewPlace): void {
  const at = (work: Parameters<typeof inPlace>[1]) => inPlace(newPlace, work);

  test(
    'a saved row is given back as it is kept',
    at(async (storage) => {
      const { excerpt, sameSince, pairDigest, ...expected } = historyRow();
      const { id, kept } = await save(storage, historyRow());
      expect(kept).toBe(true);
      expect(await whole(storage, id)).toEqual({ id, ...expected });
      expect(await storage.read((reader) => reader.everyHistoryRow({ limit: 10 }))).toEqual([{ id, ...expected }]);
      const { savedAt, provenance } = expected;
      expect(await listed(storage)).toEqual([{ id, ...excerpt, savedAt, provenance }]);
    }),
  );

  test(
    'a list shows the excerpts alone',
    at(async (storage) => {
      const excerpt = { question: 'Wh …', answer: 'A …', isExcerpt: true, check: { citations: [], editions: [] } };
      const { id } = await save(storage, historyRow({ excerpt }));
      expect(await listed(storage)).toMatchObject([{ id, ...excerpt }]);
      expect(await whole(storage, id)).toMatchObject({ question: 'What is zakat?' });
    }),
  );

  test(
    'pages walk every row exactly once, newest first, while others save',
    at(async (storage) => {
      for (let i = 0; i < 60; i++) await save(storage, historyRow({ question: `${i}` }));
      const walked: ListedRow[] = [];
      let before: number | undefined;
      for (;;) {
        const request = before === undefined ? { limit: 7 } : { limit: 7, before };
        const [page] = await Promise.all([
          storage.read((reader) => reader.history(request)),
          save(storage, historyRow({ question: `meanwhile ${before}` })),
        ]);
        walked.push(...page);
        if (page.length < 7) break;
        before = page.at(-1)?.id;
      }
      const earlier = walked.map(({ question }) => question).filter((question) => !question.startsWith('meanwhile'));
      expect(earlier).toEqual(Array.from({ length: 60 }, (_, i) => `${59 - i}`));
    }),
  );

  test(
    'listed rows are walked whole, the oldest first, each once',
    at(async (storage) => {
      for (let i = 0; i < 5; i++)
        await save(storage, historyRow({ question: `${i}`, listing: i === 1 ? 'hidden' : 'listed' }));
      const from = (after?: number) =>
        storage.read((reader) => reader.listedFrom({ limit: 2, ...(after !== undefined && { after }) }));
      const first = await from();
      const second = await from(first.at(-1)?.id);
      expect([...first, ...second].map(({ question }) => question)).toEqual(['0', '2', '3', '4']);
      expect(await from(second.at(-1)?.id)).toEqual([]);
    }),
  );

  test(
    'a pair that was saved again later is another item where the moment is bounded on both sides',
    at(async (storage) => {
      await save(storage, historyRow({ savedAt: minutesAfterNoon(9) }));
      const at = { savedAt: minutesAfterNoon(0), sameSince: minutesAfterNoon(0), sameUntil: minutesAfterNoon(0) };
      expect((await save(storage, historyRow(at))).kept).toBe(true);
      expect((await save(storage, historyRow(at))).kept).toBe(false);
    }),
  );

  test.each(['unlisted', 'hidden', 'unjudged'] as const)('a row that is %s is kept and never in a list', (listing) =>
    at(async (storage) => {
      await save(storage, historyRow({ question: 'before' }));
      const kept = await save(storage, historyRow({ question: 'out of sight', listing }));
      await save(storage, historyRow({ question: 'after' }));
      expect(kept.kept).toBe(true);
      expect((await listed(storage)).map(({ question }) => question)).toEqual(['after', 'before']);
      const below = await storage.read((reader) => reader.history({ limit: 1, before: kept.id }));
      expect(below.map(({ question }) => question)).toEqual(['before']);
      expect(await whole(storage, kept.id)).toMatchObject({ question: 'out of sight', listing });
    })(),
  );

  test(
    'a row is hidden, listed again and deleted by its key',
    at(async (storage) => {
      const { id } = await save(storage, historyRow());
      const change = <Result>(work: (writer: Writer) => Promise<Result>) => storage.transact(work);
      expect(await change((writer) => writer.listHistory(id, 'hidden'))).toBe(true);
      expect(await listed(storage)).toEqual([]);
      expect(await change((writer) => writer.listHistory(id, 'listed'))).toBe(true);
      expect(await listed(storage)).toHaveLength(1);
      expect(await change((writer) => writer.deleteHistory(id))).toBe(true);
      expect(await listed(storage)).toEqual([]);
      expect(await whole(storage, id)).toBeUndefined();
      expect(await change((writer) => writer.deleteHistory(id))).toBe(false);
      expect(await change((writer) => writer.listHistory(id, 'hidden'))).toBe(false);
      expect((await save(storage, historyRow({ question: 'next' }))).id).toBeGreaterThan(id);
    }),
  );

  test(
    'a row that waits for the operator is in no list until it is listed or hidden',
    at(async (storage) => {
      const heldFor = 'it holds a link';
      const { id } = await save(storage, historyRow({ listing: 'hidden', heldFor }));
      const other = await save(storage, historyRow({ question: 'other', listing: 'hidden', heldFor }));
      await save(storage, historyRow({ question: 'ordinary' }));
      const held = () => storage.read((reader) => reader.everyHistoryRow({ limit: 9, only: 'held' }));
      const count = () => storage.read((reader) => reader.heldCount());
      expect(await whole(storage, id)).toMatchObject({ listing: 'hidden', heldFor });
      expect((await listed(storage)).map(({ question }) => question)).toEqual(['ordinary']);
      expect([(await held()).map((row) => row.id), await count()]).toEqual([[other.id, id], 2]);
      await storage.transact((writer) => writer.listHistory(id, 'listed'));
      await storage.transact((writer) => writer.listHistory(other.id, 'hidden'));
      expect([await held(), await count()]).toEqual([[], 0]);
      expect((await whole(storage, id))?.heldFor).toBeUndefined();
      expect(await listed(storage)).toHaveLength(2);
      const hidden = await storage.read((reader) => reader.everyHistoryRow({ limit: 9, only: 'hidden' }));
      expect(hidden.map((row) => row.id)).toEqual([other.id]);
    }),
  );

  test(
    'a row is judged once: what somebody decided meanwhile stays',
    at(async (storage) => {
      const { id } = await save(storage, historyRow({ listing: 'unjudged' }));
      const { excerpt } = historyRow({ question: 'Judged' });
      const judge = (listing: 'listed' | 'unlisted') =>
        storage.transact((writer) => writer.judgeHistory(id, { listing, excerpt }));
      expect(await storage.read((reader) => reader.unjudgedHistory(5))).toMatchObject([{ id }]);
      await judge('listed');
      expect(await listed(storage)).toMatchObject([{ question: 'Judged' }]);
      expect(await storage.read((reader) => reader.unjudgedHistory(5))).toEqual([]);
      await judge('unlisted');
      expect(await listed(storage)).toHaveLength(1);
    }),
  );

  test(
    'the key of public ids is the same for every handle',
    at(async (storage, place) => {
      const key = await storage.read((reader) => reader.secret('history-ids'));
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      const other = await place.open();
      expect(await other.read((reader) => reader.secret('history-ids'))).toBe(key);
      await other.close();
    }),
  );

  test(
    'the same pair within the window is the same item, outside it another',
    at(async (storage) => {
      const first = await save(storage, historyRow());
      const again = { savedAt: minutesAfterNoon(5), sameSince: minutesAfterNoon(0), provenance: 'unverified' as const };
      expect(await save(storage, historyRow(again))).toEqual({ kept: false, id: first.id });
      const later = await save(storage, historyRow({ savedAt: minutesAfterNoon(6), sameSince: minutesAfterNoon(1) }));
      expect(later.kept).toBe(true);
      expect((await listed(storage)).map(({ id }) => id)).toEqual([later.id, first.id]);
    }),
  );

  test(
    'an unlisted pair saved again is kept once',
    at(async (storage) => {
      const first = await save(storage, historyRow({ listing: 'unlisted' }));
      expect(await save(storage, historyRow({ listing: 'unlisted' }))).toEqual({ kept: false, id: first.id });
    }),
  );

  test(
    'the digest alone says which pairs are the same',
    at(async (storage) => {
      const first = await save(storage, historyRow({ question: 'Why fast?', pairDigest: 'one' }));
      const spaced = historyRow({ question: ' Why fast? ', pairDigest: 'one' });
      expect(await save(storage, spaced)).toEqual({ kept: false, id: first.id });
      expect((await save(storage, historyRow({ question: 'Why fast?', pairDigest: 'other' }))).kept).toBe(true);
    }),
  );

  test(
    'the same pair saved by many at once is kept once',
    at(async (storage, place) => {
      const other = await place.open();
      const saves = await Promise.all(
        Array.from({ length: 20 }, (_, i) => save(i % 2 ? storage : other, historyRow())),
      ).finally(() => other.close());
      expect(saves.filter(({ kept }) => kept)).toHaveLength(1);
      expect(new Set(saves.map(({ id }) => id)).size).toBe(1);
      expect(await listed(storage)).toHaveLength(1);
    }),
  );

  test(
    'texts of any script and of 100 kB come back unharmed',
    at(async (storage) => {
      const texts = [
        'ما الزكاة؟ ﷲ ٱلْحَمْدُ',
        'e\u0301 é 👩🏽‍🏫 \u200f\u200b\u2028',
        "'; drop table history; --",
        'ز'.repeat(50_000),
      ];
      for (const text of texts) await save(storage, historyRow({ question: text, answer: text }));
      expect((await listed(storage)).map(({ answer }) => answer)).toEqual(texts.toReversed());
    }),
  );

  test(
    'half of a character is replaced, and a NUL',
    at(async (storage) => {
      const { id } = await save(storage, historyRow({ question: 'half \ud800\0' }));
      expect(await whole(storage, id)).toMatchObject({ question: 'half \ufffd\ufffd' });
      expect(await listed(storage)).toMatchObject([{ question: 'half \ufffd\ufffd' }]);
    }),
  );
}
