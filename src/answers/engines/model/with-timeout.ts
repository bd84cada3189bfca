import type { Generate, ModelReply } from './generate.ts';

/** Limits the time of a whole generation, from the connection to the last word. */
export function withTimeout(generate: Generate, ms: number): Generate {
  return async (request, signal) => {
    const late = Promise.withResolvers<ModelReply>();
    const gaveUp = new AbortController();
    const timer = setTimeout(() => {
      late.resolve({ kind: 'failed', why: 'late', detail: `not whole after ${ms} ms`, isOutage: true });
      gaveUp.abort();
    }, ms);
    try {
      return await Promise.race([late.promise, generate(request, AbortSignal.any([signal, gaveUp.signal]))]);
    } finally {
      clearTimeout(timer);
    }
  };
}
