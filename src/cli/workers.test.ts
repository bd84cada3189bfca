import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectedLog } from '../../tests/support/collected-log.ts';
import { GIVE_WAY, runWorkers } from './workers.ts';

/** Stands for a process: it serves or ends when a test says so. */
class FakeWorker extends EventEmitter {
  readonly process = { pid: forked.length + 1 };
  readonly told: string[] = [];
  isGone = false;

  serves() {
    this.emit('listening', { port: 3000 });
  }
  ends() {
    this.isGone = true;
    this.emit('exit', 1, null);
  }
  isDead() {
    return this.isGone;
  }
  isConnected() {
    return !this.isGone;
  }
  /** As the worker of a cluster: without a callback, a channel that is closed is an error event. */
  send(message: string, callback?: (error: Error | null) => void) {
    if (this.isGone && !callback) this.emit('error', new Error('closed'));
    else if (!this.isGone) this.told.push(message);
  }
}

let forked: FakeWorker[];
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
let before: Map<string, unknown[]>;

beforeEach(() => {
  forked = [];
  before = new Map(signals.map((signal) => [signal, process.listeners(signal)]));
  vi.useFakeTimers();
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = new FakeWorker();
    forked.push(worker);
    return worker as unknown as Worker;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (!before.get(signal)?.includes(listener)) process.off(signal, listener);
    }
  }
});

const forkedOf = (number: number) => forked[number - 1] as FakeWorker;
/** Lets what follows from an event happen, and the pause before a process is started again pass. */
const later = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const A_LONG_PAUSE = 40_000;

/** Two processes that serve; then their replacement begins, and the third process starts. */
async function replacingTwo() {
  const { log, lines } = collectedLog();
  const running = runWorkers(2, log);
  forkedOf(1).serves();
  await later();
  forkedOf(2).serves();
  expect(await running).toEqual({ port: 3000 });
  process.emit('SIGHUP', 'SIGHUP');
  await later();
  expect(forked).toHaveLength(3);
  return { said: (what: string) => lines.some(({ msg }) => String(msg).includes(what)) };
}

test('a process gives way once its successor serves, one after another', async () => {
  const { said } = await replacingTwo();
  expect(forkedOf(1).told).toEqual([]);
  forkedOf(3).serves();
  await later();
  expect([forkedOf(1).told, forkedOf(2).told]).toEqual([[GIVE_WAY], []]);
  forkedOf(4).serves();
  await later();
  expect([forkedOf(2).told, said('All processes were replaced.')]).toEqual([[GIVE_WAY], true]);
  forkedOf(1).ends();
  forkedOf(2).ends();
  await later(A_LONG_PAUSE);
  expect(forked).toHaveLength(4);
});

test('one that ends while its successor starts is followed by that one alone', async () => {
  const { said } = await replacingTwo();
  forkedOf(1).ends();
  await later(A_LONG_PAUSE);
  expect(forked).toHaveLength(3);
  forkedOf(3).serves();
  await later();
  forkedOf(4).serves();
  await later(A_LONG_PAUSE);
  expect([forked.length, said('All processes were replaced.')]).toEqual([4, true]);
});

test('one that ended before its turn and was followed by another is not replaced again', async () => {
  const { said } = await replacingTwo();
  forkedOf(2).ends();
  await later(A_LONG_PAUSE);
  forkedOf(4).serves();
  forkedOf(3).serves();
  await later(A_LONG_PAUSE);
  expect([forked.length, said('All processes were replaced.')]).toEqual([4, true]);
});

test('where a successor does not start, the one before it serves on, and neither is started besides', async () => {
  const { said } = await replacingTwo();
  forkedOf(3).ends();
  await later(A_LONG_PAUSE);
  expect([forked.length, forkedOf(1).told, said('The new process did not start')]).toEqual([3, [], true]);
  // It is one of those that serve again: another one follows it.
  forkedOf(1).ends();
  await later(A_LONG_PAUSE);
  expect(forked).toHaveLength(4);
});

test('where both end, one is started again', async () => {
  await replacingTwo();
  forkedOf(1).ends();
  forkedOf(3).ends();
  await later(A_LONG_PAUSE);
  expect(forked).toHaveLength(4);
});
