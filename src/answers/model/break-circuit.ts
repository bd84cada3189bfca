import type { Generate, ModelFailure, ModelReply } from './generate.ts';

interface Options {
  /** So many failures in a row, and the server is left alone. */
  failures: number;
  pauseMs: number;
  now: () => Date;
}

/** However long a server wants to be left alone, it is tried again after this. */
const LONGEST_PAUSE_MS = 60 * 60 * 1_000;

const paused: ModelFailure = { kind: 'failed', why: 'away', detail: 'the model is left alone', isOutage: false };

/**
 * Leaves a server alone that does not answer, or that asks for it. After the pause one request at a time tries it: the
 * first reply ends the pause, a further failure begins another.
 */
export function breakCircuit(generate: Generate, { failures, pauseMs, now }: Options): Generate {
  let inARow = 0;
  let pausedUntil: number | undefined;
  let isTrying = false;

  function learn(reply: ModelReply): void {
    if (reply.kind === 'replied') {
      inARow = 0;
      pausedUntil = undefined;
    } else if (reply.isOutage) {
      inARow++;
      const asked = askedFor(reply.retryAfter, now());
      const pause = asked ?? (pausedUntil !== undefined || inARow >= failures ? pauseMs : undefined);
      if (pause !== undefined) pausedUntil = now().getTime() + pause;
    }
  }

  return async (request, signal) => {
    const isTrial = pausedUntil !== undefined;
    if (pausedUntil !== undefined && (isTrying || now().getTime() < pausedUntil)) return paused;
    isTrying = isTrial;
    try {
      const reply = await generate(request, signal);
      learn(reply);
      return reply;
    } finally {
      if (isTrial) isTrying = false;
    }
  };
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function askedFor(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime();
  return ms > 0 ? Math.min(ms, LONGEST_PAUSE_MS) : undefined;
}
