import { expect, test } from 'vitest';
import { MemoryCounters } from './counters.ts';
import { TokenBucket } from './token-bucket.ts';

const MINUTE = 60_000;

function clockAt(start: number) {
  let now = start;
  return {
    clock: () => now,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('a name gets its limit, and a new window when the old one ends', () => {
  const { clock, pass } = clockAt(0);
  const counters = new MemoryCounters({ limit: 2, windowMs: MINUTE }, clock);
  expect(counters.take('a')).toEqual({ isAllowed: true, remaining: 1, resetMs: MINUTE });
  pass(20_000);
  expect(counters.take('a')).toEqual({ isAllowed: true, remaining: 0, resetMs: 40_000 });
  expect(counters.take('a')).toMatchObject({ isAllowed: false, resetMs: 40_000 });
  expect(counters.take('b')).toMatchObject({ isAllowed: true });
  pass(40_000);
  expect(counters.take('a')).toEqual({ isAllowed: true, remaining: 1, resetMs: MINUTE });
});

test('an amount that does not fit takes nothing', () => {
  const { clock } = clockAt(0);
  const counters = new MemoryCounters({ limit: 10, windowMs: MINUTE }, clock);
  expect(counters.take('a', 8)).toMatchObject({ isAllowed: true, remaining: 2 });
  expect(counters.take('a', 3)).toMatchObject({ isAllowed: false, remaining: 2 });
  expect(counters.take('a', 2)).toMatchObject({ isAllowed: true, remaining: 0 });
});

test('however many addresses ask, a bounded number is kept in memory', () => {
  const { clock } = clockAt(0);
  const counters = new MemoryCounters({ limit: 1, windowMs: MINUTE }, clock, 100);
  for (let one = 0; one < 1_000; one++) counters.take(`${one}`);
  // The newest are still counted, the oldest gave way.
  expect(counters.take('999').isAllowed).toBe(false);
  expect(counters.take('0').isAllowed).toBe(true);
});

test('the total passes evenly, and only some seconds’ worth at once', () => {
  const { clock, pass } = clockAt(0);
  const bucket = new TokenBucket(600, clock);
  const passed = (tries: number) => Array.from({ length: tries }, () => bucket.take(true)).filter((wait) => wait === 0);
  expect(passed(100)).toHaveLength(10);
  expect(bucket.take(true)).toBeCloseTo(100);
  pass(1_000);
  expect(passed(100)).toHaveLength(10);
});

test('the last of the total is for addresses that have hardly asked yet', () => {
  const { clock } = clockAt(0);
  const bucket = new TokenBucket(1_200, clock);
  let flooded = 0;
  while (bucket.take(false) === 0) flooded++;
  expect(flooded).toBeGreaterThan(10);
  expect(bucket.take(false)).toBeGreaterThan(0);
  expect(bucket.take(true)).toBe(0);
});

test('a small total passes a few at once, and then as many as it says', () => {
  const { clock, pass } = clockAt(0);
  const bucket = new TokenBucket(1, clock);
  expect(Array.from({ length: 20 }, () => bucket.take(true)).filter((wait) => wait === 0)).toHaveLength(10);
  pass(MINUTE);
  expect([bucket.take(true), bucket.take(true) > 0]).toEqual([0, true]);
});
