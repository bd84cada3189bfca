import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFile } from '../../../tests/support/temporary-file.ts';
import type { Storage } from '../../storage/port.ts';
import { openSqlite } from '../../storage/sqlite/open.ts';
import { LeasedCounters } from './leased-counters.ts';

// Two handles on one database stand for two processes.
let storages: Storage[];
let remove: () => Promise<void>;
beforeAll(async () => {
  const place = await temporaryFile();
  remove = place.remove;
  storages = [await openSqlite({ file: place.file }), await openSqlite({ file: place.file })];
});
afterAll(async () => {
  for (const storage of storages) await storage.close();
  await remove();
});

const MINUTE = 60_000;
let written = 0;

function processOn(storage: Storage, { limit = 20, time = { now: 0 } } = {}) {
  const faults: unknown[] = [];
  const counters = new LeasedCounters(
    { limit, windowMs: MINUTE },
    {
      storage: {
        transact: (work) => {
          written += 1;
          return storage.transact(work);
        },
      },
      storedName: async (name) => name,
      clock: () => time.now,
      now: () => new Date(1_000_000 + time.now),
      onFault: (error) => faults.push(error),
    },
  );
  return { counters, faults };
}

test('processes on one storage give out one limit together', async () => {
  const both = storages.map((storage) => processOn(storage).counters);
  const taken = await Promise.all(Array.from({ length: 100 }, (_, i) => both[i % 2]?.take('together')));
  const allowed = taken.filter((counted) => counted?.isAllowed).length;
  // What one process has leased and not given out is not lost to the limit, but may be to the other.
  expect(allowed).toBeLessThanOrEqual(20);
  expect(allowed).toBeGreaterThanOrEqual(16);
});

test('a window costs a few writes, however many requests there are', async () => {
  const [first] = storages as [Storage];
  const { counters } = processOn(first, { limit: 300 });
  written = 0;
  for (let one = 0; one < 1_000; one++) await counters.take('often');
  expect(written).toBeLessThanOrEqual(6);
});

test('what remains is what the window has left, not only the lease', async () => {
  const [first, second] = storages as [Storage, Storage];
  const { counters } = processOn(first);
  const remaining = async (of = counters) => (await of.take('remaining')).remaining;
  // Leases of four: the fifth request takes the second lease.
  expect([await remaining(), await remaining(), await remaining(), await remaining(), await remaining()]).toEqual([
    19, 18, 17, 16, 15,
  ]);
  // What another process has leased is not this one's to give.
  expect(await remaining(processOn(second).counters)).toBe(11);
  for (let one = 5; one < 16; one++) await remaining();
  expect(await counters.take('remaining')).toMatchObject({ isAllowed: false, remaining: 0 });
});

test('the next window gives anew', async () => {
  const [first] = storages as [Storage];
  const time = { now: 0 };
  const { counters } = processOn(first, { limit: 1, time });
  expect((await counters.take('window')).isAllowed).toBe(true);
  expect(await counters.take('window')).toMatchObject({ isAllowed: false, resetMs: MINUTE });
  time.now += MINUTE;
  expect((await counters.take('window')).isAllowed).toBe(true);
});

test('while the storage is away a process counts for itself', async () => {
  const [first] = storages as [Storage];
  const away = { ...first, transact: () => Promise.reject(new Error('away')) };
  const { counters, faults } = processOn(away, { limit: 2 });
  const taken = [await counters.take('a'), await counters.take('a'), await counters.take('a')];
  expect(taken.map(({ isAllowed }) => isAllowed)).toEqual([true, true, false]);
  expect(faults.length).toBeGreaterThan(0);
});
