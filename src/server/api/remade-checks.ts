import { libraryOf } from '../../checker/summarize-check.ts';
import type { Check } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { HistoryRow, KeptCheck } from '../../storage/port.ts';
import { ThreadError } from '../../threads/thread-error.ts';
import { boundedCheck, currentCheck } from '../saved/check-saved.ts';
import type { TextThreads } from '../text/text-threads.ts';

/** Most checks made again and kept in memory: a list of 50 makes 50 after the library has changed. */
const MAX_REMADE = 2_000;

/** Texts of a list that are checked in one job. An excerpt takes about a quarter of a millisecond. */
const RECHECKED_AT_ONCE = 25;

type CheckedRow = Pick<HistoryRow, 'id' | 'answer' | 'check'>;

/**
 * The checks that were kept with texts, or new ones where the library has changed since; these are kept in memory. A text
 * that the threads do not finish has none.
 */
export function remadeChecks(texts: Pick<TextThreads, 'run'>, most?: number) {
  const ofCorpus = new WeakMap<Corpus, Map<number, Check>>();
  return async (rows: readonly CheckedRow[], corpus: Corpus): Promise<Map<number, Check>> => {
    const remade = ofCorpus.get(corpus) ?? new Map<number, Check>();
    ofCorpus.set(corpus, remade);
    const checks = new Map<number, Check>();
    const stale: CheckedRow[] = [];
    for (const row of rows) {
      const check = currentCheck(row.check, corpus) ?? remade.get(row.id);
      if (check) checks.set(row.id, check);
      else stale.push(row);
    }
    // The way to a thread and back takes longer than the check of a short text: many go in one job.
    for (let start = 0; start < stale.length; start += RECHECKED_AT_ONCE) {
      const batch = stale.slice(start, start + RECHECKED_AT_ONCE);
      for (const [{ id }, found] of await recheck(batch, texts)) {
        const { library: madeIn, ...made } = boundedCheck(found, most);
        checks.set(id, made);
        if (madeIn !== libraryOf(corpus)) continue;
        if (remade.size >= MAX_REMADE) remade.clear();
        remade.set(id, made);
      }
    }
    return checks;
  };
}

/** New checks of rows. A job of many that is not finished is repeated row by row, so that one slow text costs only its own. */
async function recheck(
  rows: readonly CheckedRow[],
  texts: Pick<TextThreads, 'run'>,
): Promise<[CheckedRow, KeptCheck][]> {
  const found = await texts.run({ kind: 'check-all', texts: rows.map(({ answer }) => answer) }).catch(leaveOut);
  if (found) return rows.flatMap((row, at) => (found[at] ? [[row, found[at]]] : []));
  if (rows.length <= 1) return [];
  const each: [CheckedRow, KeptCheck][] = [];
  for (const row of rows) each.push(...(await recheck([row], texts)));
  return each;
}

function leaveOut(error: unknown): undefined {
  if (!(error instanceof ThreadError)) throw error;
}
