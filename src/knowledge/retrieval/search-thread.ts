import { Worker } from 'node:worker_threads';
import type { RankedVerse } from './rank-verses.ts';
import type { SearchRequest, SearchResponse } from './search-worker.ts';

interface Waiting {
  resolve(verses: RankedVerse[]): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * The thread that queries the corpus file, so that a search never holds up the server's own. A query that waits too
 * long is rejected; a thread that dies rejects what it had in hand and is started again by the next query.
 */
export class SearchThread {
  readonly #corpusPath: string;
  readonly #patience: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;
  #closed = false;

  constructor(corpusPath: string, patience: number) {
    this.#corpusPath = corpusPath;
    this.#patience = patience;
    this.#worker = this.#start();
  }

  search(query: Omit<SearchRequest, 'id'>): Promise<RankedVerse[]> {
    if (this.#closed) return Promise.reject(new Error('The search is closed'));
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Error(`The search took longer than ${this.#patience} ms`));
      }, this.#patience);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, ...query } satisfies SearchRequest);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { workerData: this.#corpusPath });
    // A process with nothing else to do may end without waiting for its search.
    worker.unref();
    worker.on('message', (response: SearchResponse) => this.#settle(response));
    worker.on('error', (error) => this.#lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#lose(worker, new Error('The search thread ended')));
    return worker;
  }

  #settle(response: SearchResponse): void {
    const waiting = this.#waiting.get(response.id);
    if (!waiting) return;
    this.#waiting.delete(response.id);
    clearTimeout(waiting.timer);
    if ('error' in response) waiting.reject(new Error(response.error));
    else waiting.resolve(response.verses);
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }
}
