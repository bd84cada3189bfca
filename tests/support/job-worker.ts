import { setTimeout } from 'node:timers/promises';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { serveJobs } from '../../src/threads/serve-jobs.ts';

/** Jobs of the thread pool's tests. */
export type TestJob =
  | { kind: 'echo'; value: unknown }
  | { kind: 'spin'; forMs: number }
  | { kind: 'sleep'; forMs: number }
  | { kind: 'throw'; message: string }
  | { kind: 'exit' }
  | { kind: 'thread' }
  | { kind: 'call'; name: string; given: unknown }
  | { kind: 'until-aborted' };

const { broken, watched } = (workerData ?? {}) as { broken?: boolean; watched?: boolean };
if (broken) throw new Error('cannot start');
// As Node does under `node --watch`.
if (watched) parentPort?.postMessage({ 'watch:import': ['job-worker.ts'] });

serveJobs(async (job: TestJob, { signal, call }) => {
  switch (job.kind) {
    case 'echo':
      return job.value;
    case 'spin': {
      const end = performance.now() + job.forMs;
      while (performance.now() < end);
      return 'spun';
    }
    case 'sleep':
      await setTimeout(job.forMs);
      return 'slept';
    case 'throw':
      throw new RangeError(job.message);
    case 'exit':
      return process.exit(3);
    case 'thread':
      return threadId;
    case 'call':
      return call(job.name, job.given);
    case 'until-aborted':
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return 'aborted';
  }
});
