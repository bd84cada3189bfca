import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as otherWork } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Storage, Writer } from '../port.ts';
import { inPlace, type NewPlace } from './place.ts';
import { articleRow, historyRow, issuedAnswer, noon } from './rows.ts';

const questions = async (storage: Storage) =>
  (await storage.read((reader) => reader.history({ limit: 100 }))).map(({ question }) => question);
const saveQuestion = (writer: Writer, question: string) => writer.saveHistory(historyRow({ question }));

export function transactionsConform(newPlace: NewPlace): void {
  const at = (work: Parameters<typeof inPlace>[1]) => inPlace(newPlace, work);

  test(
    'a callback that throws leaves nothing behind',
    at(async (storage) => {
      const before = await storage.revisions();
      const failing = storage.transact(async (writer) => {
        await writer.saveHistory(historyRow());
        await writer.addArticle(articleRow());
        await writer.rememberIssued(issuedAnswer(), noon);
        await writer.spend('articles', '2026-03-01', 1);
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await questions(storage)).toEqual([]);
      expect(await storage.revisions()).toEqual(before);
      expect(await storage.read((reader) => reader.articleBySlug('zakat'))).toBeUndefined();
      expect(await storage.read((reader) => reader.issuedAnswer('a digest', noon))).toBeUndefined();
      expect(await storage.transact((writer) => writer.spend('articles', '2026-03-01', 1))).toBe(true);
    }),
  );

  test(
    'of many at once those that fail are undone alone',
    at(async (storage) => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 30 }, (_, i) =>
          storage.transact(async (writer) => {
            await saveQuestion(writer, `${i}`);
            if (i % 3 === 0) throw new Error(`${i}`);
            return i;
          }),
        ),
      );
      const kept = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(kept).toEqual(Array.from({ length: 30 }, (_, i) => i).filter((i) => i % 3));
      expect((await questions(storage)).map(Number).sort((a, b) => a - b)).toEqual(kept);
    }),
  );

  test(
    'transactions follow one another',
    at(async (storage) => {
      let inside = 0;
      let most = 0;
      const work = async (writer: Writer) => {
        most = Math.max(most, ++inside);
        const [newest] = await writer.history({ limit: 1 });
        await otherWork();
        await saveQuestion(writer, `${Number(newest?.question ?? 0) + 1}`);
        inside--;
      };
      await Promise.all(Array.from({ length: 10 }, () => storage.transact(work)));
      expect(most).toBe(1);
      expect(await questions(storage)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
    }),
  );

  test(
    'a writer sees its own rows, readers only those committed',
    at(async (storage) => {
      await storage.transact(async (writer) => {
        await saveQuestion(writer, 'mine');
        await otherWork();
        expect(await writer.history({ limit: 1 })).toHaveLength(1);
        expect(await questions(storage)).toEqual([]);
      });
      expect(await questions(storage)).toEqual(['mine']);
    }),
  );

  test(
    'a transaction inside a transaction is refused at once',
    at(async (storage) => {
      const nested = storage.transact(async (writer) => {
        await saveQuestion(writer, 'outer');
        await storage.transact((inner) => saveQuestion(inner, 'inner'));
      });
      await expect(nested).rejects.toThrow('inside a transaction');
      expect(await questions(storage)).toEqual([]);
      await storage.transact((writer) => saveQuestion(writer, 'later'));
      expect(await questions(storage)).toEqual(['later']);
    }),
  );

  test(
    'a writer is of no use after its transaction',
    at(async (storage) => {
      const kept = await storage.transact(async (writer) => writer);
      await expect(saveQuestion(kept, 'late')).rejects.toThrow('has ended');
      expect(await questions(storage)).toEqual([]);
    }),
  );

  test(
    'a call that nobody awaited belongs to its transaction all the same',
    at(async (storage) => {
      await storage.transact(async (writer) => void saveQuestion(writer, 'kept'));
      expect(await questions(storage)).toEqual(['kept']);
      const failing = storage.transact(async (writer) => {
        void saveQuestion(writer, 'undone');
        throw new Error('undo');
      });
      await expect(failing).rejects.toThrow('undo');
      expect(await questions(storage)).toEqual(['kept']);
    }),
  );

  test(
    'calls started together in one transaction do not mix',
    at(async (storage) => {
      const saves = await storage.transact((writer) =>
        Promise.all([writer.saveHistory(historyRow()), writer.saveHistory(historyRow())]),
      );
      expect(saves.map(({ kept }) => kept)).toEqual([true, false]);
    }),
  );

  test(
    'a callback runs in the context of its own caller',
    at(async (storage) => {
      const visitor = new AsyncLocalStorage<string>();
      const names = ['first', 'second', 'third'];
      const seen = await Promise.all(
        names.map((name) => visitor.run(name, () => storage.transact(async () => visitor.getStore()))),
      );
      expect(seen).toEqual(names);
    }),
  );

  test(
    'what was kept is there after closing and opening again',
    at(async (storage, place) => {
      await storage.transact((writer) => saveQuestion(writer, 'kept'));
      const revisions = await storage.revisions();
      await storage.close();
      await expect(storage.transact((writer) => saveQuestion(writer, 'late'))).rejects.toThrow('closed');
      const again = await place.open();
      expect(await questions(again)).toEqual(['kept']);
      expect(await again.revisions()).toEqual(revisions);
      await again.close();
    }),
  );

  test(
    'closing waits for the transactions already asked for',
    at(async (storage, place) => {
      const saved = storage.transact(async (writer) => {
        await otherWork();
        return saveQuestion(writer, 'in time');
      });
      await storage.close();
      expect((await saved).kept).toBe(true);
      const again = await place.open();
      expect(await questions(again)).toEqual(['in time']);
      await again.close();
    }),
  );
}
