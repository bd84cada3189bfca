import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ThreadError } from '../../threads/thread-error.ts';
import type { Context } from '../context.ts';

type TracingParts = Pick<Context, 'storage' | 'texts'>;

/** Rows traced in one transaction. */
const BATCH = 50;

/** Milliseconds before a failed round is tried again. */
const RETRY_MS = 30_000;

/**
 * Finds, in the background, which points the answers and articles of older versions rest on: those whose sentences they
 * repeat. Newer ones are kept with what they rest on.
 */
export function traceInBackground(app: FastifyInstance, parts: TracingParts): void {
  const stop = new AbortController();
  let done: Promise<void> = Promise.resolve();
  app.addHook('onReady', (ready) => {
    done = traceUntilDone(parts, stop.signal, (error) => app.log.error({ err: error }, 'answers not traced'));
    ready();
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await done;
  });
}

async function traceUntilDone(parts: TracingParts, signal: AbortSignal, onFault: (error: unknown) => void) {
  while (!signal.aborted) {
    try {
      for (const kind of ['article', 'history'] as const) await traceKept(parts, kind, signal);
      return;
    } catch (error) {
      onFault(error);
      await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/** Traces every row of a kind that was not traced yet, the newest first. */
export async function traceKept(
  { storage, texts }: TracingParts,
  kind: 'article' | 'history',
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const rows = await storage.read((reader) => reader.untraced(kind, BATCH));
    if (rows.length === 0) return;
    const traced: { id: number; points: Awaited<ReturnType<typeof trace>> }[] = [];
    // One after the other: visitors' texts come between two rows.
    for (const { id, text } of rows) traced.push({ id, points: await trace(text, texts, signal) });
    await storage.transact(async (writer) => {
      for (const { id, points } of traced) await writer.trace(kind, id, points);
    });
  }
}

async function trace(text: string, texts: TracingParts['texts'], signal: AbortSignal) {
  try {
    return await texts.run({ kind: 'trace', text }, { signal });
  } catch (error) {
    // A text that is too long for its thread rests on nothing that could be found.
    if (error instanceof ThreadError && error.failure === 'late') return [];
    throw error;
  }
}
