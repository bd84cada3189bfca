import type { Generate } from './generate.ts';

/** Lets so many generations run at once; who comes then does not queue. */
export function boundAtOnce(generate: Generate, most: number): Generate {
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
