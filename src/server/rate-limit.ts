import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFault } from './api-fault.ts';
import type { Context } from './context.ts';
import { addressKey } from './limits/address-key.ts';
import { type Counted, type Counters, MemoryCounters, type MonotonicClock } from './limits/counters.ts';
import { LeasedCounters } from './limits/leased-counters.ts';
import { TokenBucket } from './limits/token-bucket.ts';

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
  /** Counts what an address saves in a day, by items and by bytes. */
  keep: (request: FastifyRequest, bytes: number) => Promise<void>;
}

type LimitsContext = Pick<Context, 'config' | 'storage' | 'addressNames' | 'now' | 'log'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An address that has asked for no more than this in a window is a newcomer. */
const NEWCOMER = 3;

const tokenName = 'x-isnad-in-process';

/** Marks the pages' own API calls in this process, which are not rate-limited. The token is never sent to a client. */
export const inProcessHeaders: Readonly<Record<string, string>> = { [tokenName]: randomBytes(24).toString('hex') };

export const isInProcess = ({ headers }: FastifyRequest) => headers[tokenName] === inProcessHeaders[tokenName];

/**
 * The limits for each address, and by kind of work for all addresses together (decisions/28-limits.md). What costs money
 * has budgets in the storage besides.
 */
export function openLimits(context: LimitsContext, clock: MonotonicClock = () => performance.now()): Limits {
  const { config } = context;
  if (!config.RATE_LIMIT) return unlimited;
  const counters = countersOf(context, clock);
  const inTurn = oneEachTurn();
  const limit = (name: string, most: number, windowMs: number, totalPerMinute: number): Limit => {
    const byAddress = counters(name, most, windowMs);
    const total = new TokenBucket(totalPerMinute, clock);
    return async (request, reply) => {
      if (isInProcess(request)) return;
      const counted = await byAddress.take(addressKey(request.ip));
      reply.headers({
        'ratelimit-limit': most,
        'ratelimit-remaining': Math.max(0, counted.remaining),
        'ratelimit-reset': Math.ceil(counted.resetMs / 1000),
      });
      if (!counted.isAllowed) throw tooMany('Too many requests from this address.', counted);
      const waitMs = total.take(most - counted.remaining <= NEWCOMER);
      if (waitMs > 0) throw busy(waitMs);
      await inTurn();
    };
  };
  const items = counters('items', config.SAVE_PER_DAY, DAY);
  const bytes = counters('bytes', config.SAVE_KB_PER_DAY * 1000, DAY);
  return {
    ask: limit('ask', config.ASK_PER_MINUTE, MINUTE, config.ASK_TOTAL_PER_MINUTE),
    save: limit('save', config.SAVE_PER_MINUTE, MINUTE, config.SAVE_TOTAL_PER_MINUTE),
    check: limit('check', config.CHECK_PER_MINUTE, MINUTE, config.CHECK_TOTAL_PER_MINUTE),
    generate: limit('generate', config.GENERATE_PER_HOUR, HOUR, config.GENERATE_TOTAL_PER_MINUTE),
    read: limit('read', config.READ_PER_MINUTE, MINUTE, config.READ_TOTAL_PER_MINUTE),
    render: limit('render', config.RENDER_PER_MINUTE, MINUTE, config.RENDER_TOTAL_PER_MINUTE),
    keep: async (request, size) => {
      if (isInProcess(request)) return;
      const address = addressKey(request.ip);
      const refuse = (counted: Counted) =>
        tooMany('As much was saved from this address as one address may in a day.', counted);
      const itemsCounted = await items.take(address);
      if (!itemsCounted.isAllowed) throw refuse(itemsCounted);
      const bytesCounted = await bytes.take(address, size);
      if (!bytesCounted.isAllowed) throw refuse(bytesCounted);
    },
  };
}

/**
 * Lets one request begin in each turn of the event loop. A call may occupy the thread for some milliseconds: of sixteen
 * that came together fifteen wait, and whoever asks for a page that is in memory goes between them.
 */
function oneEachTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}

const nothing = async () => undefined;
const unlimited: Limits = {
  ask: nothing,
  save: nothing,
  check: nothing,
  generate: nothing,
  read: nothing,
  render: nothing,
  keep: nothing,
};

/** Counted in the memory of this process or, where several share the limits, with leases from the storage. */
function countersOf({ config, storage, addressNames, now, log }: LimitsContext, clock: MonotonicClock) {
  const isOneOfMany = config.WORKERS > 1 || config.DATABASE_URL !== undefined;
  const isShared = config.SHARED_LIMITS === 'auto' ? isOneOfMany : config.SHARED_LIMITS === 'on';
  let isReported = false;
  const onFault = (error: unknown) => {
    if (!isReported) log.warn({ err: error }, 'The shared limits cannot be read: this process counts for itself.');
    isReported = true;
  };
  return (name: string, limit: number, windowMs: number): Counters => {
    const allowance = { limit, windowMs };
    if (!isShared) return new MemoryCounters(allowance, clock);
    const storedName = async (address: string) => `${name} ${await addressNames.nameOf(address)}`;
    return new LeasedCounters(allowance, { storage, storedName, clock, now, onFault });
  };
}

function tooMany(what: string, { resetMs }: Counted): ApiFault {
  return new ApiFault('too-many-requests', `${what} Try again in ${inWords(resetMs)}.`, { retryAfter: resetMs / 1000 });
}

function busy(waitMs: number): ApiFault {
  return new ApiFault('unavailable', 'This server has too much to do at the moment. Try again in a few seconds.', {
    retryAfter: Math.max(1, waitMs / 1000),
  });
}

function inWords(milliseconds: number): string {
  if (milliseconds > 2 * HOUR) return `${Math.ceil(milliseconds / HOUR)} hours`;
  const count = Math.max(1, Math.ceil(milliseconds / 1000));
  return count === 1 ? '1 second' : `${count} seconds`;
}
