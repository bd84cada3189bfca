import type { RouteHandlerMethod } from 'fastify';
import { ListQuery } from '../../contract/calls.ts';
import type { PageRequest, Reader, Revisions } from '../../storage/port.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import { encodeBody } from '../encodings.ts';
import { keptUntil } from '../kept.ts';
import { etagOf, type ReadyBody, sendReady } from '../ready-body.ts';
import { parseQuery } from './parse.ts';

/** Items of a page where the caller names no limit. */
const DEFAULT_LIMIT = 50;

interface List<Row, Item> {
  /** What a write raises: the newest page is kept ready until then. */
  revision: keyof Revisions;
  rows: (reader: Reader, page: PageRequest) => Promise<Row[]>;
  present: (rows: readonly Row[]) => Promise<Item[]>;
  /** How a row's key is written in the address of the page after it. */
  cursors: Cursors;
}

interface Cursors {
  /** Undefined for what is no cursor of this list. */
  read: (cursor: string) => Promise<number | undefined>;
  write: (key: number) => Promise<string>;
}

interface ReadyList extends ReadyBody {
  /** The query of the next page, if there is one. */
  next: string | undefined;
}

/** Cursors that are the keys themselves: for rows that are all public. */
export const plainCursors: Cursors = {
  read: async (cursor) => (/^[1-9]\d{0,14}$/.test(cursor) ? Number(cursor) : undefined),
  write: async (key) => String(key),
};

/** A list call: newest first, page by page. The newest page, which everybody asks for, is kept ready. */
export function listCall<Row extends { id: number }, Item>(
  { storage, library }: Pick<Context, 'storage' | 'library'>,
  { revision, rows, present, cursors }: List<Row, Item>,
): RouteHandlerMethod {
  /** One row more is read than shown, to know whether there is a next page. */
  async function makeList({ limit = DEFAULT_LIMIT, before }: { limit?: number; before?: number }) {
    const page = { limit: limit + 1, ...(before !== undefined && { before }) };
    const found = await storage.read((reader) => rows(reader, page));
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const next = found.length > limit && last ? `limit=${limit}&before=${await cursors.write(last.id)}` : undefined;
    return { items: await present(shown), next };
  }

  const newestList = keptUntil(
    // What is said of the rows depends on the library too.
    async () => `${(await storage.revisions())[revision]} ${library.revision}`,
    async (): Promise<ReadyList> => {
      const { items, next } = await makeList({});
      const identity = Buffer.from(JSON.stringify(items));
      return { forms: await encodeBody(identity), etag: etagOf(identity), next };
    },
  );

  async function keyOf(cursor: string): Promise<number> {
    const key = await cursors.read(cursor);
    if (key === undefined) throw new ApiFault('invalid-request', '“before” must be the cursor of a page before.');
    return key;
  }

  return async (request, reply) => {
    const { limit, before } = parseQuery(ListQuery, request.query);
    const link = (next: string) => `<${request.url.split('?', 1).join()}?${next}>; rel="next"`;
    reply.header('Cache-Control', 'no-cache');
    if (limit === undefined && before === undefined) {
      const list = await newestList();
      if (list.next) reply.header('Link', link(list.next));
      return sendReady(request, reply.type('application/json; charset=utf-8'), list);
    }
    const page = { ...(limit && { limit }), ...(before !== undefined && { before: await keyOf(before) }) };
    const { items, next } = await makeList(page);
    if (next) reply.header('Link', link(next));
    return items;
  };
}
