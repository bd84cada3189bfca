import type { Generate } from './generate.ts';

/** Runs at most this many generations at a time. A further request fails at once instead of waiting. */
export function limitConcurrency(generate: Generate, most: number): Generate {
  let running = 0;
  return async (request, signal) => {
    if (running >= most) {
      return { kind: 'failed', why: 'busy', detail: `${most} generations at once already`, isOutage: false };
    }
    running++;
    try {
      return await generate(request, signal);
    } finally {
      running--;
    }
  };
}
