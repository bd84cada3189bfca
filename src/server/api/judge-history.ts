import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { HistoryRow } from '../../storage/port.ts';
import { reviewRules } from '../config.ts';
import type { Context } from '../context.ts';
import { listingAfterReview } from '../saved/review.ts';

type JudgingParts = Pick<Context, 'storage' | 'texts' | 'config'>;

/** Rows judged in one transaction: a page of the list. */
const BATCH = 50;

/** Milliseconds before a failed round is tried again. */
const RETRY_MS = 30_000;

/** Applies the rules of the list to rows of older versions, in the background, while the server runs. */
export function judgeHistoryInBackground(app: FastifyInstance, parts: JudgingParts): void {
  const stop = new AbortController();
  let done: Promise<void> = Promise.resolve();
  app.addHook('onReady', (ready) => {
    done = judgeUntilDone(parts, stop.signal, (error) => app.log.error({ err: error }, 'history not judged'));
    ready();
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await done;
  });
}

async function judgeUntilDone(parts: JudgingParts, signal: AbortSignal, onFault: (error: unknown) => void) {
  while (!signal.aborted) {
    try {
      return await judgeHistory(parts, signal);
    } catch (error) {
      onFault(error);
      await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/** Judges every unjudged row, the newest first: lists it, keeps it unlisted, or deletes a cry for help. */
export async function judgeHistory({ storage, texts, config }: JudgingParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const rows = await storage.read((reader) => reader.unjudgedHistory(BATCH));
    if (rows.length === 0) return;
    const outcomes: Outcome[] = [];
    // One after the other: visitors' texts come between two rows.
    for (const row of rows) outcomes.push({ row, ...(await judge(row, texts, signal)) });
    await storage.transact(async (writer) => {
      for (const { row, listing, excerpt } of outcomes) {
        if (listing === 'not-kept') await writer.deleteHistory(row.id);
        else await writer.judgeHistory(row.id, { ...listingAfterReview(listing, row, reviewRules(config)), excerpt });
      }
    });
  }
}

type Outcome = Awaited<ReturnType<typeof judge>> & { row: HistoryRow };

async function judge({ question, answer, check }: HistoryRow, texts: Context['texts'], signal: AbortSignal) {
  const { listing, excerpt } = await texts.run({ kind: 'judge-saved', question, answer, check }, { signal });
  return { listing, excerpt };
}
