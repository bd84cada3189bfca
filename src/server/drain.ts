import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiFault } from './api-fault.ts';
import type { Serving } from './health.ts';
import { isInProcess } from './rate-limit.ts';

/** Milliseconds for a request to come in whole once the server closes; one that is still being sent then is cut off. */
const SENDING_MS = 10_000;

/** Milliseconds between two looks at what is left. A connection may rest so long between two requests, and then ends. */
const LOOK_MS = 1_000;

/** Seconds after which a visitor may try again: by then another process has started. */
const RETRY_AFTER = 5;

/** Whoever watches the process hears how it is to its end. */
const probes: readonly string[] = ['/healthz', '/readyz'];

/**
 * A server that stops asks its clients to leave: each answer closes its connection. Once it has closed its port, what
 * still comes on a connection that was kept open is refused and told when to come again, while the requests that were
 * under way are answered.
 */
export function drainWhenStopping(app: FastifyInstance, serving: Serving): void {
  app.addHook('onRequest', (request, reply, done) => {
    // A page that is under way still makes its calls.
    if (isInProcess(request)) return done();
    const [path = ''] = request.url.split('?', 1);
    if (serving.isClosing && !probes.includes(path)) return done(refusal());
    serving.underWay.add(request.raw);
    // It was answered whole, or its visitor has left.
    reply.raw.once('close', () => serving.underWay.delete(request.raw));
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (serving.isStopping) reply.header('Connection', 'close');
    done(null, payload);
  });
}

const refusal = () =>
  new ApiFault('unavailable', 'This server is being restarted. Try again in a few seconds.', {
    retryAfter: RETRY_AFTER,
  });

/**
 * Closes the port, and the server once the requests under way were answered: what came in whole is waited for, but no
 * longer than `mostMs`; what is still being sent for ten seconds.
 */
export async function closeInOrder(app: FastifyInstance, { underWay }: Serving, mostMs: number): Promise<void> {
  const began = performance.now();
  // Not `app.close` yet: it takes from the pages under way the calls that they make in this process.
  const closed = new Promise((resolve) => app.server.close(resolve)).then(() => true);
  let isOver = false;
  while (!isOver) {
    isOver = await Promise.race([closed, pause(LOOK_MS, false)]);
    app.server.closeIdleConnections();
    const waited = performance.now() - began;
    const isAwaited = [...underWay].some((request) => request.complete);
    isOver ||= waited > mostMs || (waited > SENDING_MS && !isAwaited);
  }
  app.server.closeAllConnections();
  await app.close();
}
