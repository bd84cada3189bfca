import { expect, test } from 'vitest';
import type { ModelReply } from './generate.ts';
import { limitConcurrency } from './limit-concurrency.ts';

const request = { instructions: '', data: '', key: 'k' };
const signal = new AbortController().signal;

test('requests beyond the limit fail as busy until a running one ends or fails', async () => {
  const running: PromiseWithResolvers<ModelReply>[] = [];
  const generate = limitConcurrency(() => {
    const one = Promise.withResolvers<ModelReply>();
    running.push(one);
    return one.promise;
  }, 2);
  const first = generate(request, signal);
  const second = generate(request, signal);
  expect(await generate(request, signal)).toMatchObject({ why: 'busy', isOutage: false });

  running[0]?.resolve({ kind: 'replied', text: 'Yes.' });
  await first;
  running[1]?.reject(new Error('broken'));
  await expect(second).rejects.toThrow('broken');
  void generate(request, signal);
  void generate(request, signal);
  expect(await generate(request, signal)).toMatchObject({ why: 'busy' });
  expect(running).toHaveLength(4);
});
