/** Milliseconds of processor time of this thread; unlike elapsed time, hardly affected by other load. */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The least of three runs, or the first below `enough`: one compiles, and any may meet the garbage collector. */
export function leastProcessorTime(work: () => void, enough = 0): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least >= enough; run += 1) least = Math.min(least, processorTime(work));
  return least;
}
