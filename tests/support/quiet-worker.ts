// A thread that leaves garbage behind, and then is quiet or works on; it says when it was made to collect.
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { collectWhenQuiet } from '../../src/threads/collect-when-quiet.ts';

const LOOK_MS = 100;
const { isBusy } = workerData as { isBusy: boolean };

const kept: { objects: unknown[] } = {
  objects: Array.from({ length: 300_000 }, (_, at) => ({ at, text: `object ${at}` })),
};
const before = getHeapStatistics().used_heap_size;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { flags } = (entry as unknown as { detail: { flags: number } }).detail;
    // Not the collections that V8 makes by itself.
    if (flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) {
      parentPort?.postMessage({ kind: 'collected', before, after: getHeapStatistics().used_heap_size });
    }
  }
}).observe({ entryTypes: ['gc'] });
collectWhenQuiet(LOOK_MS);
kept.objects = [];

let turns = 0;
// The thread stays until the test ends it.
setInterval(
  () => {
    const until = performance.now() + (isBusy ? LOOK_MS / 4 : 0);
    while (performance.now() < until);
    turns += 1;
    if (isBusy && turns === 30) parentPort?.postMessage({ kind: 'worked' });
  },
  isBusy ? LOOK_MS / 4 : 60_000,
);
