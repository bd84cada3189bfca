import { expect, test } from 'vitest';
import type { HistoryRow, NewHistoryRow, Storage } from '../port.ts';
import { inPlace, type NewPlace } from './place.ts';
import { historyRow, minutesAfterNoon } from './rows.ts';

const save = (storage: Storage, row: NewHistoryRow) => storage.transact((writer) => writer.saveHistory(row));
const listed = (storage: Storage) => storage.read((reader) => reader.history({ limit: 1000 }));

export function historyConforms(newPlace: NewPlace): void {
  const at = (work: Parameters<typeof inPlace>[1]) => inPlace(newPlace, work);

  test(
    'a saved row is given back as it is kept',
    at(async (storage) => {
      const { hidden, sameSince, pairDigest, ...expected } = historyRow();
      const saved = await save(storage, historyRow());
      expect(saved).toEqual({ kept: true, row: { id: expect.any(Number), ...expected } });
      expect(await listed(storage)).toEqual([saved.row]);
    }),
  );

  test(
    'pages walk every row exactly once, newest first, while others save',
    at(async (storage) => {
      for (let i = 0; i < 60; i++) await save(storage, historyRow({ question: `${i}` }));
      const walked: HistoryRow[] = [];
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
    'a hidden row is acknowledged and never listed',
    at(async (storage) => {
      await save(storage, historyRow({ question: 'before' }));
      const hidden = await save(storage, historyRow({ question: 'hidden', hidden: true }));
      await save(storage, historyRow({ question: 'after' }));
      expect(hidden.kept).toBe(true);
      expect((await listed(storage)).map(({ question }) => question)).toEqual(['after', 'before']);
      const below = await storage.read((reader) => reader.history({ limit: 1, before: hidden.row.id }));
      expect(below.map(({ question }) => question)).toEqual(['before']);
    }),
  );

  test(
    'the same pair within the window is the same item, outside it another',
    at(async (storage) => {
      const first = await save(storage, historyRow());
      const again = { savedAt: minutesAfterNoon(5), sameSince: minutesAfterNoon(0), provenance: 'unverified' as const };
      expect(await save(storage, historyRow(again))).toEqual({ kept: false, row: first.row });
      const later = await save(storage, historyRow({ savedAt: minutesAfterNoon(6), sameSince: minutesAfterNoon(1) }));
      expect(later.kept).toBe(true);
      expect(await listed(storage)).toEqual([later.row, first.row]);
    }),
  );

  test(
    'a hidden pair saved again is kept once',
    at(async (storage) => {
      const first = await save(storage, historyRow({ hidden: true }));
      expect(await save(storage, historyRow({ hidden: true }))).toEqual({ kept: false, row: first.row });
    }),
  );

  test(
    'the digest alone says which pairs are the same',
    at(async (storage) => {
      const first = await save(storage, historyRow({ question: 'Why fast?', pairDigest: 'one' }));
      const spaced = historyRow({ question: ' Why fast? ', pairDigest: 'one' });
      expect(await save(storage, spaced)).toEqual({ kept: false, row: first.row });
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
      expect(new Set(saves.map(({ row }) => row.id)).size).toBe(1);
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
    'half of a character is replaced, in the row given back as in the row kept',
    at(async (storage) => {
      const { row } = await save(storage, historyRow({ question: 'half \ud800' }));
      expect(row.question).toBe('half \ufffd');
      expect(await listed(storage)).toEqual([row]);
    }),
  );
}
