import type { FastifyReply, FastifyRequest } from 'fastify';
import { ListQuery } from '../../contract/calls.ts';
import { parse } from './parse.ts';

const defaultLimit = 50;

/** Answers one page of a list; one row more is read than shown, to know whether there is a next page. */
export async function sendPage<Row extends { id: number }, Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  rowsOf: (page: { limit: number; before?: number }) => Promise<Row[]>,
  present: (row: Row) => Item,
): Promise<Item[]> {
  const { limit = defaultLimit, before } = parse(ListQuery, request.query);
  const rows = await rowsOf({ limit: limit + 1, ...(before !== undefined && { before }) });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length > limit && last) {
    const path = request.url.split('?')[0];
    reply.header('Link', `<${path}?limit=${limit}&before=${last.id}>; rel="next"`);
  }
  reply.header('Cache-Control', 'no-cache');
  return shown.map(present);
}
