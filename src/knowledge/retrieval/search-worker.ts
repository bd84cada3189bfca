import { workerData } from 'node:worker_threads';
import { serveJobs } from '../../threads/serve-jobs.ts';
import { openSearchIndex } from './open-search-index.ts';
import { searchLibrary } from './search-library.ts';
import type { SearchSource } from './search-source.ts';

/** What the worker receives at its start. */
export interface WorkerData {
  source: SearchSource;
  /** A file of the build that may hold the index. */
  builtIndex: string | undefined;
}

/** A question as the worker gets it. */
export interface SearchRequest {
  question: string;
  limit: number;
  matter?: string;
}

const { source, builtIndex } = workerData as WorkerData;
const index = await openSearchIndex(source, builtIndex);
// Node keeps what a thread was started with, and the index has taken all of the notes that it needs.
source.notes = [];
serveJobs((request: SearchRequest) => searchLibrary(request, index));
