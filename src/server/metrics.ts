import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Context } from './context.ts';
import { carriesToken } from './operator-token.ts';
import { isInProcess } from './rate-limit.ts';

/** Seconds: pages that are kept are sent within one, questions within ten, a model may take longer. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/**
 * `/metrics` for Prometheus, only with `METRICS_TOKEN` and for who carries it. Requests are counted by the route that
 * answered, never by what was asked: no label holds an address, a question or a name that a visitor made up. What a
 * page asks of the API in this process is part of the page.
 */
export function serveMetrics(app: FastifyInstance, { config, storage, eventLoop, meters }: MetricsContext): void {
  const token = config.METRICS_TOKEN;
  if (token === undefined) return;
  const { register } = meters;
  const registers = [register];
  const requests = new Histogram({
    name: 'isnad_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'isnad_refused_total',
    help: 'Requests over a limit (429) and requests that found no room (503).',
    labelNames: ['status'],
    registers,
  });
  const gauge = (name: string, help: string, read: (gauge: Gauge) => void | Promise<void>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        await read(this);
      },
    });
  gauge('isnad_memory_bytes', 'Memory of the process.', (one) => one.set(process.memoryUsage.rss()));
  gauge('isnad_event_loop_delay_seconds', 'The longest that all visitors waited, in the last ten seconds.', (one) =>
    one.set(eventLoop.delay().max / 1000),
  );
  // With the database away the rest is still told.
  gauge('isnad_saved_answers', 'Saved answers in the database.', async (one) => {
    const size = await storage.read((reader) => reader.historySize()).catch(() => undefined);
    one.set(size?.items ?? Number.NaN);
  });
  gauge('isnad_saved_bytes', 'Bytes that saved answers take.', async (one) => {
    const size = await storage.read((reader) => reader.historySize()).catch(() => undefined);
    one.set(size?.bytes ?? Number.NaN);
  });

  app.addHook('onResponse', (request, reply, done) => {
    if (isInProcess(request)) return done();
    const status = String(reply.statusCode);
    requests.observe({ route: routeOf(request), status }, reply.elapsedTime / 1000);
    if (status === '429' || status === '503') refused.inc({ status });
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!carriesToken(request, token)) {
      return reply.code(401).header('WWW-Authenticate', 'Bearer').type('text/plain').send('A token is needed.\n');
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}

type MetricsContext = Pick<Context, 'config' | 'storage' | 'eventLoop' | 'meters'>;

/** The pattern of the route, of which there are few: pages are told apart by their first part, if it is one of ours. */
function routeOf({ routeOptions, url }: FastifyRequest): string {
  const pattern = routeOptions.url ?? 'none';
  if (pattern !== '/*') return pattern;
  const [, first = ''] = /^\/([a-z]*)/.exec(url) ?? [];
  return PAGES.has(first) ? `/${first}` : 'other pages';
}

/** The first parts of the addresses in `web/routes.ts`, which only the build can read. */
export const PAGES: ReadonlySet<string> = new Set(
  ['', 'questions question ask answers categories about contact articles corrections search topics ar sources check']
    .concat('receipts embed operator maintenance')
    .flatMap((names) => names.split(' ')),
);
