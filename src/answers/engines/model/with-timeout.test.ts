import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const request = { instructions: '', data: '', key: 'k' };
const visitor = () => new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a generation that exceeds the timeout fails as late and is aborted', async () => {
  let seen: AbortSignal | undefined;
  const generate = withTimeout((_, signal) => {
    seen = signal;
    return new Promise(() => undefined);
  }, 20_000);
  const reply = generate(request, visitor().signal);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(seen?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reply).toMatchObject({ why: 'late', isOutage: true });
  expect(seen?.aborted).toBe(true);
});

test('a reply within the timeout is returned, and its timer is cleared', async () => {
  const generate = withTimeout(async () => ({ kind: 'replied', text: 'Yes.' }), 20_000);
  expect(await generate(request, visitor().signal)).toEqual({ kind: 'replied', text: 'Yes.' });
  expect(vi.getTimerCount()).toBe(0);
});

test('the visitor’s abort signal is passed on', async () => {
  const leaving = visitor();
  const generate = withTimeout(
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    20_000,
  );
  const reply = generate(request, leaving.signal);
  leaving.abort();
  await expect(reply).rejects.toThrow('aborted');
  expect(vi.getTimerCount()).toBe(0);
});
