import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Fetch } from '../../contract/caller.ts';
import { type Client, createClient } from '../../contract/client.ts';
import { createLibraryClient, type LibraryClient } from '../../contract/library-client.ts';
import type { Config } from '../config.ts';

/** The typed client of the pages' loaders: in process for our own API, over the network for another. */
export function pagesClient(config: Config, app: FastifyInstance): Client {
  return config.API_BASE_URL
    ? createClient(config.API_BASE_URL, overNetwork(config.API_BASE_URL, app.log))
    : createClient('/api', inProcess(app));
}

/** Calls another server's API. Its failures are logged with its address, which the pages do not know. */
const overNetwork =
  (address: string, log: FastifyBaseLogger): Fetch =>
  async (url, init) => {
    try {
      const response = await fetch(url, init);
      const { status } = response;
      if (status >= 500) log.warn({ api: address, status }, `The API at ${address} answered with status ${status}.`);
      return response;
    } catch (cause) {
      if (init.signal?.aborted) {
        log.info({ api: address }, `The API at ${address} did not answer in time.`);
        throw cause;
      }
      // Fetch says no more than “fetch failed”.
      throw new Error(`The API at ${address} did not answer (${reasonOf(cause)}).`, { cause });
    }
  };

/** The code of Node's own error below that of the fetch, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('code' in error) return String(error.code);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

/**
 * The calls about sources and checks go to this server's own library, through the same handlers, whatever API the
 * pages use for the rest: another API need not have these calls, and its verdicts would rest on another library.
 * The visitor's address goes along, since it is the visitor whose checks are counted.
 */
export function libraryClient(app: FastifyInstance, visitor: string): LibraryClient {
  return createLibraryClient('/api', inProcess(app, visitor));
}

const inProcess =
  (app: FastifyInstance, remoteAddress?: string): Fetch =>
  async (url, { method, headers, body }) => {
    const answered = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { payload: body }),
      ...(remoteAddress !== undefined && { remoteAddress }),
    });
    const { link } = answered.headers;
    const headersToRead = link ? { link: String(link) } : {};
    return new Response(new Uint8Array(answered.rawPayload), { status: answered.statusCode, headers: headersToRead });
  };
