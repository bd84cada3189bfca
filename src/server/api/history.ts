import type { RouteHandlerMethod } from 'fastify';
import { HistoryParams } from '../../contract/calls.ts';
import type { Check, CorrectionMark, HistoryItem } from '../../contract/entities.ts';
import type { ListedRow } from '../../storage/port.ts';
import { ApiFault } from '../api-fault.ts';
import { withCitedWorks } from '../cited-works.ts';
import type { Context } from '../context.ts';
import { currentCheck } from '../saved/check-saved.ts';
import { isPlainWords, MAX_EXCERPT_CITATIONS } from '../saved/excerpt.ts';
import { listCall } from './lists.ts';
import { parse } from './parse.ts';
import type { PublicIds } from './public-ids.ts';
import { remadeChecks } from './remade-checks.ts';

export interface HistoryContext extends Pick<Context, 'storage' | 'texts' | 'library' | 'profiles' | 'corrections'> {
  publicIds: () => Promise<PublicIds>;
}

/** Longest text, in characters, that is checked again while a visitor waits. Older rows may be longer: no check is shown. */
const MAX_RECHECKED = 20_000;

const uncited: Check = { citations: [], editions: [] };

/** Lists excerpts. Their size, and so the cost of a list, does not depend on what was saved. */
export function listHistory(context: HistoryContext): RouteHandlerMethod {
  const remade = remadeChecks(context.texts, MAX_EXCERPT_CITATIONS);
  return listCall(context, {
    revision: 'history',
    rows: (reader, page) => reader.history(page),
    present: async (rows) => {
      const corpus = context.library.current();
      const ids = await context.publicIds();
      const keys = rows.map(({ id }) => id);
      const marks = await context.storage.read((reader) => context.corrections.ofRows(reader, 'history', keys));
      const { works } = context.profiles;
      const checks = await remade(
        rows.filter((row) => !isPlainWords(row)),
        corpus,
      );
      return rows.map((row): HistoryItem => {
        const check = isPlainWords(row) ? uncited : checks.get(row.id);
        return presentHistory(row, ids, check && withCitedWorks(check, row.answer, works), marks(row.id));
      });
    },
    cursors: {
      read: async (cursor) => (await context.publicIds()).rowOf(cursor),
      write: async (row) => (await context.publicIds()).idOf(row),
    },
  });
}

/** One item whole. What is not listed is not found, and does not say why. */
export function historyItem(context: HistoryContext): RouteHandlerMethod {
  const remade = remadeChecks(context.texts);
  return async (request, reply) => {
    const { storage, corrections } = context;
    const corpus = context.library.current();
    const { id } = parse(HistoryParams, request.params);
    const ids = await context.publicIds();
    const key = ids.rowOf(id);
    const row = key === undefined ? undefined : await storage.read((reader) => reader.historyRow(key));
    if (row?.listing !== 'listed') throw new ApiFault('history-item-not-found', 'The history shows no such question.');
    reply.header('Cache-Control', 'no-cache');
    const check =
      row.answer.length <= MAX_RECHECKED ? (await remade([row], corpus)).get(row.id) : currentCheck(row.check, corpus);
    const named = check && withCitedWorks(check, row.answer, context.profiles.works);
    const marks = await storage.read((reader) => corrections.ofRows(reader, 'history', [row.id]));
    return presentHistory({ ...row, isExcerpt: false }, ids, named, marks(row.id));
  };
}

export function presentHistory(
  { id, question, answer, savedAt, provenance, isExcerpt }: Omit<ListedRow, 'check'>,
  ids: PublicIds,
  check: Check | undefined,
  corrections: readonly CorrectionMark[] = [],
): HistoryItem {
  return {
    id: ids.idOf(id),
    question,
    answer,
    timestamp: savedAt.toISOString(),
    provenance,
    check,
    ...(isExcerpt && { excerpt: true }),
    ...(corrections.length > 0 && { corrections: [...corrections] }),
  };
}
