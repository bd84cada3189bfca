import type { RouteHandlerMethod } from 'fastify';
import { libraryOf } from '../../checker/check-of.ts';
import type { Check, HistoryItem } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { HistoryRow } from '../../storage/port.ts';
import { ThreadError } from '../../threads/thread-error.ts';
import type { Context } from '../context.ts';
import { listCall } from './lists.ts';

/** So many characters of one list are checked anew while a visitor waits for it; the rest is listed without a check. */
const MOST_CHECKED = 60_000;

/** So many checks that were made anew are kept. */
const MOST_KEPT = 2_000;

export const listHistory = ({
  storage,
  library,
  texts,
}: Pick<Context, 'storage' | 'library' | 'texts'>): RouteHandlerMethod => {
  const kept = new WeakMap<Corpus, Map<number, Check>>();
  return listCall(
    { storage, library },
    {
      revision: 'history',
      rows: (reader, page) => reader.history(page),
      present: (rows) => {
        const corpus = library.current();
        const checks = kept.get(corpus) ?? new Map<number, Check>();
        kept.set(corpus, checks);
        let left = MOST_CHECKED;
        return Promise.all(
          rows.map(async (row) => {
            const known = keptCheck(row, corpus) ?? checks.get(row.id);
            if (known || row.answer.length > left) return presentHistory(row, known);
            left -= row.answer.length;
            // A text that a thread does not finish is listed without a check.
            const made = await texts.run({ kind: 'check', text: row.answer }).catch(leaveOut);
            if (!made) return presentHistory(row, undefined);
            const { library: madeIn, ...check } = made;
            if (checks.size >= MOST_KEPT) checks.clear();
            if (madeIn === libraryOf(corpus)) checks.set(row.id, check);
            return presentHistory(row, check);
          }),
        );
      },
    },
  );
};

function leaveOut(error: unknown): undefined {
  if (!(error instanceof ThreadError)) throw error;
}

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
