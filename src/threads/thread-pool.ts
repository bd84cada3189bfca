import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './messages.ts';
import { ThreadError } from './thread-error.ts';

export interface PoolOptions {
  /** What its threads do, for messages: “search”, “text”. */
  name: string;
  /** The module that each thread runs; it ends with `serveJobs`. */
  module: URL;
  /** Given to each thread as `workerData`, as it is when the thread starts. */
  data: () => unknown;
  threads: number;
  /** Threads that `start` starts, and that stay; the others come when a job has to wait. Without it: all. */
  least?: number;
  /** Milliseconds after which a thread beyond those ends that had nothing to do. */
  restMs?: number;
  /** Milliseconds that a job may take; then its thread is ended and another one started. */
  deadlineMs: number;
  /** Jobs that may wait for a thread; one more is refused. */
  maxWaiting: number;
  /** Jobs of one owner that may wait for a thread; one more is refused, so that others find room. */
  maxWaitingPerOwner?: number;
  /** Milliseconds that a job may wait for a thread; then it is refused. */
  maxWaitMs: number;
  /** Called when a thread has ended that was not asked to. */
  onLoss?: (error: ThreadError) => void;
}

/** Functions of this thread that a job may call while it runs; its deadline does not run meanwhile. */
export type Calls = Readonly<Record<string, (given: never) => unknown>>;

export interface RunOptions {
  /** The result is not waited for any longer. The job itself runs on to its end, or to its deadline. */
  signal?: AbortSignal | undefined;
  calls?: Calls;
  /** For whom the job is done; jobs without an owner are the program's own. */
  owner?: string | undefined;
  /** How many milliseconds a waiting job stays behind jobs that arrive after it: a long job lets short ones pass. */
  givesWayMs?: number;
}

interface Task {
  id: number;
  job: unknown;
  calls: Calls;
  owner: string | undefined;
  /** When it came, and how long it gives way: of two tasks that wait, the smaller goes first. */
  turn: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  /** A signal may live as long as the process: without this it would hold every text that was worked on under it. */
  stopListening(): void;
  /** The wait for a thread, then the job's deadline. */
  timer?: NodeJS.Timeout | undefined;
  /** Milliseconds of the deadline that were left at `since`. */
  leftMs: number;
  since: number;
  /** Calls that are not answered yet. */
  pending: number;
  /** The error of a call, as it was thrown here. */
  refusal?: { error: unknown };
}

interface Thread {
  worker: Worker;
  /** When it last ended a job. */
  since: number;
  isReady: boolean;
  task: Task | undefined;
}

/**
 * A thread works on one short text at a time and leaves little behind. With the memory that Node grants to new objects
 * otherwise, four threads take half as much again (1.35 against 0.91 GB after 150 questions), and are no faster.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/** A job that waits so long for a busy thread gets another one started: most are done within some milliseconds. */
const RUSH_MS = 50;

/** A thread that was started for a rush ends when it had nothing to do for so long. */
const REST_MS = 5 * 60_000;

/** Reading its data takes a thread up to two seconds; on a machine that is busy elsewhere many more. */
const START_MS = 60_000;

/**
 * Threads that run jobs, each one at a time. A job that exceeds its deadline is ended together with its thread, without
 * affecting other jobs. Further jobs wait in a bounded queue. Failures of the pool itself are `ThreadError`s.
 */
