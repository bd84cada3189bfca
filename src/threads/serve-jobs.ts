import { parentPort } from 'node:worker_threads';
import { collectWhenQuiet } from './collect-when-quiet.ts';
import type { FromThread, ToThread } from './messages.ts';

/** Tools of a job in addition to its own data. */
export interface JobTools {
  /** Aborted when the caller no longer waits for the result. */
  signal: AbortSignal;
  /** Calls a function of the caller's `RunOptions.calls`. */
  call(name: string, given: unknown): Promise<unknown>;
}

/** Makes this thread a member of a `ThreadPool`: it does one job after the other. Call it when everything is loaded. */
export function serveJobs<Job>(work: (job: Job, tools: JobTools) => unknown): void {
  const port = parentPort;
  if (!port) throw new Error('This module runs in a worker thread only');
  const running = new Map<number, AbortController>();
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  let lastCall = 0;
  const send = (message: FromThread) => port.postMessage(message);

  async function run(id: number, job: Job): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    const call = (name: string, given: unknown) => {
      const answer = Promise.withResolvers<unknown>();
      const number = ++lastCall;
      calls.set(number, answer);
      send({ kind: 'call', id, call: number, name, given });
      return answer.promise;
    };
    try {
      send({ kind: 'done', id, value: await work(job, { signal: controller.signal, call }) });
    } catch (error) {
      send({ kind: 'failed', id, error: plainError(error) });
    } finally {
      running.delete(id);
    }
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'run') void run(message.id, message.job as Job);
    else if (message.kind === 'abort') running.get(message.id)?.abort();
    else {
      const answer = calls.get(message.call);
      calls.delete(message.call);
      if (message.kind === 'answer') answer?.resolve(message.value);
      else answer?.reject(new Error(message.message));
    }
  });
  collectWhenQuiet();
  send({ kind: 'ready' });
}

/** An error that can be cloned to another thread: a thrown value may contain functions, which cannot. */
function plainError(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error(String(thrown));
  const error = new Error(thrown.message);
  error.name = thrown.name;
  error.stack = thrown.stack ?? '';
  return error;
}
