import { workerData } from 'node:worker_threads';
import { serveJobs } from '../../threads/serve-jobs.ts';
import { openSearched, type WorkerData } from './open-searched.ts';
import { searchLibrary } from './search-library.ts';

/** A question as the worker gets it. */
export interface SearchRequest {
  question: string;
  limit: number;
  matter?: string;
}

const searched = openSearched(workerData as WorkerData);
serveJobs((request: SearchRequest) => searchLibrary(request, searched));
