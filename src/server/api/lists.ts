import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ListQuery } from '../../contract/calls.ts';
import type { PageRequest, Reader, Revisions } from '../../storage/port.ts';
import type { Context } from '../context.ts';
import { chooseEncoding, type Encoded, encodeBody } from '../encodings.ts';
import type { Handler } from './api.ts';
import { parse } from './parse.ts';

const defaultLimit = 50;

interface List<Row, Item> {
  /** What a write raises: the newest page is kept ready until then. */
  revision: keyof Revisions;
  rows: (reader: Reader, page: PageRequest) => Promise<Row[]>;
  present: (row: Row) => Item;
}

interface ReadyList {
  body: Encoded;
  etag: string;
  link: string | undefined;
}

/** A list call: newest first, page by page. The newest page, which everybody asks for, is kept ready. */
export function listCall<Row extends { id: number }, Item>(
  { storage }: Pick<Context, 'storage'>,
  { revision, rows, present }: List<Row, Item>,
): Handler {
  let newest: { revision: number; list: Promise<ReadyList> } | undefined;

  /** One row more is read than shown, to know whether there is a next page. */
  async function makeList(path: string, { limit = defaultLimit, before }: { limit?: number; before?: number }) {
    const page = { limit: limit + 1, ...(before !== undefined && { before }) };
    const found = await storage.read((reader) => rows(reader, page));
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const link = found.length > limit && last ? `<${path}?limit=${limit}&before=${last.id}>; rel="next"` : undefined;
    return { items: shown.map(present), link };
  }

  async function newestList(path: string): Promise<ReadyList> {
    const current = (await storage.revisions())[revision];
    if (newest?.revision !== current) {
      const list = makeList(path, {}).then(async ({ items, link }) => {
        const identity = Buffer.from(JSON.stringify(items));
        const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
        return { body: await encodeBody(identity), etag, link };
      });
      newest = { revision: current, list };
      list.catch(() => {
        newest = undefined;
      });
    }
    return newest.list;
  }

  return async (request, reply) => {
    const { limit, before } = parse(ListQuery, request.query);
    const path = request.url.split('?', 1).join();
    reply.header('Cache-Control', 'no-cache');
    if (limit === undefined && before === undefined) return sendReady(request, reply, await newestList(path));
    const { items, link } = await makeList(path, { ...(limit && { limit }), ...(before && { before }) });
    if (link) reply.header('Link', link);
    return items;
  };
}

function sendReady(request: FastifyRequest, reply: FastifyReply, { body, etag, link }: ReadyList) {
  if (link) reply.header('Link', link);
  reply.header('ETag', etag).header('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body[encoding]);
}
