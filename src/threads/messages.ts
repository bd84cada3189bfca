/** What a pool sends to its threads. */
export type ToThread =
  | { kind: 'run'; id: number; job: unknown }
  /** Nobody waits for the job any more. */
  | { kind: 'abort'; id: number }
  | { kind: 'answer'; call: number; value: unknown }
  | { kind: 'refusal'; call: number; message: string };

/** What a thread sends to its pool. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'failed'; id: number; error: Error }
  /** A question of the running job to the thread that started it. */
  | { kind: 'call'; id: number; call: number; name: string; given: unknown };
