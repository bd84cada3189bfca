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

const given = workerData as WorkerData;
const index = openSearchIndex(given);
// Node keeps what a thread was started with, and the index has taken all of the notes that it needs.
given.notes = [];
serveJobs((request: SearchRequest) => searchLibrary(request, index));
