import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Job, Times } from './fuzz-worker.ts';

/** Processes texts of unknown cost in a thread that can be stopped. */
export class FuzzThread {
  #worker: Worker | undefined;

  /** The names of all targets. */
  async start(): Promise<readonly string[]> {
    this.#worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url));
    const [names] = await once(this.#worker, 'message');
    return names;
  }

  /** The times of a job, or `undefined` if it did not end within the deadline. */
  async measure(job: Job, deadlineMs: number): Promise<Times | undefined> {
    if (!this.#worker) await this.start();
    const worker = this.#worker;
    if (!worker) throw new Error('The thread did not start');
    const deadline = AbortSignal.timeout(deadlineMs);
    worker.postMessage(job);
    try {
      const [times] = await once(worker, 'message', { signal: deadline });
      return times;
    } catch (error) {
      if (!deadline.aborted) throw error;
      await this.close();
      return undefined;
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
