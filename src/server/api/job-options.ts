import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RunOptions } from '../../threads/thread-pool.ts';
import type { Config } from '../config.ts';
import { addressKey } from '../limits/address-key.ts';

/**
 * A thread's work for this request. It is given up when the visitor closes the connection before the response is sent,
 * and it counts for the visitor's address, unless limits for addresses are off.
 */
export function jobOptions(
  request: FastifyRequest,
  reply: FastifyReply,
  { RATE_LIMIT }: Pick<Config, 'RATE_LIMIT'>,
): JobOptions & { signal: AbortSignal } {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return { signal: left.signal, ...(RATE_LIMIT && { owner: addressKey(request.ip) }) };
}

export type JobOptions = Pick<RunOptions, 'owner' | 'signal'>;
