import { parseReference } from '../../references/parse-reference.ts';
import { passes, type ReadClaim } from './reading-record.ts';

/** How many sentences rest on what. A sentence counts once, by the best of its sources. */
export interface SourceCounts {
  all: number;
  /** On a passage that can be opened and was read. */
  held: number;
  /** On a work that is named. */
  named: number;
  /** Of these, the ones of which the work's words were read. */
  confirmed: number;
  /** Without a source, because it is common knowledge. */
  common: number;
  /** Not read yet, or found wrong. */
  waiting: number;
}

export function countSources(records: Iterable<readonly ReadClaim[]>): SourceCounts {
  const counts = { all: 0, held: 0, named: 0, confirmed: 0, common: 0, waiting: 0 };
  for (const claims of records) {
    const current = claims.filter(({ verdict }) => verdict !== 'rewritten');
    for (const lines of Map.groupBy(current, ({ digest }) => digest).values()) {
      counts.all += 1;
      const isConfirmed = lines.some(({ verdict }) => verdict === 'confirmed');
      if (lines.some(({ verdict }) => !passes.has(verdict))) counts.waiting += 1;
      else if (lines.some(({ source }) => parseReference(source))) counts.held += 1;
      else if (lines.some(({ source }) => source !== '-')) {
        counts.named += 1;
        if (isConfirmed) counts.confirmed += 1;
      } else counts.common += 1;
    }
  }
  return counts;
}
