import type { FastifyInstance } from 'fastify';
import { type Client, createClient, type Fetch } from '../../contract/client.ts';
import type { Config } from '../config.ts';

/** The typed client of the pages' loaders: in process for our own API, over the network for another. */
export function pagesClient(config: Config, app: FastifyInstance): Client {
  if (config.API_BASE_URL) return createClient(config.API_BASE_URL, fetch);
  const inProcess: Fetch = async (url, { headers }) => {
    const answered = await app.inject({ url, headers: headers as Record<string, string> });
    const { link } = answered.headers;
    const headersToRead = link ? { link: String(link) } : {};
    return new Response(new Uint8Array(answered.rawPayload), { status: answered.statusCode, headers: headersToRead });
  };
  return createClient('/api', inProcess);
}
