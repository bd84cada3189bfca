import { expect, test } from 'vitest';
import type { NewHistoryRow, Storage, Writer } from '../port.ts';
import { inPlace, type NewPlace } from './place.ts';
import { articleRow, historyRow, issuedAnswer, minutesAfterNoon, noon } from './rows.ts';

const write = <Result>(storage: Storage, work: (writer: Writer) => Promise<Result>) => storage.transact(work);
const save = (storage: Storage, row: Partial<NewHistoryRow>) =>
  write(storage, (writer) => writer.saveHistory(historyRow(row)));
const size = (storage: Storage) => storage.read((reader) => reader.historySize());
const questions = async (storage: Storage) =>
  (await storage.read((reader) => reader.everyHistoryRow({ limit: 100 }))).map(({ question }) => question);

const MINUTE = 60_000;

export function locksConform(newPlace: NewPlace): void {
  const at = (work: Parameters<typeof inPlace>[1]) => inPlace(newPlace, work);
  const minute = 60_000;

  test(
    'a lock is held by one owner of many, until it is given up or ends',
    at(async (storage, place) => {
      const other = await place.open();
      const lock = (owner: string, minutes: number, of: Storage = storage) =>
        of.transact((writer) => writer.lock('work', owner, minute, minutesAfterNoon(minutes)));
      const at = await Promise.all(Array.from({ length: 12 }, (_, i) => lock(`${i}`, 0, i % 2 ? storage : other)));
      expect(at.filter(Boolean)).toHaveLength(1);
      const holder = `${at.indexOf(true)}`;
      expect([await lock(holder, 0.5), await lock('another', 0.5)]).toEqual([true, false]);
      await storage.transact((writer) => writer.unlock('work', 'another'));
      expect(await lock('another', 0.5)).toBe(false);
      // Its end has come: whoever held it was killed.
      expect(await lock('another', 1)).toBe(true);
      // The clock was put back: nobody waits for the old time.
      expect(await lock('third', -60)).toBe(true);
      await other.transact((writer) => writer.unlock('work', 'third'));
      expect(await lock('fourth', -60, other)).toBe(true);
      await other.close();
    }),
  );
}

