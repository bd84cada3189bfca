import { expect, test } from 'vitest';
import { temporaryFile } from '../../tests/support/temporary-file.ts';
import { openSqlite } from '../storage/sqlite/open.ts';
import { AddressNames } from './address-names.ts';

test('after a write that failed, the names are again those of the other processes a minute later', async () => {
  const { file, remove } = await temporaryFile();
  const storage = await openSqlite({ file });
  let now = new Date('2026-11-24T00:00:00Z');
  let clock = 0;
  let isAway = true;
  let asked = 0;
  const transact: typeof storage.transact = (work) => {
    asked += 1;
    return isAway ? Promise.reject(new Error('away')) : storage.transact(work);
  };
  const names = new AddressNames(
    { transact },
    () => now,
    () => clock,
  );
  const others = new AddressNames(storage, () => now);
  const address = '203.0.113.7';

  const alone = await names.nameOf(address);
  const shared = await others.nameOf(address);
  expect(alone).not.toBe(shared);
  // For a minute the storage is not asked again, and a name stays what it is.
  clock = 59_999;
  expect([await names.nameOf(address), asked]).toEqual([alone, 1]);
  // Still away: the names change no more often than they have to.
  clock = 60_000;
  expect([await names.nameOf(address), asked]).toEqual([alone, 2]);
  isAway = false;
  clock = 120_000;
  expect(await names.nameOf(address)).toBe(shared);
  // What is known is asked for no more.
  now = new Date('2026-11-24T23:59:59Z');
  clock = 86_399_000;
  expect([await names.nameOf(address), asked]).toEqual([shared, 3]);
  // Nothing of this day's own key is left in the next.
  isAway = true;
  now = new Date('2026-11-25T00:00:00Z');
  expect(await names.nameOf(address)).not.toBe(alone);
  await storage.close();
  await remove();
});
