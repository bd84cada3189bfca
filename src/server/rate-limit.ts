import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { Fault } from './fault.ts';

/** The limits for each address, as route options. Counted in memory; the budget of a day is counted in the storage. */
export async function limitsFor(app: FastifyInstance, config: Config) {
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) =>
      new Fault('too-many-requests', `Too many requests from this address. Try again in ${seconds(ttl)}.`, {
        retryAfter: ttl / 1000,
      }),
  });
  const limit = (max: number, timeWindow: string, groupId: string) => ({
    config: { rateLimit: config.RATE_LIMIT ? ({ max, timeWindow, groupId } satisfies RateLimitOptions) : false },
  });
  return {
    ask: limit(config.ASK_PER_MINUTE, '1 minute', 'ask'),
    save: limit(config.SAVE_PER_MINUTE, '1 minute', 'save'),
    check: limit(config.CHECK_PER_MINUTE, '1 minute', 'check'),
    generate: limit(config.GENERATE_PER_HOUR, '1 hour', 'generate'),
  };
}

const seconds = (milliseconds: number) => {
  const count = Math.max(1, Math.ceil(milliseconds / 1000));
  return count === 1 ? '1 second' : `${count} seconds`;
};
