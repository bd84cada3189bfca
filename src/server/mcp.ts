import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isnadTools } from '../mcp/isnad-tools.ts';
import type { Context } from './context.ts';
import type { Limits } from './rate-limit.ts';
import { version } from './version.ts';

/**
 * `/mcp`: the tools for programs that speak the Model Context Protocol, over HTTP. Each request stands alone; nothing is
 * kept between two. The tools call this server's own API with the caller's address, so that its limits hold. They only
 * read what anybody may read, so that a page of any site may call them too.
 */
export function serveMcp(
  app: FastifyInstance,
  { config }: Pick<Context, 'config'>,
  { limits, apiPrefix }: { limits: Limits; apiPrefix: string },
): void {
  const bodyLimit = config.CHECK_MAX_LENGTH * 6 + 20_000;

  app.route({
    method: ['GET', 'POST', 'DELETE', 'OPTIONS'],
    url: '/mcp',
    bodyLimit,
    onRequest: limits.read,
    handler: async (incoming, reply) => {
      reply.headers(fromAnywhere);
      if (incoming.method === 'OPTIONS') return reply.code(204).send();
      const handler = createMcpHandler(() => isnadTools(callApiFor(incoming), version), {
        maxRequestBodySize: bodyLimit,
      });
      const response = await handler.fetch(toRequest(incoming), { parsedBody: incoming.body });
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
    },
  });

  const callApiFor =
    ({ ip, headers }: FastifyRequest) =>
    async (path: string, init?: { method: 'POST'; body: string }): Promise<Response> => {
      const answered = await app.inject({
        method: init?.method ?? 'GET',
        url: apiPrefix + path,
        remoteAddress: ip,
        headers: {
          accept: 'application/json',
          ...(init && { 'content-type': 'application/json' }),
          // Behind a proxy the address of the visitor is here.
          ...(headers['x-forwarded-for'] && { 'x-forwarded-for': headers['x-forwarded-for'] }),
        },
        ...(init && { payload: init.body }),
      });
      return new Response(new Uint8Array(answered.rawPayload), { status: answered.statusCode });
    };
}

const fromAnywhere = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type, Accept, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name',
  'Cache-Control': 'no-store',
};

function toRequest({ method, headers, body }: FastifyRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request('http://isnad.invalid/mcp', {
    method,
    headers: given,
    ...(method === 'POST' && { body: JSON.stringify(body ?? null) }),
  });
}
