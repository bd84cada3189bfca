import { Worker } from 'node:worker_threads';
import type { WorkerData } from './open-search-index.ts';
import type { Hits } from './search-library.ts';
import type { SearchRequest, SearchResponse } from './search-worker.ts';

interface Waiting {
  resolve(hits: Hits): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** A thread reads the notes and the thesaurus before its first search: a second, on a busy machine several. */
const STARTING = 60_000;

/**
 * The thread that searches, so that a search never holds up the server's own. A query that waits too long is rejected,
 * counted from when the thread is ready; a thread that dies rejects what it had in hand and is started again by the next
 * query.
 */
export class SearchThread {
  readonly #data: WorkerData;
  readonly #patience: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #ready = false;
  #lastId = 0;
  #closed = false;

  constructor(data: WorkerData, patience: number) {
    this.#data = data;
    this.#patience = patience;
    this.#worker = this.#start();
  }

  search(query: Omit<SearchRequest, 'id'>): Promise<Hits> {
    if (this.#closed) return Promise.reject(new Error('The search is closed'));
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, timer: this.#giveUpAfter(this.#ready ? this.#patience : STARTING, id) });
      worker.postMessage({ id, ...query } satisfies SearchRequest);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { workerData: this.#data });
    // A process with nothing else to do may end without waiting for its search.
    worker.unref();
    worker.on('message', (message: SearchResponse | 'ready') => {
      if (message === 'ready') this.#beReady();
      else this.#settle(message);
    });
    worker.on('error', (error) => this.#lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#lose(worker, new Error('The search thread ended')));
    return worker;
  }

  #giveUpAfter(patience: number, id: number): NodeJS.Timeout {
    return setTimeout(() => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      waiting?.reject(new Error(`The search took longer than ${patience} ms`));
    }, patience);
  }

  #beReady(): void {
    this.#ready = true;
    for (const [id, waiting] of this.#waiting) {
      clearTimeout(waiting.timer);
      waiting.timer = this.#giveUpAfter(this.#patience, id);
    }
  }

  #settle(response: SearchResponse): void {
    const waiting = this.#waiting.get(response.id);
    if (!waiting) return;
    this.#waiting.delete(response.id);
    clearTimeout(waiting.timer);
    if ('error' in response) waiting.reject(new Error(response.error));
    else waiting.resolve(response.hits);
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#ready = false;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }
}
