/** Milliseconds of the processor that the work took: unlike the clock's, hardly more on a machine that is busy elsewhere. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
