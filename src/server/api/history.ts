import { checkOf, libraryOf } from '../../checker/check-of.ts';
import type { Check, HistoryItem } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { HistoryRow } from '../../storage/port.ts';
import type { Context } from '../context.ts';
import type { Handler } from './api.ts';
import { listCall } from './lists.ts';

export const listHistory = (context: Pick<Context, 'storage' | 'corpus' | 'library'>): Handler =>
  listCall(context, {
    revision: 'history',
    rows: (reader, page) => reader.history(page),
    present: (row) => presentHistory(row, context.corpus),
  });

export function presentHistory(row: HistoryRow, corpus: Corpus): HistoryItem {
  const { id, question, answer, savedAt, provenance } = row;
  return { id, question, answer, timestamp: savedAt.toISOString(), provenance, check: checkOfRow(row, corpus) };
}

/** The check that was kept, if it was made by this checker in this library; else the text tells it anew. */
function checkOfRow({ answer, check: { library, ...check } }: HistoryRow, corpus: Corpus): Check {
  return library === libraryOf(corpus) ? check : checkOf(answer, corpus);
}
