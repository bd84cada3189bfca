import { workerData } from 'node:worker_threads';
import { serveJobs } from '../../threads/serve-jobs.ts';
import { openSearchIndex, type WorkerData } from './open-search-index.ts';
import { searchLibrary } from './search-library.ts';

/** A question as the worker gets it. */
export interface SearchRequest {
  question: string;
  limit: number;
  matter?: string;
}

const index = openSearchIndex(workerData as WorkerData);
serveJobs((request: SearchRequest) => searchLibrary(request, index));
