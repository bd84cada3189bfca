/** Messages from a pool to its threads. */
export type ToThread =
  | { kind: 'run'; id: number; job: unknown }
  /** The caller no longer waits for the job. */
  | { kind: 'abort'; id: number }
  | { kind: 'answer'; call: number; value: unknown }
  | { kind: 'refusal'; call: number; message: string };

/** Messages from a thread to its pool. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'failed'; id: number; error: Error }
  /** A question of the running job to the thread that started it. */
  | { kind: 'call'; id: number; call: number; name: string; given: unknown };
