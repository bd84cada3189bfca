import type { RouteHandlerMethod } from 'fastify';
import { ListQuery } from '../../contract/calls.ts';
import type { PageRequest, Reader, Revisions } from '../../storage/port.ts';
import type { Context } from '../context.ts';
import { encodeBody } from '../encodings.ts';
import { etagOf, type ReadyBody, sendReady } from '../ready-body.ts';
import { parse } from './parse.ts';

const defaultLimit = 50;

interface List<Row, Item> {
  /** What a write raises: the newest page is kept ready until then. */
  revision: keyof Revisions;
  rows: (reader: Reader, page: PageRequest) => Promise<Row[]>;
  present: (rows: readonly Row[]) => Item[] | Promise<Item[]>;
}

interface ReadyList extends ReadyBody {
  link: string | undefined;
}

/** A list call: newest first, page by page. The newest page, which everybody asks for, is kept ready. */
export function listCall<Row extends { id: number }, Item>(
  { storage, library }: Pick<Context, 'storage' | 'library'>,
  { revision, rows, present }: List<Row, Item>,
): RouteHandlerMethod {
  let newest: { revision: string; list: Promise<ReadyList> } | undefined;

  /** One row more is read than shown, to know whether there is a next page. */
  async function makeList(path: string, { limit = defaultLimit, before }: { limit?: number; before?: number }) {
    const page = { limit: limit + 1, ...(before !== undefined && { before }) };
    const found = await storage.read((reader) => rows(reader, page));
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const link = found.length > limit && last ? `<${path}?limit=${limit}&before=${last.id}>; rel="next"` : undefined;
    return { items: await present(shown), link };
  }

  async function newestList(path: string): Promise<ReadyList> {
    // What is told of the rows depends on the library too.
    const current = `${(await storage.revisions())[revision]} ${library.revision}`;
    if (newest?.revision !== current) {
      const list = makeList(path, {}).then(async ({ items, link }) => {
        const identity = Buffer.from(JSON.stringify(items));
        return { forms: await encodeBody(identity), etag: etagOf(identity), link };
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
    if (limit === undefined && before === undefined) {
      const list = await newestList(path);
      if (list.link) reply.header('Link', list.link);
      return sendReady(request, reply.type('application/json; charset=utf-8'), list);
    }
    const { items, link } = await makeList(path, { ...(limit && { limit }), ...(before && { before }) });
    if (link) reply.header('Link', link);
    return items;
  };
}
