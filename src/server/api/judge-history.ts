import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { HistoryRow, Storage } from '../../storage/port.ts';
import { excerptOf } from './excerpt.ts';
import { savedAs } from './listing.ts';

/** Rows judged in one transaction: a page of the list. */
const BATCH = 50;

/** Milliseconds before a failed round is tried again. */
const RETRY_MS = 30_000;

/** Applies the rules of the list to rows of older versions, in the background, while the server runs. */
export function judgeHistoryInBackground(app: FastifyInstance, storage: Storage): void {
  const stop = new AbortController();
  let done: Promise<void> = Promise.resolve();
  app.addHook('onReady', (ready) => {
    done = judgeUntilDone(storage, stop.signal, (error) => app.log.error({ err: error }, 'history not judged'));
    ready();
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await done;
  });
}

async function judgeUntilDone(storage: Storage, signal: AbortSignal, onFault: (error: unknown) => void) {
  while (!signal.aborted) {
    try {
      return await judgeHistory(storage, signal);
    } catch (error) {
      onFault(error);
      await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/** Judges every unjudged row, the newest first: lists it, keeps it unlisted, or deletes a cry for help. */
export async function judgeHistory(storage: Storage, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const rows = await storage.read((reader) => reader.unjudgedHistory(BATCH));
    if (rows.length === 0) return;
    const outcomes: Outcome[] = [];
    for (const row of rows) {
      outcomes.push(judge(row));
      // Requests come between two rows.
      await nextTurn();
    }
    await storage.transact(async (writer) => {
      for (const { id, listing, excerpt } of outcomes) {
        if (listing === 'not-kept') await writer.deleteHistory(id);
        else await writer.judgeHistory(id, { listing, excerpt });
      }
    });
  }
}

type Outcome = ReturnType<typeof judge>;

function judge({ id, question, answer, check }: HistoryRow) {
  return { id, listing: savedAs(question, answer), excerpt: excerptOf(question, answer, check) };
}
