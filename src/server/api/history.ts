import type { HistoryItem } from '../../contract/entities.ts';
import type { HistoryRow } from '../../storage/port.ts';
import type { Context } from '../context.ts';
import type { Handler } from './api.ts';
import { sendPage } from './lists.ts';

export const listHistory =
  ({ storage }: Pick<Context, 'storage'>): Handler =>
  (request, reply) =>
    sendPage(request, reply, (page) => storage.read((reader) => reader.history(page)), presentHistory);

export function presentHistory({ id, question, answer, savedAt, provenance, check }: HistoryRow): HistoryItem {
  return { id, question, answer, timestamp: savedAt.toISOString(), provenance, check };
}
