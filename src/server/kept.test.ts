import { expect, test } from 'vitest';
import { keptOnce, keptUntil } from './kept.ts';

test('what is kept is made once, for all who ask meanwhile too', async () => {
  let made = 0;
  const kept = keptOnce(async () => ++made);
  expect(await Promise.all([kept(), kept()])).toEqual([1, 1]);
  expect(await kept()).toBe(1);
});

test('what could not be made is made again for the next who asks', async () => {
  let attempts = 0;
  const kept = keptOnce(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('the file is away');
    return attempts;
  });
  await expect(kept()).rejects.toThrow('the file is away');
  expect([await kept(), await kept()]).toEqual([2, 2]);
});

test('what is kept until a write is made again after it', async () => {
  let [revision, made] = [1, 0];
  const kept = keptUntil(
    async () => revision,
    async () => ++made,
  );
  expect([await kept(), await kept()]).toEqual([1, 1]);
  revision = 2;
  expect([await kept(), await kept()]).toEqual([2, 2]);
});

test('what fails late takes nothing away that was made for a newer revision', async () => {
  let [revision, made] = [1, 0];
  const first = Promise.withResolvers<number>();
  const kept = keptUntil(
    async () => revision,
    () => {
      made += 1;
      return made === 1 ? first.promise : Promise.resolve(made);
    },
  );
  const old = kept();
  await Promise.resolve();
  revision = 2;
  expect(await kept()).toBe(2);
  first.reject(new Error('the database was away'));
  await expect(old).rejects.toThrow('the database was away');
  expect(await kept()).toBe(2);
});
