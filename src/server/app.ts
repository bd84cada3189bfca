import type { Server } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { RECEIPT_KEYS } from '../contract/receipt-paths.ts';
import { api } from './api/api.ts';
import { problemHandler } from './api/problem-handler.ts';
import { ApiFault } from './api-fault.ts';
import type { Context } from './context.ts';
import { serveHealth } from './health.ts';
import { withoutQuery } from './log.ts';
import { serveMcp } from './mcp.ts';
import { serveAssets } from './pages/assets.ts';
import { serveCheckerData } from './pages/checker-data.ts';
import { sendFailure, serveFailures } from './pages/failure-page.ts';
import { type PagesBuild, servePages } from './pages/pages.ts';
import { serveSitemap } from './pages/sitemap.ts';
import { openLimits } from './rate-limit.ts';

export interface AppOptions {
  /** Without pages, the API is served alone, at the root. */
  pages?: PagesBuild & { assets?: string };
  serverFactory?: FastifyHttpOptions<Server>['serverFactory'];
}

/** The whole server over its context, not yet listening. */
export async function createApp(context: Context, { pages, serverFactory }: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = context;
  const loggerInstance: FastifyBaseLogger = context.log;
  const app = Fastify({
    trustProxy: config.TRUST_PROXY > 0 && ((_address: string, hop: number) => hop < config.TRUST_PROXY),
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance,
    routerOptions: { maxParamLength: 1000 },
    // Closes connections that send a request slowly to occupy the server.
    requestTimeout: 30_000,
    // A request that still reaches a server that is stopping is answered like those before it.
    return503OnClosing: false,
    // A request line that cannot be parsed: nothing of it is repeated in the response.
    frameworkErrors: (_error, request, reply) => {
      const isCall = !pages || request.url.startsWith('/api/');
      if (isCall)
        problemHandler(
          new ApiFault('invalid-request', 'The address cannot be read.'),
          request as FastifyRequest,
          reply as FastifyReply,
        );
      else sendFailure(reply as FastifyReply, 404, 'Oops! Page not found', 'There is no page at this address.');
    },
    ...(serverFactory && { serverFactory }),
  });
  if (['info', 'debug'].includes(config.LOG_LEVEL)) logRequests(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    done();
  });
  serveHealth(app, context);
  const limits = await openLimits(app, config);
  const apiPrefix = pages ? '/api' : '';
  await app.register(api(context, limits), { prefix: apiPrefix });
  serveMcp(app, context, { limits, apiPrefix });
  app.get(RECEIPT_KEYS, { onRequest: limits.read }, (_request, reply) =>
    reply
      .headers({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' })
      .send(context.receipts.keys),
  );
  if (pages) {
    if (pages.assets) await serveAssets(app, pages.assets);
    serveFailures(app);
    serveSitemap(app, context, limits);
    serveCheckerData(app, context);
    servePages(app, context, { ...pages, limits });
  }
  return app;
}

/** One line a request, without query: a visitor's question never reaches a log. */
function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const path = withoutQuery(request).url;
    request.log.info({ method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
