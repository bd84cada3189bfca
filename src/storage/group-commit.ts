import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Lease, lendWriter } from './lease.ts';
import type { Storage, Writer } from './port.ts';

interface Waiting {
  work(lease: Lease): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

export interface GroupLimits {
  /** Maximum wait for a lock of another process. */
  lockMs: number;
  /** Maximum time of one callback: all other writes wait for it. */
  workMs: number;
  /** Most transactions in one group, so that the first does not wait for all that come later. */
  size: number;
}

/** A transaction of the database that was begun, in which a group runs: what an adapter gives. */
export interface OpenTransaction {
  writer: Writer;
  /** Whether the database still holds the transaction: a full disk or a lost connection ends it. */
  held(): boolean;
  commit(): void | Promise<void>;
  /** Does nothing where the transaction has ended already. */
  rollback(): void | Promise<void>;
  savepoint(): void | Promise<void>;
  releaseSavepoint(): void | Promise<void>;
  rollbackToSavepoint(): void | Promise<void>;
}

/** Begins a transaction as soon as no other process is in one. */
export type BeginTransaction = (patienceMs: number) => Promise<OpenTransaction>;

/**
 * Runs transactions one after another, and commits those that wait at the same time together: the cost of a write is the
 * flush to disk, which a group needs only once. Each has its own savepoint, so a failing one is rolled back alone; no
 * caller gets a result before the commit.
 */
export function groupCommit(begin: BeginTransaction, limits: GroupLimits) {
  const queue: Waiting[] = [];
  const inside = new AsyncLocalStorage<Lease>();
  let running: Promise<void> | undefined;

  const transact: Storage['transact'] = (work) => {
    if (inside.getStore()?.open) {
      return Promise.reject(new Error('A transaction was begun inside a transaction: use the writer already given.'));
    }
    // The callback keeps its own caller's context: another caller may have started the group.
    const asCaller = AsyncLocalStorage.snapshot();
    return new Promise((resolve, reject) => {
      queue.push({
        work: (lease) => asCaller(() => inside.run(lease, () => work(lease.writer))),
        resolve: resolve as (result: unknown) => void,
        reject,
      });
      running ??= runGroups();
    });
  };

  async function runGroups(): Promise<void> {
    try {
      while (queue.length > 0) {
        // Transactions asked for within this turn of the event loop join; other requests run between two groups.
        await nextTurn();
        await runGroup();
      }
    } finally {
      running = undefined;
    }
  }

  async function runGroup(): Promise<void> {
    const alreadyWaiting = queue.length;
    let transaction: OpenTransaction;
    try {
      transaction = await begin(limits.lockMs);
    } catch (error) {
      for (const { reject } of queue.splice(0, alreadyWaiting)) reject(error);
      return;
    }
    const done: (() => void)[] = [];
    const undone: Waiting['reject'][] = [];
    try {
      for (let taken = 0; taken < limits.size; taken++) {
        const waiting = queue.shift();
        if (!waiting) break;
        await runAlone(waiting, transaction, done, undone);
      }
      await transaction.commit();
    } catch (error) {
      for (const reject of undone) reject(error);
      await transaction.rollback();
      return;
    }
    for (const acknowledge of done) acknowledge();
  }

  /** Throws only if the whole group is lost. */
  async function runAlone(
    { work, resolve, reject }: Waiting,
    transaction: OpenTransaction,
    done: (() => void)[],
    undone: Waiting['reject'][],
  ) {
    const lease = lendWriter(transaction.writer, transaction.held);
    try {
      await transaction.savepoint();
      const result = await within(limits.workMs, work(lease));
      await lease.end();
      if (!transaction.held()) throw new Error('The database gave this transaction up.');
      await transaction.releaseSavepoint();
      done.push(() => resolve(result));
      undone.push(reject);
    } catch (error) {
      await lease.end();
      reject(error);
      await transaction.rollbackToSavepoint();
      if (!transaction.held()) throw error;
    }
  }

  return {
    transact,
    /** Resolves when no transaction is waiting. */
    async idle(): Promise<void> {
      while (running) await running;
    },
  };
}

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`A transaction took longer than ${ms} ms and was undone: nothing slow belongs inside one.`));
    }, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