export function sizesAndCountersConform(newPlace: NewPlace): void {
  const at = (work: Parameters<typeof inPlace>[1]) => inPlace(newPlace, work);

  test(
    'the size of the history grows with a row by at least its text, and shrinks when it goes',
    at(async (storage) => {
      expect(await size(storage)).toEqual({ items: 0, bytes: 0 });
      const { id } = await save(storage, { answer: '\u0632'.repeat(1_000) });
      const one = await size(storage);
      expect(one.items).toBe(1);
      expect(one.bytes).toBeGreaterThan(2_000);
      await save(storage, { answer: '\u0632'.repeat(1_000) });
      expect(await size(storage)).toEqual(one);
      await save(storage, { question: 'Another' });
      expect((await size(storage)).items).toBe(2);
      await write(storage, (writer) => writer.deleteHistory(id));
      const rest = await size(storage);
      expect([rest.items, rest.bytes < one.bytes]).toEqual([1, true]);
    }),
  );

  test(
    'rows are counted by listing and provenance, and by when they were saved; articles too',
    at(async (storage) => {
      await save(storage, { question: 'one', listing: 'listed' });
      await save(storage, { question: 'two', listing: 'listed', savedAt: minutesAfterNoon(10) });
      await save(storage, { question: 'three', listing: 'unlisted', provenance: 'unverified' });
      await write(storage, (writer) => writer.addArticle(articleRow()));
      const found = await storage.read(async (reader) => [
        await reader.historyCounts(),
        await reader.savedSince(minutesAfterNoon(5)),
        await reader.savedSince(noon),
        await reader.articleCount(),
      ]);
      const counts = [
        { listing: 'listed', provenance: 'issued', rows: 2 },
        { listing: 'unlisted', provenance: 'unverified', rows: 1 },
      ];
      expect(found).toEqual([counts, 1, 3, 1]);
    }),
  );

  test(
    'a history that is too large loses its oldest rows, first those that nobody sees',
    at(async (storage) => {
      for (const [question, listing] of [
        ['listed 1', 'listed'],
        ['unlisted 1', 'unlisted'],
        ['hidden 1', 'hidden'],
        ['listed 2', 'listed'],
        ['unlisted 2', 'unlisted'],
      ] as const) {
        await save(storage, { question, listing });
      }
      const each = (await size(storage)).bytes / 5;
      const before = await storage.revisions();
      const keep = (rows: number) => write(storage, (writer) => writer.trimHistory(each * rows + 50));
      expect(await keep(5)).toBe(0);
      expect(await keep(4)).toBe(1);
      expect(await questions(storage)).toEqual(['unlisted 2', 'listed 2', 'hidden 1', 'listed 1']);
      expect(await keep(2)).toBe(2);
      expect(await questions(storage)).toEqual(['listed 2', 'listed 1']);
      expect(await storage.revisions()).toEqual(before);
      expect(await keep(1)).toBe(1);
      expect(await questions(storage)).toEqual(['listed 2']);
      expect((await storage.revisions()).history).toBe(before.history + 1);
      expect((await size(storage)).items).toBe(1);
    }),
  );

  test(
    'of many rows exactly those go that have to',
    at(async (storage) => {
      for (let row = 100; row < 230; row++) await save(storage, { question: `${row}` });
      const { bytes } = await size(storage);
      expect(await write(storage, (writer) => writer.trimHistory(bytes / 10))).toBe(117);
      expect(await size(storage)).toEqual({ items: 13, bytes: bytes / 10 });
    }),
  );

  test(
    'what a failed transaction saved or deleted is not counted',
    at(async (storage) => {
      await save(storage, {});
      const before = await size(storage);
      const failed = write(storage, async (writer) => {
        await writer.saveHistory(historyRow({ question: 'Undone' }));
        await writer.trimHistory(0);
        throw new Error('on purpose');
      });
      await expect(failed).rejects.toThrow('on purpose');
      expect(await size(storage)).toEqual(before);
    }),
  );

  test(
    'issued answers beyond a number are forgotten, those that expire first',
    at(async (storage) => {
      for (const minutes of [30, 10, 40, 20]) {
        const answer = issuedAnswer({ digest: `${minutes}`, expiresAt: minutesAfterNoon(minutes) });
        await write(storage, (writer) => writer.rememberIssued(answer, noon));
      }
      await write(storage, (writer) => writer.trimIssued(4));
      await write(storage, (writer) => writer.trimIssued(2));
      const known = (digest: string) => storage.read((reader) => reader.issuedAnswer(digest, noon));
      const left = await Promise.all(['10', '20', '30', '40'].map(known));
      expect(left.map((answer) => answer !== undefined)).toEqual([false, false, true, true]);
    }),
  );

  test(
    'a budget is spent by amounts, and one that does not fit takes nothing',
    at(async (storage) => {
      const spend = (amount: number) => write(storage, (writer) => writer.spend('bytes', '2026-03-01', 100, amount));
      expect([await spend(60), await spend(50), await spend(40), await spend(1), await spend(0)]).toEqual([
        true,
        false,
        true,
        false,
        true,
      ]);
      expect(await write(storage, (writer) => writer.spend('bytes', '2026-03-02', 100, 101))).toBe(false);
    }),
  );

  test(
    'leases of many never give more than the limit of a window',
    at(async (storage, place) => {
      const other = await place.open();
      const wish = { limit: 25, windowMs: MINUTE, wanted: 4 };
      const leases = await Promise.all(
        Array.from({ length: 20 }, (_, i) => write(i % 2 ? storage : other, (writer) => writer.lease('a', wish, noon))),
      ).finally(() => other.close());
      expect(leases.reduce((sum, { granted }) => sum + granted, 0)).toBe(25);
      expect(leases.every(({ endsInMs }) => endsInMs === MINUTE)).toBe(true);
    }),
  );

  test(
    'a window ends in its time, and at once where the clock was put back behind its beginning',
    at(async (storage) => {
      const lease = (minutes: number) =>
        write(storage, (writer) =>
          writer.lease('a', { limit: 1, windowMs: MINUTE, wanted: 1 }, minutesAfterNoon(minutes)),
        );
      expect(await lease(0)).toEqual({ granted: 1, left: 0, endsInMs: MINUTE });
      expect(await lease(0.5)).toEqual({ granted: 0, left: 0, endsInMs: MINUTE / 2 });
      expect(await lease(1)).toEqual({ granted: 1, left: 0, endsInMs: MINUTE });
      expect(await lease(-600)).toEqual({ granted: 1, left: 0, endsInMs: MINUTE });
      expect(await lease(-600)).toEqual({ granted: 0, left: 0, endsInMs: MINUTE });
    }),
  );

  test(
    'a lease says what the window has left after it',
    at(async (storage, place) => {
      const other = await place.open();
      const wish = { limit: 10, windowMs: MINUTE, wanted: 4 };
      const leases: unknown[] = [];
      for (const at of [storage, other, storage, other]) {
        const { granted, left } = await write(at, (writer) => writer.lease('a', wish, noon));
        leases.push([granted, left]);
      }
      await other.close();
      expect(leases).toEqual([
        [4, 6],
        [4, 2],
        [2, 0],
        [0, 0],
      ]);
    }),
  );

  test(
    'every process has the same key of a day, and that of the day before is gone',
    at(async (storage, place) => {
      const other = await place.open();
      const keyOf = (at: Storage, day: string, made: string) => write(at, (writer) => writer.keyOfDay(day, made));
      expect(await keyOf(storage, '2026-03-01', 'first')).toBe('first');
      expect(await keyOf(other, '2026-03-01', 'second')).toBe('first');
      expect(await keyOf(other, '2026-03-02', 'third')).toBe('third');
      expect(await keyOf(storage, '2026-03-01', 'fourth')).toBe('fourth');
      await other.close();
    }),
  );
}
