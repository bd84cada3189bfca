import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Revisions } from '../port.ts';
import { keepRevisions } from './revisions.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const history = (count: number): Revisions => ({ articles: 0, history: count });

test('the database is asked once within the bound, by all who need it, and again after it', async () => {
  let writes = 1;
  const ask = vi.fn(async () => history(writes));
  const { current } = keepRevisions(ask, 1_000);
  expect(await Promise.all([current(), current(), current()])).toEqual([history(1), history(1), history(1)]);
  writes = 2;
  vi.advanceTimersByTime(999);
  expect(await current()).toEqual(history(1));
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await current()).toEqual(history(2));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a notice is known at once, and an answer that is older than it does not undo it', async () => {
  let answer = (_: Revisions) => undefined as unknown;
  const asked = vi.fn(() => new Promise<Revisions>((resolve) => (answer = resolve)));
  const { current, arrived } = keepRevisions(asked, 1_000);
  const first = current();
  answer(history(1));
  await first;
  arrived({ history: 3 });
  expect(await current()).toEqual(history(3));

  vi.advanceTimersByTime(1_000);
  const second = current();
  arrived({ history: 5 });
  answer(history(4));
  expect(await second).toEqual(history(5));
});

test('after a backup was restored the counts are those of the database, also where they are lower', async () => {
  let writes = 9;
  const { current } = keepRevisions(async () => history(writes), 1_000);
  await current();
  writes = 2;
  vi.advanceTimersByTime(1_000);
  expect(await current()).toEqual(history(2));
});
