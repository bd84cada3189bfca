import { describe } from 'vitest';
import { articlesConform } from './conformance/articles.ts';
import { editingConforms } from './conformance/editing.ts';
import { historyConforms } from './conformance/history.ts';
import { issuedAnswersAndBudgetsConform } from './conformance/issued-and-budgets.ts';
import type { StoragePlace } from './conformance/place.ts';
import { plainStorageAgrees } from './conformance/plain-storage.ts';
import { revisionsConform } from './conformance/revisions.ts';
import { locksConform, sizesAndCountersConform } from './conformance/sizes-and-counters.ts';
import { transactionsConform } from './conformance/transactions.ts';

/** What the port promises, tested against its adapter; `newPlace` makes an empty database for each test. */
export function describeStorage(name: string, newPlace: () => Promise<StoragePlace>): void {
  describe(name, () => {
    historyConforms(newPlace);
    articlesConform(newPlace);
    editingConforms(newPlace);
    issuedAnswersAndBudgetsConform(newPlace);
    sizesAndCountersConform(newPlace);
    locksConform(newPlace);
    transactionsConform(newPlace);
    revisionsConform(newPlace);
    plainStorageAgrees(newPlace);
  });
}
