/** Characters of the texts that are measured, each twice as long as the one before. */
export const lengths = [2_500, 5_000, 10_000] as const;

/** Milliseconds of processor time that a target may take for 10,000 characters. */
export const mostMs = 50;

/** Times below this are too small to say how they grow. */
const leastMs = 8;

/** How much the time may grow when a text becomes four times as long; linear work grows by four. */
const mostGrowth = 9;

type Finding = 'slow' | 'grows faster than the text';

/** Judges the times for each of `lengths`. */
export function judgeTimes([shortest = 0, , longest = 0]: readonly number[]): Finding | undefined {
  if (longest > mostMs) return 'slow';
  return longest > leastMs && longest > mostGrowth * Math.max(shortest, leastMs / mostGrowth)
    ? 'grows faster than the text'
    : undefined;
}
