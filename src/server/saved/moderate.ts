import type { TriageLists } from '../../answers/triage/triage.ts';
import type { HistoryRow, SavedRequest, Storage, Writer } from '../../storage/port.ts';
import { Refusal } from '../refusal.ts';
import { savedAs } from './listing.ts';

/** What an operator looks for among saved items. */
export interface SavedFilter {
  only?: SavedRequest['only'];
  /** In question or answer. */
  words?: string;
  since?: Date;
  provenance?: HistoryRow['provenance'];
}

/** An item as messages name it. */
export type NameOf = (key: number) => string;

/** Rows read at a time while searching. */
const CHUNK = 200;

/** The rows that are looked for, newest first, below `before`. */
export async function* findSaved(
  storage: Storage,
  { only, words, since, provenance }: SavedFilter,
  before?: number,
): AsyncGenerator<{ row: HistoryRow; isFound: boolean }> {
  const word = words?.normalize('NFC').toLowerCase();
  const contains = (text: string) => word === undefined || text.normalize('NFC').toLowerCase().includes(word);
  let from = before;
  for (;;) {
    const page = { limit: CHUNK, ...(from !== undefined && { before: from }), ...(only && { only }) };
    const rows = await storage.read((reader) => reader.everyHistoryRow(page));
    for (const row of rows) {
      const isFound =
        (provenance === undefined || row.provenance === provenance) &&
        (since === undefined || row.savedAt >= since) &&
        (contains(row.question) || contains(row.answer));
      yield { row, isFound };
    }
    from = rows.at(-1)?.id;
    if (from === undefined) return;
  }
}

/** Takes items off the public list: all of them or, where one is refused, none. */
export function hideSaved(storage: Storage, keys: readonly number[], nameOf: NameOf): Promise<HistoryRow[]> {
  return change(storage, keys, nameOf, async (row, writer) => {
    if (row.listing === 'hidden' && row.heldFor === undefined) {
      throw new Refusal(`${nameOf(row.id)} is hidden already.`);
    }
    if (row.listing !== 'listed' && row.heldFor === undefined) {
      throw new Refusal(`${nameOf(row.id)} is not listed: nobody sees it.`);
    }
    await writer.listHistory(row.id, 'hidden');
  });
}

/** Puts items back that were hidden, or that waited for the operator, if they are what the public list is for. */
export function listSaved(
  storage: Storage,
  keys: readonly number[],
  nameOf: NameOf,
  lists: TriageLists,
): Promise<HistoryRow[]> {
  return change(storage, keys, nameOf, async (row, writer) => {
    if (row.listing === 'listed') throw new Refusal(`${nameOf(row.id)} is listed already.`);
    if (!canBeListed(row, lists)) {
      throw new Refusal(`${nameOf(row.id)} is not for the public list: it is no ordinary question and answer.`);
    }
    await writer.listHistory(row.id, 'listed');
  });
}

/** Deletes items for ever; `forgetDeleted` then takes their words off the disk. */
export function deleteSaved(storage: Storage, keys: readonly number[], nameOf: NameOf): Promise<HistoryRow[]> {
  return change(storage, keys, nameOf, async (row, writer) => {
    await writer.deleteHistory(row.id);
  });
}

/** Whether the rules of the public list let the operator put a row on it. */
export const canBeListed = ({ listing, question, answer }: HistoryRow, lists: TriageLists) =>
  listing === 'hidden' && savedAs(question, answer, lists) === 'listed';

async function change(
  storage: Storage,
  keys: readonly number[],
  nameOf: NameOf,
  work: (row: HistoryRow, writer: Writer) => Promise<void>,
): Promise<HistoryRow[]> {
  return storage.transact(async (writer) => {
    const rows: HistoryRow[] = [];
    for (const key of new Set(keys)) {
      const row = await writer.historyRow(key);
      if (!row) throw new Refusal(`There is no item ${nameOf(key)}. Nothing was changed.`);
      await work(row, writer);
      rows.push(row);
    }
    return rows;
  });
}
