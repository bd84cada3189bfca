import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFault } from './api-fault.ts';
import type { Config } from './config.ts';

/** Counts a request of an address, and refuses it where there were too many. Works as an `onRequest` hook too. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface Limits {
  ask: Limit;
  save: Limit;
  check: Limit;
  generate: Limit;
  /** Calls that read lists and passages. */
  read: Limit;
  /** Pages that have to be rendered for a request. */
  render: Limit;
}

const tokenName = 'x-isnad-in-process';

/** Marks the pages' own API calls in this process, which are not rate-limited. The token is never sent to a client. */
export const inProcessHeaders: Readonly<Record<string, string>> = { [tokenName]: randomUUID() };

/** The limits for each address. Counted in memory; the budget of a day is counted in the storage. */
export async function openLimits(app: FastifyInstance, config: Config): Promise<Limits> {
  await app.register(rateLimit, { global: false });
  const limit = (max: number, timeWindow: string): Limit => {
    if (!config.RATE_LIMIT) return async () => undefined;
    const count = app.createRateLimit({ max, timeWindow });
    return async (request, reply) => {
      if (request.headers[tokenName] === inProcessHeaders[tokenName]) return;
      const counted = await count(request);
      if (counted.isAllowed) return;
      reply.headers({
        'ratelimit-limit': counted.max,
        'ratelimit-remaining': counted.remaining,
        'ratelimit-reset': counted.ttlInSeconds,
      });
      if (!counted.isExceeded) return;
      const wait = seconds(counted.ttl);
      throw new ApiFault('too-many-requests', `Too many requests from this address. Try again in ${wait}.`, {
        retryAfter: counted.ttl / 1000,
      });
    };
  };
  return {
    ask: limit(config.ASK_PER_MINUTE, '1 minute'),
    save: limit(config.SAVE_PER_MINUTE, '1 minute'),
    check: limit(config.CHECK_PER_MINUTE, '1 minute'),
    generate: limit(config.GENERATE_PER_HOUR, '1 hour'),
    read: limit(config.READ_PER_MINUTE, '1 minute'),
    render: limit(config.RENDER_PER_MINUTE, '1 minute'),
  };
}

const seconds = (milliseconds: number) => {
  const count = Math.max(1, Math.ceil(milliseconds / 1000));
  return count === 1 ? '1 second' : `${count} seconds`;
};
