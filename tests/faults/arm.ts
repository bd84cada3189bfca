import { closeSync, openSync } from 'node:fs';

// How a program that runs above failing-disk.c tells it which call to let fail.

/** What a disk says: that it failed, is full, may not be written, or that a limit was reached. */
const ERRNOS = [5, 28, 30, 122];

/** One of the next calls to the disk fails, which one and how as the numbers say. */
export function arm(random: () => number, mostCalls: number): void {
  const call = 1 + Math.floor(random() * mostCalls);
  tell(call, ERRNOS[Math.floor(random() * ERRNOS.length)] ?? 5, random() < 0.3);
}

export const disarm = (): void => tell(0, 0, false);

function tell(at: number, errno: number, half: boolean): void {
  try {
    closeSync(openSync(`/isnad-fail-at/${at}/${errno}${half ? '/h' : ''}`, 'r'));
    throw new Error('The layer under the disk is not there.');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
