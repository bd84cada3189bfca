import cluster, { type Worker } from 'node:cluster';
import type { Log } from '../server/log.ts';
import { whenLeftAlone } from './when-left-alone.ts';

/** Milliseconds before a process that ended is started again; doubled each time that it ends soon after its start. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** A process that has served so long has started well. */
const STARTED_WELL = 60_000;

/** What a process is told whose successor serves: it stops, and still answers whoever comes to it. */
export const GIVE_WAY = 'give way';

/** Where all processes listen, as the first of them tells. */
export interface Listening {
  port: number;
}

/**
 * Runs several processes that serve on one port, and starts another one for each that ends. SIGHUP replaces them one by
 * one: the next release begins to serve before the last process of the former one has answered its requests. SIGTERM and
 * SIGINT stop all. Resolves when all serve; `undefined` if the first could not start, and has said why.
 */
export async function runWorkers(count: number, log: Log): Promise<Listening | undefined> {
  let stopping = false;
  let pause = FIRST_PAUSE;
  /** The processes that are to serve; one that was replaced is not among them while it ends. */
  const serving = new Set<Worker>();

  function start(): Promise<Listening | undefined> {
    const worker = cluster.fork();
    serving.add(worker);
    const begun = performance.now();
    return new Promise((resolve) => {
      worker.once('listening', ({ port }) => {
        log.info({ worker: worker.process.pid }, 'A process serves.');
        resolve({ port });
      });
      worker.once('exit', (code, signal) => {
        resolve(undefined);
        if (!serving.delete(worker) || stopping) return;
        pause = performance.now() - begun > STARTED_WELL ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE);
        log.error(
          { worker: worker.process.pid, code, signal },
          `A process ended; another starts in ${pause} ms if one is missing.`,
        );
        setTimeout(() => {
          // Where a successor did not start, the one before it serves on.
          if (!stopping && serving.size < count) void start();
        }, pause);
      });
    });
  }

  /** Each one goes on until its successor serves. */
  async function replaceAll(): Promise<void> {
    for (const old of [...serving]) {
      // Taken out first: should it end while its successor starts, no other is to follow it. One that is gone was followed.
      if (!serving.delete(old)) continue;
      const isThere = await start();
      if (!isThere) {
        if (!old.isDead()) serving.add(old);
        return log.error('The new process did not start: the others go on serving.');
      }
      // Not SIGTERM, after which it would refuse what comes on connections that are kept open. A channel that closes at
      // this moment would be an error event, which nobody hears, and end this process: the callback takes it.
      if (old.isConnected()) old.send(GIVE_WAY, () => undefined);
    }
    log.info('All processes were replaced.');
  }

  function stop(signal: NodeJS.Signals): void {
    // Asked twice, no request is waited for.
    const means = stopping ? 'SIGKILL' : signal;
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(means);
  }

  // The first one makes what is missing in the data folder; where it cannot start, no other can.
  const first = await start();
  if (!first) {
    stopping = true;
    return undefined;
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  whenLeftAlone(() => stop('SIGTERM'));
  let replacing = Promise.resolve();
  process.on('SIGHUP', () => {
    replacing = replacing.then(replaceAll);
  });
  await Promise.all(Array.from({ length: count - 1 }, start));
  return first;
}
