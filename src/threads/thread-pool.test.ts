import { getEventListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { TestJob } from '../../tests/support/job-worker.ts';
import { patience } from '../../tests/support/patience.ts';
import { type PoolOptions, ThreadPool } from './thread-pool.ts';

const module = new URL('../../tests/support/job-worker.ts', import.meta.url);
const endless = { kind: 'spin', forMs: Number.POSITIVE_INFINITY } as const;
const echo = (value: unknown) => ({ kind: 'echo', value }) as const;

let pool: ThreadPool<TestJob, unknown>;
let losses: string[] = [];
function open(options: Partial<PoolOptions> = {}) {
  losses = [];
  pool = new ThreadPool({
    name: 'test',
    module,
    data: () => ({}),
    threads: 1,
    deadlineMs: 20_000,
    maxWaiting: 10,
    maxWaitMs: 20_000,
    onLoss: ({ failure }) => losses.push(failure),
    ...options,
  });
  return pool;
}
afterEach(() => pool.close());

test('a job gives its result, and an error of a job is its own', async () => {
  open();
  expect(await pool.run(echo({ words: ['a'] }))).toEqual({ words: ['a'] });
  await expect(pool.run({ kind: 'throw', message: 'not so' })).rejects.toMatchObject({
    name: 'RangeError',
    message: 'not so',
  });
  expect(await pool.run(echo(1))).toBe(1);
  expect(losses).toEqual([]);
});

test('a signal that lives on holds nothing of the jobs that are over', async () => {
  open({ maxWaiting: 1 });
  const { signal } = new AbortController();
  await pool.run(echo('a text'), { signal });
  await expect(pool.run({ kind: 'throw', message: 'not so' }, { signal })).rejects.toThrow('not so');
  await expect(
    pool.run(
      echo(() => 'cannot be sent'),
      { signal },
    ),
  ).rejects.toThrow();
  const [, , refused] = ['a', 'b', 'c'].map((text) => pool.run(echo(text), { signal }).catch(String));
  expect(await refused).toMatch('jobs waiting');
  await expect.poll(() => getEventListeners(signal, 'abort').length, patience).toBe(0);
});

test('what Node itself tells of a thread that it watches is passed over', async () => {
  open({ data: () => ({ watched: true }) });
  expect(await pool.run(echo(1))).toBe(1);
  expect(losses).toEqual([]);
});

test('an endless job is ended at its deadline while another thread works on, and later jobs run', async () => {
  open({ threads: 2, deadlineMs: 300 });
  await pool.start();
  const late = pool.run(endless);
  expect(await pool.run(echo('beside it'))).toBe('beside it');
  await expect(late).rejects.toMatchObject({ name: 'ThreadError', failure: 'late' });
  expect(await Promise.all([pool.run(echo(1)), pool.run(echo(2))])).toEqual([1, 2]);
  expect(losses).toEqual(['late']);
});

test('a job that waits forever is ended as well', async () => {
  open({ deadlineMs: 100 });
  await pool.start();
  await expect(pool.run({ kind: 'until-aborted' })).rejects.toMatchObject({ failure: 'late' });
});

test('a thread that ends takes the job that it had with it, and no other', async () => {
  open();
  await pool.start();
  const lost = pool.run({ kind: 'exit' });
  const waiting = pool.run(echo('waited'));
  await expect(lost).rejects.toMatchObject({ failure: 'lost' });
  expect(await waiting).toBe('waited');
  expect(losses).toEqual(['lost']);
});

test('more jobs than may wait are refused at once', async () => {
  open({ maxWaiting: 2, deadlineMs: 400 });
  await pool.start();
  const first = pool.run(endless);
  const waiting = [pool.run(echo(1)), pool.run(echo(2))];
  await expect(pool.run(echo(3))).rejects.toMatchObject({ failure: 'busy' });
  await expect(first).rejects.toMatchObject({ failure: 'late' });
  expect(await Promise.all(waiting)).toEqual([1, 2]);
});

test('of one owner only so many jobs may wait, and the jobs of others still find room', async () => {
  open({ maxWaiting: 4, maxWaitingPerOwner: 2, deadlineMs: 400 });
  await pool.start();
  const first = pool.run(endless, { owner: 'one' });
  const waiting = [pool.run(echo(1), { owner: 'one' }), pool.run(echo(2), { owner: 'one' })];
  await expect(pool.run(echo(3), { owner: 'one' })).rejects.toMatchObject({ failure: 'busy' });
  waiting.push(pool.run(echo(4), { owner: 'other' }), pool.run(echo(5)));
  await expect(first).rejects.toMatchObject({ failure: 'late' });
  expect(await Promise.all(waiting)).toEqual([1, 2, 4, 5]);
  expect(await pool.run(echo(6), { owner: 'one' })).toBe(6);
});

test('one who sends many jobs at once waits for them, and holds up nobody else', async () => {
  open();
  await pool.start();
  const done: string[] = [];
  const run = (owner: string) => pool.run({ kind: 'sleep', forMs: 5 }, { owner }).then(() => done.push(owner));
  const flood = Array.from({ length: 6 }, () => run('flood'));
  await Promise.all([...flood, run('quiet'), run('other'), run('quiet')]);
  expect(done.slice(0, 4)).toEqual(['flood', 'quiet', 'other', 'flood']);
  expect(done.filter((owner) => owner === 'quiet')).toHaveLength(2);
});

test('a long job gives way to short ones, but not for ever', async () => {
  open();
  await pool.start();
  const done: string[] = [];
  const run = (owner: string, givesWayMs = 0) =>
    pool.run({ kind: 'sleep', forMs: 5 }, { owner, givesWayMs }).then(() => done.push(owner));
  const waiting = [run('first'), run('long', 60_000), run('longer', 120_000), run('short')];
  await Promise.all(waiting);
  expect(done).toEqual(['first', 'short', 'long', 'longer']);

  // What gave way for its time goes before whatever comes after that.
  const busy = run('first');
  const long = run('long', 1);
  await setTimeout(2);
  await Promise.all([busy, long, run('short')]);
  expect(done.slice(4)).toEqual(['first', 'long', 'short']);
});

test('a job that waits too long for a thread is refused', async () => {
  open({ maxWaitMs: 50, deadlineMs: 1_000 });
  await pool.start();
  const first = pool.run({ kind: 'sleep', forMs: 500 });
  await expect(pool.run(echo(1))).rejects.toMatchObject({ failure: 'busy' });
  expect(await first).toBe('slept');
});

test('an aborted call returns at once: a waiting job never starts, a running job gets the abort signal', async () => {
  open();
  await pool.start();
  const leaving = new AbortController();
  const running = pool.run({ kind: 'until-aborted' }, { signal: leaving.signal });
  const waiting = pool.run(endless, { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(running).rejects.toThrow('left');
  await expect(waiting).rejects.toThrow('left');
  expect(await pool.run(echo('next'))).toBe('next');
  await expect(pool.run(echo(1), { signal: leaving.signal })).rejects.toThrow('left');
  expect(losses).toEqual([]);
});

test('a job may call its caller, whose time is not counted', async () => {
  open({ deadlineMs: 200 });
  const calls = { double: (given: number) => setTimeout(500, given * 2) };
  expect(await pool.run({ kind: 'call', name: 'double', given: 21 }, { calls })).toBe(42);
});

test('a call that fails fails the job with the caller’s own error', async () => {
  open();
  const error = new Error('away');
  const calls = { find: () => Promise.reject(error) };
  await expect(pool.run({ kind: 'call', name: 'find', given: 1 }, { calls })).rejects.toBe(error);
  await expect(pool.run({ kind: 'call', name: 'other', given: 1 })).rejects.toThrow('no call other');
  expect(await pool.run(echo('after'))).toBe('after');
});

test('a thread that cannot start rejects its waiting jobs, and the next job tries again', async () => {
  open({ data: () => ({ broken: true }) });
  await expect(pool.start()).rejects.toMatchObject({ failure: 'lost' });
  await expect(pool.run(echo(1))).rejects.toThrow('cannot start');
  await expect(pool.run(echo(1))).rejects.toThrow('cannot start');
});

test('a job that cannot be cloned, or whose result cannot, fails without affecting others', async () => {
  open();
  await expect(pool.run(echo(() => 1))).rejects.toThrow('could not be cloned');
  await expect(pool.run({ kind: 'call', name: 'give', given: 1 }, { calls: { give: () => () => 1 } })).rejects.toThrow(
    'could not be cloned',
  );
  expect(await pool.run(echo('after'))).toBe('after');
});

test('a closed pool takes no job, and gives up those it has', async () => {
  open();
  await pool.start();
  const running = pool.run(endless);
  const waiting = pool.run(echo(1));
  const ends = Promise.allSettled([running, waiting]);
  await pool.close();
  expect(await ends).toMatchObject([{ reason: { failure: 'closed' } }, { reason: { failure: 'closed' } }]);
  await expect(pool.run(echo(1))).rejects.toMatchObject({ failure: 'closed' });
});

test('a job does not wait for another one while a thread is free', async () => {
  open({ threads: 2 });
  await pool.start();
  const leaving = new AbortController();
  const running = pool.run({ kind: 'until-aborted' }, { signal: leaving.signal });
  expect(await pool.run(echo('beside it'))).toBe('beside it');
  leaving.abort(new Error('left'));
  await expect(running).rejects.toThrow('left');
});

test('threads beyond those that stay come when a job has to wait, and end when they had nothing to do', async () => {
  open({ threads: 3, least: 1, restMs: 200 });
  await pool.start();
  const who = () => pool.run({ kind: 'thread' });
  const alone = new Set<unknown>();
  for (let job = 0; job < 3; job += 1) alone.add(await who());
  expect(alone.size).toBe(1);
  // On a busy machine a thread may have rested long enough before the last one has come: then there is another rush.
  const rush = new Set<unknown>();
  await vi.waitUntil(async () => {
    await Promise.all(
      Array.from({ length: 3 }, () => pool.run({ kind: 'sleep', forMs: 300 }).then(async () => rush.add(await who()))),
    );
    return rush.size >= 3;
  }, patience);
  await vi.waitUntil(async () => {
    await setTimeout(500);
    const left = new Set<unknown>();
    for (let job = 0; job < 6; job += 1) left.add(await who());
    return left.size === 1;
  }, patience);
  expect(losses).toEqual([]);
});
