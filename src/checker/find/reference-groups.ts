import type { FoundReference } from '../../references/find-references.ts';
import type { CitedReference } from '../../references/reference.ts';
import type { Span } from './quotation.ts';

/** References of one bracket or phrase. */
export interface ReferenceGroup extends Span {
  references: FoundReference<CitedReference>[];
  /** Two numbers at the head of a line or a cell of a table: a place only if the words behind are there, else perhaps a time. */
  isWeak?: true;
}

/** The references of one bracket or phrase share its offsets. */
export function groupReferences(found: readonly FoundReference<CitedReference>[]): ReferenceGroup[] {
  const groups: ReferenceGroup[] = [];
  for (const reference of found) {
    const last = groups.at(-1);
    if (last?.start === reference.start) last.references.push(reference);
    else groups.push({ start: reference.start, end: reference.end, references: [reference] });
  }
  return groups;
}

/** The groups that are wholly inside a stretch; groups are in order. */
export function groupsWithin(groups: readonly ReferenceGroup[], { start, end }: Span): ReferenceGroup[] {
  const first = firstFrom(groups, start);
  let last = first;
  while (last < groups.length && (groups[last]?.end ?? 0) <= end) last++;
  return groups.slice(first, last);
}

/** The index of the first stretch that begins at or behind an offset; the stretches are in order. */
export function firstFrom(spans: readonly Span[], offset: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
