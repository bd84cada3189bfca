import { setTimeout as pause } from 'node:timers/promises';
import type { Storage } from '../../storage/port.ts';

/** Milliseconds to wait for readers that keep the log of writes from being emptied. */
const PATIENCE_MS = 5_000;

/**
 * What was deleted stays in the log of writes until that is emptied, which another process that reads it prevents: then
 * this gives the sentence that tells the operator so.
 */
export async function forgetDeleted(
  storage: Pick<Storage, 'emptyLog'>,
  patienceMs = PATIENCE_MS,
): Promise<string | undefined> {
  const giveUpAt = performance.now() + patienceMs;
  while (!(await storage.emptyLog())) {
    if (performance.now() > giveUpAt) return 'The words stay in the log of writes until no other process reads it.';
    await pause(50);
  }
  return undefined;
}
