import { checkOf, libraryOf } from '../../checker/check-of.ts';
import type { Check, HistoryItem } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { HistoryRow } from '../../storage/port.ts';
import type { Context } from '../context.ts';
import type { Handler } from './api.ts';
import { listCall } from './lists.ts';

/** So many characters of one list are checked anew while a visitor waits for it; the rest is listed without a check. */
const MOST_CHECKED = 60_000;

/** So many checks that were made anew are kept. */
const MOST_KEPT = 2_000;

export const listHistory = (context: Pick<Context, 'storage' | 'corpus' | 'library'>): Handler => {
  const kept = new WeakMap<Corpus, Map<number, Check>>();
  return listCall(context, {
    revision: 'history',
    rows: (reader, page) => reader.history(page),
    present: (rows) => {
      const { corpus } = context;
      const checks = kept.get(corpus) ?? new Map<number, Check>();
      kept.set(corpus, checks);
      let left = MOST_CHECKED;
      return rows.map((row) => {
        const known = keptCheck(row, corpus) ?? checks.get(row.id);
        if (known || row.answer.length > left) return presentHistory(row, known);
        left -= row.answer.length;
        const check = checkOf(row.answer, corpus);
        if (checks.size >= MOST_KEPT) checks.clear();
        checks.set(row.id, check);
        return presentHistory(row, check);
      });
    },
  });
};

export function presentHistory(
  { id, question, answer, savedAt, provenance }: HistoryRow,
  check: Check | undefined,
): HistoryItem {
  return { id, question, answer, timestamp: savedAt.toISOString(), provenance, check };
}

/** The check that was kept with a row, if it was made by this checker in this library. */
function keptCheck({ check: { library, ...check } }: HistoryRow, corpus: Corpus): Check | undefined {
  return library === libraryOf(corpus) ? check : undefined;
}
