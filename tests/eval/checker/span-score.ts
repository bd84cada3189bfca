/** Offsets in a text, the end not included. */
export interface Span {
  start: number;
  end: number;
}

/** How much was wanted, found, and both: characters, or whole spans. Scores of several texts are added up. */
export interface Score {
  wanted: number;
  found: number;
  both: number;
}

export const noScore: Score = { wanted: 0, found: 0, both: 0 };

export function added(one: Score, other: Score): Score {
  return { wanted: one.wanted + other.wanted, found: one.found + other.found, both: one.both + other.both };
}

export function rates({ wanted, found, both }: Score): { precision: number; recall: number; f1: number } {
  const precision = found === 0 ? 0 : both / found;
  const recall = wanted === 0 ? 0 : both / wanted;
  return { precision, recall, f1: both === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

/** Character by character; what two spans cover counts once. */
export function characterScore(wanted: readonly Span[], found: readonly Span[]): Score {
  const [one, other] = [covered(wanted), covered(found)];
  return { wanted: one.size, found: other.size, both: [...one].filter((at) => other.has(at)).length };
}

/**
 * Span by span: two are a pair if what both cover is at least half of what either covers. Each is paired once, the
 * best-fitting pairs first.
 */
export function spanScore(wanted: readonly Span[], found: readonly Span[]): Score {
  const pairs = wanted
    .flatMap((one) => found.map((other) => ({ one, other, share: sharedShare(one, other) })))
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share);
  const paired = new Set<Span>();
  for (const { one, other } of pairs) if (!paired.has(one) && !paired.has(other)) paired.add(one).add(other);
  return { wanted: wanted.length, found: found.length, both: paired.size / 2 };
}

export function covered(spans: readonly Span[]): Set<number> {
  const all = new Set<number>();
  for (const { start, end } of spans) for (let at = start; at < end; at++) all.add(at);
  return all;
}

function sharedShare(one: Span, other: Span): number {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared <= 0 ? 0 : shared / (one.end - one.start + other.end - other.start - shared);
}
