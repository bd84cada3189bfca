import type { Generate, ModelFailure, ModelReply } from './generate.ts';

interface CircuitOptions {
  /** Consecutive failures after which the server is not asked for a while. */
  failures: number;
  pauseMs: number;
  now: () => Date;
}

/** One hour: upper bound of a pause that a server asks for in `Retry-After`. */
const MAX_PAUSE_MS = 60 * 60 * 1_000;

const paused: ModelFailure = { kind: 'failed', why: 'away', detail: 'the model is left alone', isOutage: false };

/**
 * Stops asking a server that does not answer, or that asks for a pause. After the pause one request at a time tries it:
 * the first reply ends the pause, another failure begins a new one.
 */
export function breakCircuit(generate: Generate, { failures, pauseMs, now }: CircuitOptions): Generate {
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

/** `Retry-After` in milliseconds; the header holds seconds or a date. */
function askedFor(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime();
  return ms > 0 ? Math.min(ms, MAX_PAUSE_MS) : undefined;
}
