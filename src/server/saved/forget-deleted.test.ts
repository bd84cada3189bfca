import { expect, test } from 'vitest';
import { forgetDeleted } from './forget-deleted.ts';

/** A storage that empties its log of writes at the given attempt. */
const emptyAfter = (attempts: number) => {
  let made = 0;
  return { emptyLog: async () => ++made >= attempts };
};

test('deleted words are forgotten at once, or as soon as nobody reads the log of writes', async () => {
  expect(await forgetDeleted(emptyAfter(1))).toBeUndefined();
  expect(await forgetDeleted(emptyAfter(3))).toBeUndefined();
});

test('where another process goes on reading, it is said that the words stay', async () => {
  expect(await forgetDeleted(emptyAfter(Number.POSITIVE_INFINITY), 100)).toBe(
    'The words stay in the log of writes until no other process reads it.',
  );
});
