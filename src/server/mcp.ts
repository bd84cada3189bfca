import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isListedOrigin } from './api/cross-origin.ts';
import { problemHandler } from './api/problem-handler.ts';
import { ApiFault } from './api-fault.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Limits } from './rate-limit.ts';
import { version } from './version.ts';

/**
 * `/mcp`: the tools for programs that speak the Model Context Protocol, over HTTP. Each request stands alone; nothing is
 * kept between two, and no stream is held open. The tools call this server's own API with the caller's address, so that
 * its limits hold.
 */
export function serveMcp(
  app: FastifyInstance,
  { config }: Pick<Context, 'config'>,
  { limits, apiPrefix }: { limits: Limits; apiPrefix: string },
): void {
  const bodyLimit = config.CHECK_MAX_LENGTH * 6 + 20_000;

  app.register(async (scope) => {
    scope.setErrorHandler(problemHandler);
    scope.route({
      method: ['GET', 'POST', 'DELETE', 'OPTIONS'],
      url: '/mcp',
      bodyLimit,
      onRequest: [limits.read, async (incoming, reply) => allowOrigin(incoming, reply, config)],
      handler: async (incoming, reply) => {
        if (incoming.method === 'OPTIONS') return reply.code(204).send();
        const [{ createMcpHandler }, { isnadTools }] = await loadMcp();
        const handler = createMcpHandler(() => isnadTools(callApiFor(incoming), version), {
          maxRequestBodySize: bodyLimit,
          maxSubscriptions: 0,
        });
        const response = await handler.fetch(toRequest(incoming), { parsedBody: incoming.body });
        for (const [name, value] of response.headers) reply.header(name, value);
        return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
      },
    });
  });

  const callApiFor =
    ({ ip, headers }: FastifyRequest) =>
    async (path: string, init?: { method: 'POST'; body: string }): Promise<Response> => {
      const answered = await app.inject({
        method: init?.method ?? 'GET',
        url: config.BASE_PATH + apiPrefix + path,
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

/** Loading takes a tenth of a second, so that it is done after the start, before anybody waits (`warm-up.ts`). */
export const loadMcp = () => Promise.all([import('@modelcontextprotocol/server'), import('../mcp/isnad-tools.ts')]);

/**
 * Programs send no origin. A page's is compared with the operator's list and never with the request's own host: both are
 * the attacker's where a name was made to lead to this server (DNS rebinding).
 */
function allowOrigin({ headers: { origin } }: FastifyRequest, reply: FastifyReply, config: Config) {
  reply.headers({ Vary: 'Origin', 'Cache-Control': 'no-store' });
  if (origin === undefined) return;
  if (!isListedOrigin(origin, config)) {
    throw new ApiFault(
      'origin-not-allowed',
      'Pages from this origin may not use these tools. The operator can allow them.',
    );
  }
  reply.headers({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Allow-Headers': 'Content-Type, Accept, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name',
    'Access-Control-Expose-Headers': 'Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
  });
}

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
