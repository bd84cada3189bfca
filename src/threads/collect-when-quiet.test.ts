import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const workerFile = new URL('../../tests/support/quiet-worker.ts', import.meta.url);

/** The first thing that a thread says: that it collected, or that it worked for thirty turns. */
async function firstWord(isBusy: boolean): Promise<{ kind: string; before: number; after: number }> {
  const worker = new Worker(workerFile, { workerData: { isBusy } });
  try {
    const [message] = await once(worker, 'message');
    return message;
  } finally {
    await worker.terminate();
  }
}

test('a thread that is quiet collects what it left behind', async () => {
  const { kind, before, after } = await firstWord(false);
  expect(kind).toBe('collected');
  expect(after).toBeLessThan(before / 2);
});

test('a thread that works does not stop to collect', async () => {
  expect((await firstWord(true)).kind).toBe('worked');
});
