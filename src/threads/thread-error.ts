/**
 * Why a job of a thread pool gave no result, other than by an error of its own:
 * - `busy`: too many jobs were waiting, or this one waited too long;
 * - `late`: it took longer than the deadline, and its thread was ended;
 * - `lost`: its thread could not start, or ended under it;
 * - `closed`: the pool was closed.
 */
type ThreadFailure = 'busy' | 'late' | 'lost' | 'closed';

export class ThreadError extends Error {
  readonly failure: ThreadFailure;

  constructor(failure: ThreadFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ThreadError';
    this.failure = failure;
  }
}
