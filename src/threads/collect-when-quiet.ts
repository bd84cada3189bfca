import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often a thread looks whether it was quiet, in milliseconds. */
const LOOK_MS = 10_000;

/** The share of that time in which a quiet thread does something. */
const QUIET = 0.02;

/** Bytes of new objects, garbage or not, for which a collection is worth its time. */
const WORTH = 6_000_000;

/**
 * Collects the garbage of this thread when nobody waits for it. By itself V8 lets a heap grow to twice what is in use, and what a
 * thread leaves behind when it makes its indexes stays there for as long as the site is quiet.
 */
export function collectWhenQuiet(everyMs = LOOK_MS): void {
  let before = performance.eventLoopUtilization();
  let least = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > QUIET || used() < least + WORTH) return;
    collector()();
    least = used();
  }, everyMs).unref();
}

const used = () => getHeapStatistics().used_heap_size;

/** V8's own function, which it gives to contexts that are made while the flag is set. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
