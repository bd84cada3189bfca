import type { Server } from 'node:http';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { api } from './api/api.ts';
import type { Context } from './context.ts';
import { serveAssets } from './pages/assets.ts';
import { sendFailure, serveFailures } from './pages/failure-page.ts';
import { type PagesBuild, servePages } from './pages/pages.ts';
import { serveSitemap } from './pages/sitemap.ts';

export interface AppOptions {
  /** Without pages the API stands alone, at the root. */
  pages?: PagesBuild & { assets?: string };
  serverFactory?: FastifyHttpOptions<Server>['serverFactory'];
}

/** The whole server over its context, not yet listening. */
export async function createApp(context: Context, { pages, serverFactory }: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify({
    trustProxy: config.TRUST_PROXY > 0 && ((_address: string, hop: number) => hop < config.TRUST_PROXY),
    logController: new LogController({ disableRequestLogging: true }),
    logger: config.LOG_LEVEL !== 'silent' && { level: config.LOG_LEVEL, serializers: { req: withoutQuery } },
    routerOptions: { maxParamLength: 1000 },
    // Nobody holds a connection by sending a request slowly.
    requestTimeout: 30_000,
    frameworkErrors: (_error, _request, reply) => {
      sendFailure(reply as FastifyReply, 404, 'Oops! Page not found', 'There is no page at this address.');
    },
    ...(serverFactory && { serverFactory }),
  });
  if (['info', 'debug'].includes(config.LOG_LEVEL)) logRequests(app);
  await app.register(api(context), { prefix: pages ? '/api' : '' });
  if (pages) {
    if (pages.assets) await serveAssets(app, pages.assets);
    serveFailures(app);
    serveSitemap(app, context);
    servePages(app, context, pages);
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

function withoutQuery({ method, url }: { method: string; url: string }) {
  return { method, url: url.split('?', 1).join() };
}
