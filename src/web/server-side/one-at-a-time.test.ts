import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('works follow one another, and others get their turn between them', async () => {
  const inTurn = oneAtATime();
  const said: string[] = [];
  const work = (name: string) =>
    inTurn(async () => {
      said.push(`${name} begins`);
      setImmediate(() => said.push('somebody else'));
      await Promise.resolve();
      said.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([work('one'), work('two')])).toEqual(['one', 'two']);
  expect(said.slice(0, 5)).toEqual(['one begins', 'one ends', 'somebody else', 'two begins', 'two ends']);
});

test('one that fails does not hold up the next', async () => {
  const inTurn = oneAtATime();
  const failed = inTurn(() => Promise.reject(new Error('on purpose')));
  const next = inTurn(async () => 'next');
  await expect(failed).rejects.toThrow('on purpose');
  expect(await next).toBe('next');
});
