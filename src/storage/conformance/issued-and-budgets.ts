import { expect, test } from 'vitest';
import type { Storage } from '../port.ts';
import { inPlace, type NewPlace } from './place.ts';
import { issuedAnswer, minutesAfterNoon, noon } from './rows.ts';

const issuedAt = (storage: Storage, digest: string, now: Date) =>
  storage.read((reader) => reader.issuedAnswer(digest, now));

export function issuedAnswersAndBudgetsConform(newPlace: NewPlace): void {
  const at = (work: Parameters<typeof inPlace>[1]) => inPlace(newPlace, work);

  test(
    'an issued answer is known until it expires',
    at(async (storage) => {
      const answer = issuedAnswer({ kind: 'personal-ruling', expiresAt: minutesAfterNoon(10) });
      await storage.transact((writer) => writer.rememberIssued(answer, noon));
      expect(await issuedAt(storage, answer.digest, minutesAfterNoon(9))).toEqual(answer);
      expect(await issuedAt(storage, answer.digest, minutesAfterNoon(10))).toBeUndefined();
      expect(await issuedAt(storage, 'another', noon)).toBeUndefined();
    }),
  );

  test(
    'an answer issued again is known for longer',
    at(async (storage) => {
      for (const minutes of [10, 20]) {
        const answer = issuedAnswer({ expiresAt: minutesAfterNoon(minutes) });
        await storage.transact((writer) => writer.rememberIssued(answer, noon));
      }
      expect(await issuedAt(storage, 'a digest', minutesAfterNoon(15))).toBeDefined();
    }),
  );

  test(
    'what has expired is forgotten when another is remembered',
    at(async (storage) => {
      const old = issuedAnswer({ digest: 'old', expiresAt: minutesAfterNoon(10) });
      await storage.transact((writer) => writer.rememberIssued(old, noon));
      await storage.transact((writer) => writer.rememberIssued(issuedAnswer(), minutesAfterNoon(11)));
      // Asked for a moment at which it was valid: it is gone, not only hidden.
      expect(await issuedAt(storage, 'old', noon)).toBeUndefined();
      expect(await issuedAt(storage, 'a digest', noon)).toBeDefined();
    }),
  );

  test(
    'a budget is never overspent, however many spend at once',
    at(async (storage, place) => {
      const other = await place.open();
      const spent = await Promise.all(
        Array.from({ length: 40 }, (_, i) =>
          (i % 2 ? storage : other).transact((writer) => writer.spend('articles', '2026-03-01', 15)),
        ),
      ).finally(() => other.close());
      expect(spent.filter(Boolean)).toHaveLength(15);
    }),
  );

  test(
    'each day and each budget begins anew, and a budget of nothing gives nothing',
    at(async (storage) => {
      const spend = (budget: string, day: string, limit: number) =>
        storage.transact((writer) => writer.spend(budget, day, limit));
      expect(await spend('articles', '2026-03-01', 1)).toBe(true);
      expect(await spend('articles', '2026-03-01', 1)).toBe(false);
      expect(await spend('articles', '2026-03-01', 2)).toBe(true);
      expect(await spend('articles', '2026-03-02', 1)).toBe(true);
      expect(await spend('tokens', '2026-03-01', 1)).toBe(true);
      expect(await spend('nothing', '2026-03-01', 0)).toBe(false);
    }),
  );
}
