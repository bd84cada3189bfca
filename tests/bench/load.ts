import autocannon from 'autocannon';
import type { ServerProcess } from './server-process.ts';
import { median } from './table.ts';

export interface Target {
  name: string;
  path: string;
  /** A page kept ready, which is to come near the ceiling. */
  cached?: boolean;
  /** Number of concurrent connections, instead of the default. */
  connections?: number;
  /** The p99 that it is not to exceed, in milliseconds. */
  mostP99?: number;
  /** Makes each request its own. */
  each?: (request: autocannon.Request, count: number) => autocannon.Request;
}

export interface Load {
  perSecond: number;
  p99: number;
  bytes: number;
  /**
   * Microseconds of the server's processor time for one request: steadier than the rest where others use the machine.
   */
  cpu: number;
}

const usualConnections = 50;

/** Asks for one target as fast as it answers; every connection waits for its answer before it asks again. */
export async function loadTarget(
  server: ServerProcess,
  { path, connections = usualConnections, each }: Target,
  seconds: number,
): Promise<Load> {
  let count = 0;
  const cpuBefore = await server.cpu();
  const result = await autocannon({
    url: server.url + path,
    connections,
    pipelining: 1,
    duration: seconds,
    headers: { 'Accept-Encoding': 'br' },
    ...(each && { requests: [{ setupRequest: (request) => each({ ...request }, count++) }] }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed) throw new Error(`${path}: ${failed} of ${result.requests.total} requests failed.`);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    bytes: result.throughput.total / Math.max(1, result.requests.total),
    cpu: ((await server.cpu()) - cpuBefore) / Math.max(1, result.requests.total),
  };
}

/** Each figure's median over the rounds. */
export const medianLoad = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p99: median(loads.map(({ p99 }) => p99)),
  bytes: median(loads.map(({ bytes }) => bytes)),
  cpu: median(loads.map(({ cpu }) => cpu)),
});
