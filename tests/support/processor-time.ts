/** Milliseconds of the processor that the work took in this thread; unlike the clock's, hardly more beside other work. */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The least of three runs: the first compiles, and any of them may meet the garbage collector. */
export const leastProcessorTime = (work: () => void) => Math.min(...[1, 2, 3].map(() => processorTime(work)));
