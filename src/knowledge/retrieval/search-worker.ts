import { parentPort, workerData } from 'node:worker_threads';
import { openSearchIndex, type WorkerData } from './open-search-index.ts';
import { type Hits, searchLibrary } from './search-library.ts';

/** A question as the worker gets it. */
export interface SearchRequest {
  id: number;
  question: string;
  limit: number;
  matter?: string;
}

export type SearchResponse = { id: number; hits: Hits } | { id: number; error: string };

const searched = openSearchIndex(workerData as WorkerData);

parentPort?.on('message', (request: SearchRequest) => {
  parentPort?.postMessage(respond(request));
});

parentPort?.postMessage('ready');

function respond({ id, ...asked }: SearchRequest): SearchResponse {
  try {
    return { id, hits: searchLibrary(asked, searched) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