export class ThreadPool<Job, Result> {
  readonly #options: PoolOptions;
  /** In the order in which they were last used: the one that has rested longest gets the next job. */
  #threads: Thread[] = [];
  #waiting: Task[] = [];
  /** Of the owners who were served since a job last waited: larger is later. */
  readonly #served = new Map<string, number>();
  #servings = 0;
  #starting = new Set<PromiseWithResolvers<void>>();
  #lastId = 0;
  #resting: NodeJS.Timeout | undefined;
  #rush: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    const { threads, least = threads, restMs = REST_MS } = options;
    if (least < threads) this.#resting = setInterval(() => this.#endRested(restMs), restMs / 2).unref();
  }

  /** Starts the threads that stay, and waits until they are ready. Without it the first job starts them. */
  async start(): Promise<void> {
    const started = Promise.withResolvers<void>();
    this.#starting.add(started);
    this.#fill();
    this.#tellStarted();
    return started.promise;
  }

  run(job: Job, { signal, calls = {}, owner, givesWayMs = 0 }: RunOptions = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(this.#error('closed', 'is closed'));
      if (signal?.aborted) return reject(signal.reason);
      if (!this.#hasRoomFor(owner)) return reject(this.#error('busy', `has ${this.#waiting.length} jobs waiting`));
      const leave = () => this.#abandon(task, signal?.reason);
      const task: Task = {
        id: ++this.#lastId,
        job,
        calls,
        owner,
        turn: performance.now() + givesWayMs,
        resolve: (value) => resolve(value as Result),
        reject,
        stopListening: () => signal?.removeEventListener('abort', leave),
        leftMs: this.#options.deadlineMs,
        since: 0,
        pending: 0,
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(task);
      this.#limitWait(task);
      this.#assign();
      this.#fill();
    });
  }

  /** Ends every thread, running or idle. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#resting);
    clearTimeout(this.#rush);
    const threads = this.#threads;
    const error = this.#error('closed', 'was closed');
    this.#threads = [];
    for (const { task } of threads) if (task) this.#settle(task, () => task.reject(error));
    this.#refuseWaiting(error);
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #hasRoomFor(owner: string | undefined): boolean {
    if (this.#threads.some(isFree)) return true;
    const { maxWaiting, maxWaitingPerOwner = maxWaiting } = this.#options;
    const ofOwner = owner === undefined ? [] : this.#waiting.filter((task) => task.owner === owner);
    return this.#waiting.length < maxWaiting && ofOwner.length < maxWaitingPerOwner;
  }

  /** The threads that stay; and one more where a job waits a while and all are busy, one after the other. */
  #fill(): void {
    const { threads: most, least = most } = this.#options;
    if (this.#isClosed) return;
    while (this.#threads.length < least) this.#threads.push(this.#open());
    if (this.#threads.length >= most || this.#waiting.length === 0 || this.#rush) return;
    this.#rush = setTimeout(() => {
      this.#rush = undefined;
      const areAllBusy = this.#waiting.length > 0 && this.#threads.every(({ isReady, task }) => isReady && task);
      if (areAllBusy && !this.#isClosed) this.#threads.push(this.#open());
      else this.#fill();
    }, RUSH_MS).unref();
  }

  /** Ends the threads that were started for a rush which is over. */
  #endRested(restMs: number): void {
    const { threads: most, least = most } = this.#options;
    const restedBefore = performance.now() - restMs;
    for (const thread of this.#threads.filter((one) => isFree(one) && one.since < restedBefore)) {
      if (this.#threads.length <= least) return;
      this.#threads = this.#threads.filter((other) => other !== thread);
      void thread.worker.terminate();
    }
  }

  #open(): Thread {
    const { name, module, data } = this.#options;
    const worker = new Worker(module, { name, workerData: data(), resourceLimits });
    // A process with nothing else to do may end without waiting for its threads.
    worker.unref();
    const thread: Thread = { worker, isReady: false, task: undefined, since: performance.now() };
    const lose = (cause?: unknown) => this.#lose(thread, this.#error('lost', 'lost a thread', { cause }));
    const starting = setTimeout(lose, START_MS);
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'ready') clearTimeout(starting);
      this.#receive(thread, message);
    });
    worker.on('messageerror', lose);
    worker.on('error', lose);
    worker.on('exit', () => {
      clearTimeout(starting);
      lose();
    });
    return thread;
  }

  #receive(thread: Thread, message: FromThread): void {
    if (!this.#threads.includes(thread)) return;
    if (message.kind === 'ready') {
      thread.isReady = true;
      this.#tellStarted();
      this.#assign();
      this.#fill();
      return;
    }
    const { task } = thread;
    // Under `node --watch`, Node tells through the same port which files a thread has loaded.
    if (!task || task.id !== message.id) return;
    if (message.kind === 'call') {
      void this.#answer(thread, task, message);
      return;
    }
    thread.task = undefined;
    thread.since = performance.now();
    this.#settle(task, () => {
      if (message.kind === 'done') task.resolve(message.value);
      else task.reject(task.refusal ? task.refusal.error : message.error);
    });
    this.#assign();
  }

  /** While a job waits for an answer of this thread its clock stops. */
  async #answer(thread: Thread, task: Task, { call, name, given }: FromThread & { kind: 'call' }): Promise<void> {
    task.pending++;
    this.#stopClock(task);
    const reply = (message: ToThread) => thread.task === task && thread.worker.postMessage(message);
    try {
      const answer = task.calls[name];
      if (!answer) throw new Error(`There is no call ${name}`);
      const value = await answer(given as never);
      reply({ kind: 'answer', call, value });
    } catch (error) {
      task.refusal = { error };
      reply({ kind: 'refusal', call, message: String(error) });
    }
    task.pending--;
    if (thread.task === task && task.pending === 0) this.#startClock(thread, task);
  }

  #assign(): void {
    for (;;) {
      const thread = this.#threads.find(isFree);
      const task = thread && this.#takeNext();
      if (!task) return;
      clearTimeout(task.timer);
      thread.task = task;
      this.#threads = [...this.#threads.filter((other) => other !== thread), thread];
      this.#startClock(thread, task);
      try {
        thread.worker.postMessage({ kind: 'run', id: task.id, job: task.job } satisfies ToThread);
      } catch (error) {
        // A job that cannot be sent never reached the thread.
        thread.task = undefined;
        this.#settle(task, () => task.reject(error));
      }
    }
  }

  /**
   * The job that goes next: of the owner who was served longest ago, the one whose turn is first. One who sends many texts
   * at once waits for them, and nobody else does.
   */
  #takeNext(): Task | undefined {
    const servedAt = ({ owner }: Task) => (owner === undefined ? 0 : (this.#served.get(owner) ?? 0));
    const isBefore = (one: Task, other: Task) => (servedAt(one) - servedAt(other) || one.turn - other.turn) < 0;
    let next = this.#waiting[0];
    for (const task of this.#waiting) if (next && isBefore(task, next)) next = task;
    if (!next) return undefined;
    this.#waiting = this.#waiting.filter((task) => task !== next);
    if (this.#waiting.length === 0) this.#served.clear();
    if (next.owner !== undefined) this.#served.set(next.owner, ++this.#servings);
    return next;
  }

  #startClock(thread: Thread, task: Task): void {
    task.since = performance.now();
    task.timer = setTimeout(() => {
      // If this thread itself was blocked, the result may have arrived unread: process messages first.
      setImmediate(() => {
        if (thread.task !== task || task.pending > 0) return;
        const late = this.#error('late', `took longer than ${this.#options.deadlineMs} ms for a job`);
        this.#lose(thread, late);
      });
    }, task.leftMs);
  }

  #stopClock(task: Task): void {
    clearTimeout(task.timer);
    task.leftMs = Math.max(1, task.leftMs - (performance.now() - task.since));
  }

  /** A thread that is only just starting is waited for: it says itself when it cannot. */
  #limitWait(task: Task): void {
    task.timer = setTimeout(() => {
      if (!this.#threads.some(({ isReady }) => isReady)) return this.#limitWait(task);
      this.#waiting = this.#waiting.filter((other) => other !== task);
      this.#settle(task, () => task.reject(this.#error('busy', 'let a job wait too long')));
    }, this.#options.maxWaitMs);
  }

  /** The caller gave up on the result. */
  #abandon(task: Task, reason: unknown): void {
    task.reject(reason);
    if (this.#waiting.includes(task)) {
      clearTimeout(task.timer);
      this.#waiting = this.#waiting.filter((other) => other !== task);
      return;
    }
    const thread = this.#threads.find((one) => one.task === task);
    thread?.worker.postMessage({ kind: 'abort', id: task.id } satisfies ToThread);
  }

  #lose(thread: Thread, error: ThreadError): void {
    if (!this.#threads.includes(thread)) return;
    this.#threads = this.#threads.filter((other) => other !== thread);
    void thread.worker.terminate();
    const { task } = thread;
    thread.task = undefined;
    this.#options.onLoss?.(error);
    if (task) this.#settle(task, () => task.reject(error));
    if (thread.isReady) {
      this.#fill();
      return;
    }
    // A thread that could not start will hardly start next time: reject the waiting jobs. The next job tries again.
    for (const started of this.#starting) started.reject(error);
    this.#starting.clear();
    if (this.#threads.length === 0) this.#refuseWaiting(error);
  }

  #refuseWaiting(error: ThreadError): void {
    const refused = this.#waiting;
    this.#waiting = [];
    for (const task of refused) this.#settle(task, () => task.reject(error));
  }

  #settle(task: Task, end: () => void): void {
    clearTimeout(task.timer);
    task.stopListening();
    end();
  }

  #tellStarted(): void {
    const { threads: most, least = most } = this.#options;
    if (this.#threads.filter(({ isReady }) => isReady).length < least) return;
    for (const started of this.#starting) started.resolve();
    this.#starting.clear();
  }

  #error(failure: ThreadError['failure'], what: string, { cause }: { cause?: unknown } = {}): ThreadError {
    const because = cause instanceof Error ? `: ${cause.message}` : '';
    return new ThreadError(failure, `The ${this.#options.name} pool ${what}${because}`, { cause });
  }
}

const isFree = ({ isReady, task }: Thread) => isReady && task === undefined;
