import { availableParallelism } from 'node:os';
import type { ThreadError } from '../../threads/thread-error.ts';
import { type RunOptions, ThreadPool } from '../../threads/thread-pool.ts';
import type { Config } from '../config.ts';
import type { TextJobKind, TextJobOf, TextResults } from './text-jobs.ts';
import type { LibraryState, TextRequest, TextWorkerData } from './text-worker.ts';

/** The threads that work on texts. Their failures are `ThreadError`s. */
export interface TextThreads {
  /** Starts them, and waits until each has its library ready. */
  start(): Promise<void>;
  /** Does one job, on the corpus that the library holds now. */
  run<Kind extends TextJobKind>(job: TextJobOf<Kind>, options?: RunOptions): Promise<TextResults[Kind]>;
  close(): Promise<void>;
}

/** Milliseconds that a text may wait for a thread: a visitor who waits longer has left, or presses again. */
const MAX_WAIT_MS = 10_000;

/**
 * Letters of a text for each of which it lets others pass for a millisecond. A text of 48,000 takes some 150 ms, a question 10:
 * while texts come faster than they are checked, questions pass them, and each text still has its turn within `MAX_WAIT_MS`.
 */
const LETTERS_PER_MS = 10;

/** Threads for the texts of visitors, as the operator set them; they start with their first job, or with `start`. */
export function openTextThreads(
  config: Pick<Config, 'CHECK_THREADS' | 'WORKERS' | 'CHECK_TIMEOUT_MS' | 'CHECK_QUEUE' | 'CHECK_QUEUE_PER_ADDRESS'>,
  library: () => LibraryState,
  data: Omit<TextWorkerData, 'library'>,
  onLoss: (error: ThreadError) => void,
): TextThreads {
  const pool = new ThreadPool<TextRequest, TextResults[TextJobKind]>({
    name: 'text',
    module: new URL('./text-worker.ts', import.meta.url),
    data: (): TextWorkerData => ({ ...data, library: library() }),
    threads: textThreadsOf(config),
    // Each holds a library of its own: a quiet site needs one.
    least: 1,
    deadlineMs: config.CHECK_TIMEOUT_MS,
    maxWaiting: config.CHECK_QUEUE,
    maxWaitingPerOwner: config.CHECK_QUEUE_PER_ADDRESS,
    maxWaitMs: MAX_WAIT_MS,
    onLoss,
  });
  return {
    start: () => pool.start(),
    run: <Kind extends TextJobKind>(job: TextJobOf<Kind>, options?: RunOptions) =>
      pool.run(
        { job, library: library() },
        { givesWayMs: 'text' in job ? job.text.length / LETTERS_PER_MS : 0, ...options },
      ) as Promise<TextResults[Kind]>,
    close: () => pool.close(),
  };
}

/** Each process leaves one of its cores to the thread that answers the network. */
export const textThreadsOf = ({ CHECK_THREADS, WORKERS }: Pick<Config, 'CHECK_THREADS' | 'WORKERS'>): number =>
  CHECK_THREADS ?? Math.max(1, Math.floor(availableParallelism() / WORKERS) - 1);
