import { data } from 'react-router';
import { refusedBecause, refusedWith } from '../../../contract/errors.ts';
import { addresses } from '../../addresses.ts';
import { Missing } from '../../ui/missing.tsx';

/** What the library says of a work that a page names, or why there is nothing. */
export type FoundWork<Work> = { kind: 'found'; found: Work } | { kind: 'missing'; why: string };

/** A work that is not held is a page of its own, with status 404; it may be added later, so it is not cached. */
export async function orMissing<Work>(asked: Promise<Work>, doNotCache: () => void) {
  try {
    return data<FoundWork<Work>>({ kind: 'found', found: await asked });
  } catch (error) {
    if (refusedWith(error) !== 404) throw error;
    doNotCache();
    return data<FoundWork<Work>>({ kind: 'missing', why: refusedBecause(error) ?? '' }, { status: 404 });
  }
}

export const WorkNotFound = ({ why }: { why: string }) => (
  <Missing title="Work not found" text={why} to={addresses.sources} label="Works and editions" />
);
