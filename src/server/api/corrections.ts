import type { RouteHandlerMethod } from 'fastify';
import type { Context } from '../context.ts';

/** Every error that was put right, in one list: there are few. */
export const listCorrections =
  ({ storage, corrections }: Pick<Context, 'storage' | 'corrections'>): RouteHandlerMethod =>
  async (_request, reply) => {
    reply.header('Cache-Control', 'no-cache');
    return storage.read((reader) => corrections.all(reader));
  };
