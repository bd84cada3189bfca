import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/** How a part of the server is: `fails` is written down in the log with its reason, which no answer tells. */
export type PartState = 'works' | 'fails';

export interface Health {
  /**
   * `ready`: all works. `degraded`: pages and answers are served, and something beside them fails, such as saving.
   * `not-ready`: no visitors should be sent here. `draining`: neither, because the server was asked to stop.
   */
  status: 'ready' | 'degraded' | 'not-ready' | 'draining';
  parts: Readonly<Record<'reading' | 'writing' | 'texts' | 'serving', PartState>>;
}

/** Milliseconds for which an answer is given again: a probe writes to the disk, and anybody may ask. */
const KEPT_MS = 5_000;

/** Milliseconds that one probe may take. */
const PROBE_MS = 2_000;

const starting = { reading: 'works', writing: 'works', texts: 'fails', serving: 'fails' } as const;

/** Whether the process is to get visitors, and whom it is answering. */
export interface Serving {
  /** Its threads are not ready: questions wait. */
  isStarting?: boolean;
  /** It was asked to stop. */
  isStopping: boolean;
  /** Its port is closed, and no other process of this server takes its place. */
  isClosing?: boolean;
  /** The last write failed. */
  cannotWrite?: boolean;
  /** The requests that are not answered yet. */
  underWay: Set<IncomingMessage>;
}

export const newServing = (): Serving => ({ isStopping: false, underWay: new Set() });

type HealthContext = Pick<Context, 'storage' | 'texts' | 'log' | 'serving' | 'now'>;

/** `/healthz`: the process answers. `/readyz`: each part does its work. For supervisors and load balancers. */
export function serveHealth(app: FastifyInstance, context: HealthContext, health: () => Promise<Health>): void {
  const headers = { 'Cache-Control': 'no-store' };
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.headers(headers).send({ status: 'works' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const { isStarting = false, isStopping } = context.serving;
    if (isStarting)
      return reply
        .code(503)
        .headers(headers)
        .send({ status: 'not-ready', parts: starting } satisfies Health);
    const { parts, status } = await health();
    return reply
      .code(isStopping || status === 'not-ready' ? 503 : 200)
      .headers(headers)
      .send({
        status: isStopping ? 'draining' : status,
        parts: { ...parts, serving: isStopping ? 'fails' : 'works' },
      } satisfies Health);
  });
}

/** Looks at the parts, once for all who ask within some seconds. */
export const watchHealth = (context: HealthContext) => keptFor(KEPT_MS, () => healthOf(context));

async function healthOf({ storage, texts, log, now }: HealthContext): Promise<Health> {
  const state = async (part: string, probe: () => Promise<unknown>): Promise<PartState> => {
    try {
      await within(PROBE_MS, probe());
      return 'works';
    } catch (error) {
      log.warn({ part, err: error }, `Not ready: ${part} fails.`);
      return 'fails';
    }
  };
  const [reading, writing, text] = await Promise.all([
    state('reading', () => storage.read((reader) => reader.articles({ limit: 1 }))),
    state('writing', () => storage.transact((writer) => writer.rememberIssued(probe(now()), now()))),
    state('texts', () => texts.run({ kind: 'check', text: '' })),
  ]);
  const status = reading === 'fails' || text === 'fails' ? 'not-ready' : writing === 'fails' ? 'degraded' : 'ready';
  return { status, parts: { reading, writing, texts: text, serving: 'works' } };
}

/** A row that the next probe writes over. */
const probe = (now: Date) => ({ digest: 'a probe of readiness', expiresAt: new Date(now.getTime() + 60_000) });

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Asks once for all who ask within this time. */
function keptFor<Result>(ms: number, ask: () => Promise<Result>): () => Promise<Result> {
  let kept: { at: number; result: Promise<Result> } | undefined;
  return () => {
    const at = performance.now();
    if (!kept || at - kept.at > ms) kept = { at, result: ask() };
    return kept.result;
  };
}
