import type { HistoryItem } from '../../contract/entities.ts';
import type { HistoryRow } from '../../storage/port.ts';
import type { Context } from '../context.ts';
import type { Handler } from './api.ts';
import { listCall } from './lists.ts';

export const listHistory = (context: Pick<Context, 'storage'>): Handler =>
  listCall(context, { revision: 'history', rows: (reader, page) => reader.history(page), present: presentHistory });

export function presentHistory({ id, question, answer, savedAt, provenance, check }: HistoryRow): HistoryItem {
  return { id, question, answer, timestamp: savedAt.toISOString(), provenance, check };
}
