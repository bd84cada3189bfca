import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { addressKey } from './limits/address-key.ts';
import { withoutQuery } from './log.ts';
import { isInProcess } from './rate-limit.ts';

/**
 * Lines a second, and those of them that name an error. A flood is counted beyond that: its lines would fill the disk
 * sooner than anything that it saves. Failures have a room of their own, so that no flood hides them.
 */
const LINES_PER_SECOND = 200;
const FAILURES_PER_SECOND = 20;

/** Requests in a minute from which an address is named in the log, though none was refused. */
const MANY_REQUESTS = 1_000;

/** Addresses that are counted in a minute, and those that are named at its end. */
const MAX_COUNTED = 10_000;
const MAX_NAMED = 20;

declare module 'fastify' {
  interface FastifyRequest {
    /** What its line of the log says beside the status. */
    failure: Failure | null;
  }
}

/** Why a request was not answered as it wished: an error of ours, or words for what it did wrong. */
export type Failure = { err: unknown } | { why: string };

interface Tally {
  requests: number;
  refused: number;
}

/**
 * One line for a request, without query: a visitor's question never reaches a log. What failed is in the same line, so
 * that failures are bounded with it. Files are lines of level debug. What a page asks of the API in this process is
 * no request of a visitor: only its failures are told.
 * Addresses are named once a minute, where they were refused or asked very often; the name is made with a key that is
 * deleted the next day (`isnad address` says the names of addresses that an operator suspects).
 */
export function logRequests(app: FastifyInstance, { addressNames, log }: Pick<Context, 'addressNames' | 'log'>): void {
  app.decorateRequest('failure', null);
  let written = 0;
  let failures = 0;
  let unwritten = 0;
  let tallies = new Map<string, Tally>();

  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const path = withoutQuery(request).url;
    const { failure } = request;
    if (!isInProcess(request)) count(request, reply.statusCode);
    else if (failure === null) return done();
    const isError = failure !== null && 'err' in failure;
    // A deliberate 503 is only a warning.
    const level = isError ? (reply.statusCode === 503 ? 'warn' : 'error') : isFile(path) ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return done();
    if (isError ? failures < FAILURES_PER_SECOND : written < LINES_PER_SECOND) {
      if (isError) failures += 1;
      else written += 1;
      const line = { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...failure };
      request.log[level](line, isError ? 'failed' : 'answered');
    } else unwritten += 1;
    done();
  });

  function count({ ip }: FastifyRequest, status: number): void {
    const address = addressKey(ip);
    const tally = tallies.get(address) ?? { requests: 0, refused: 0 };
    tally.requests += 1;
    if (status === 429) tally.refused += 1;
    if (tallies.has(address) || tallies.size < MAX_COUNTED) tallies.set(address, tally);
  }

  function countUnwritten(): void {
    if (unwritten > 0) log.warn({ requests: unwritten }, 'more requests were answered than are written one by one');
    written = 0;
    failures = 0;
    unwritten = 0;
  }
  const everySecond = setInterval(countUnwritten, 1_000).unref();

  async function nameAddresses(): Promise<void> {
    const named = [...tallies]
      .filter(([, { requests, refused }]) => refused > 0 || requests >= MANY_REQUESTS)
      .sort(([, one], [, other]) => other.requests - one.requests);
    tallies = new Map();
    for (const [address, tally] of named.slice(0, MAX_NAMED)) {
      log.warn({ from: await addressNames.nameOf(address), ...tally }, 'an address asked often');
    }
    if (named.length > MAX_NAMED) log.warn({ addresses: named.length - MAX_NAMED }, 'more addresses asked often');
  }
  const everyMinute = setInterval(() => void nameAddresses().catch(() => undefined), 60_000).unref();

  app.addHook('onClose', async () => {
    clearInterval(everySecond);
    clearInterval(everyMinute);
    countUnwritten();
    await nameAddresses().catch(() => undefined);
  });
}

const isFile = (path: string) => path.startsWith('/assets/') || /\.(?:ico|js|png|svg|webmanifest|woff2)$/.test(path);
