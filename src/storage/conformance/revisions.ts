import { expect, test } from 'vitest';
import type { Revisions, Writer } from '../port.ts';
import { inPlace, type NewPlace } from './place.ts';
import { articleRow, historyRow, issuedAnswer, noon } from './rows.ts';

type Write = [what: string, write: (writer: Writer) => Promise<unknown>, moved: { articles: number; history: number }];

// One after another on the same storage.
const writes: Write[] = [
  ['a row', (writer) => writer.saveHistory(historyRow()), { history: 1, articles: 0 }],
  ['the same pair again', (writer) => writer.saveHistory(historyRow()), { history: 0, articles: 0 }],
  [
    'an unlisted row',
    (writer) => writer.saveHistory(historyRow({ question: 'u', listing: 'unlisted' })),
    { history: 0, articles: 0 },
  ],
  ['hiding a row', (writer) => writer.listHistory(1, 'hidden'), { history: 1, articles: 0 }],
  ['listing it again', (writer) => writer.listHistory(1, 'listed'), { history: 1, articles: 0 }],
  ['hiding a row that is not there', (writer) => writer.listHistory(99, 'hidden'), { history: 0, articles: 0 }],
  ['deleting an unlisted row', (writer) => writer.deleteHistory(2), { history: 0, articles: 0 }],
  ['deleting a listed row', (writer) => writer.deleteHistory(1), { history: 1, articles: 0 }],
  ['an article', (writer) => writer.addArticle(articleRow()), { history: 0, articles: 1 }],
  ['a slug that is taken', (writer) => writer.addArticle(articleRow()), { history: 0, articles: 0 }],
  ['an issued answer', (writer) => writer.rememberIssued(issuedAnswer(), noon), { history: 0, articles: 0 }],
  ['a spent budget', (writer) => writer.spend('articles', '2026-03-01', 1), { history: 0, articles: 0 }],
];

export function revisionsConform(newPlace: NewPlace): void {
  const at = (work: Parameters<typeof inPlace>[1]) => inPlace(newPlace, work);

  test(
    'revisions move with visible writes and with nothing else, here and at a second handle',
    at(async (storage, place) => {
      const other = await place.open();
      const seenElsewhere = (expected: Revisions, what: string) =>
        place.seenElsewhereSoon
          ? expect.poll(() => other.revisions(), { timeout: 10_000, interval: 5, message: what }).toEqual(expected)
          : expect(other.revisions(), what).resolves.toEqual(expected);
      for (const [what, write, moved] of writes) {
        const before = await storage.revisions();
        await seenElsewhere(before, what);
        await storage.transact(write);
        const after = { articles: before.articles + moved.articles, history: before.history + moved.history };
        expect(await storage.revisions(), what).toEqual(after);
        await seenElsewhere(after, what);
      }
      await other.close();
    }),
  );

  test(
    'a revision is not seen before its write is',
    at(async (storage) => {
      const before = await storage.revisions();
      await storage.transact(async (writer) => {
        await writer.saveHistory(historyRow());
        expect(await storage.revisions()).toEqual(before);
      });
      expect(await storage.revisions()).not.toEqual(before);
    }),
  );
}
