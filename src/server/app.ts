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
import { publicIdsOf } from './api/public-ids.ts';
import { ApiFault } from './api-fault.ts';
import { addressInHub, serveUnder } from './base-path.ts';
import { Painter } from './cards/painter.ts';
import { serveCards } from './cards/serve-cards.ts';
import { serveVerdictPictures } from './cards/serve-verdicts.ts';
import type { Context } from './context.ts';
import { drainWhenStopping } from './drain.ts';
import { generateOnSchedule } from './generation/generate-on-schedule.ts';
import { serveHealth, watchHealth } from './health.ts';
import { trustedProxies } from './limits/trusted-proxies.ts';
import { serveMcp } from './mcp.ts';
import { serveMetrics } from './metrics.ts';
import { serveAssets } from './pages/assets.ts';
import { serveCheckerData } from './pages/checker-data.ts';
import { serveCorrectionsFeed } from './pages/corrections-feed.ts';
import { sendFailure, serveFailures } from './pages/failure-page.ts';
import { serveFeeds } from './pages/feeds.ts';
import { serveOfflineReading } from './pages/offline-reading.ts';
import { type PagesBuild, servePages } from './pages/pages.ts';
import { serveSecurityTxt } from './pages/security-txt.ts';
import { serveSitemap } from './pages/sitemap.ts';
import { openLimits } from './rate-limit.ts';
import { requestIds } from './request-ids.ts';
import { logRequests } from './request-log.ts';
import { plainPolicy, safetyHeaders } from './safety-headers.ts';
import { withStorageFaults } from './storage-faults.ts';
import { answerUnreadable, namesOneHost } from './unreadable-requests.ts';

export interface AppOptions {
  /** Without pages, the API is served alone, at the root. */
  pages?: PagesBuild & { assets?: string };
  serverFactory?: FastifyHttpOptions<Server>['serverFactory'];
}

/** The whole server over its context, not yet listening. */
export async function createApp(given: Context, { pages, serverFactory }: AppOptions = {}): Promise<FastifyInstance> {
  // Whatever is asked for is refused for now where the storage fails. The parts below that take what was given answer no
  // visitor, or go on without the storage: they log its own error.
  const context: Context = { ...given, storage: withStorageFaults(given.storage) };
  const { config } = context;
  const everyHeader = { ...safetyHeaders(config), 'Content-Security-Policy': plainPolicy };
  const loggerInstance: FastifyBaseLogger = context.log;
  const app = Fastify({
    trustProxy: trustedProxies(config),
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance,
    http: { requireHostHeader: false },
    genReqId: requestIds(),
    rewriteUrl: ({ url }) => addressInHub(url, config.BASE_PATH),
    clientErrorHandler: answerUnreadable(everyHeader),
    routerOptions: { maxParamLength: 1000 },
    // Closes connections that send a request slowly to occupy the server.
    requestTimeout: 30_000,
    // A request that reaches a server that is stopping is refused by our own hook, with `Retry-After`.
    return503OnClosing: false,
    // A request line that cannot be parsed: nothing of it is repeated in the response.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(everyHeader).header('X-Request-Id', request.id);
      const isCall = !pages || request.url.startsWith('/api/');
      if (isCall)
        problemHandler(
          new ApiFault('invalid-request', 'The address cannot be read.'),
          request as FastifyRequest,
          reply as FastifyReply,
        );
      // No hook runs after this one, so the way home is given whole.
      else {
        const home = `${config.BASE_PATH}/`;
        sendFailure(reply as FastifyReply, 404, 'Oops! Page not found', 'There is no page at this address.', home);
      }
    },
    ...(serverFactory && { serverFactory }),
  });
  logRequests(app, context);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everyHeader).header('X-Request-Id', request.id);
    if (namesOneHost(request.raw)) done();
    else done(new ApiFault('invalid-request', 'A request names one host.'));
  });
  drainWhenStopping(app, context.serving);
  serveUnder(app, config.BASE_PATH);
  const health = watchHealth(given);
  serveHealth(app, context, health);
  serveMetrics(app, context);
  const limits = openLimits(given);
  app.addHook('onClose', generateOnSchedule(given));
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
    await serveOfflineReading(app, config, pages.assets);
    serveFailures(app);
    serveSitemap(app, context, limits);
    serveFeeds(app, context, limits);
    serveCorrectionsFeed(app, context, limits);
    const painter = new Painter();
    serveCards(app, { ...context, publicIds: publicIdsOf(context.storage) }, { limits, painter });
    serveVerdictPictures(app, context, { limits, painter });
    serveSecurityTxt(app, context);
    serveCheckerData(app, context);
    servePages(app, context, { ...pages, limits, health });
  }
  return app;
}
