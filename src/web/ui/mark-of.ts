import type { Verdict } from '../../contract/entities.ts';
import { isDoubted } from '../../contract/verdicts.ts';
import type { Reference } from '../../references/reference.ts';
import { referenceUrl } from '../../references/reference-url.ts';
import { addresses } from '../addresses.ts';
import type { Words } from '../words/words.ts';

/**
 * What the mark of a citation says: its words were verified; the passage exists, and is not quoted word for word here;
 * this library does not hold the work; something is wrong. A reference that nobody checked has no mark.
 */
export type MarkState = 'verified' | 'exists' | 'unheld' | 'wrong' | 'unread';

export interface Mark {
  state: MarkState;
  /** Always a page of this site. */
  href: string;
  /** The state in a few words. */
  says: string | undefined;
  /** A public site with the passage, if this one does not hold it. */
  outside: string | undefined;
}

export function markOf(reference: Reference, verdict: Verdict | undefined, words: Words): Mark {
  const state = stateOf(reference, verdict);
  return {
    state,
    href: addresses.source(reference),
    says: verdict && isDoubted[verdict] ? words.verdicts[verdict] : saying(state, words),
    outside: state === 'unheld' ? referenceUrl(reference) : undefined,
  };
}

function stateOf({ work }: Reference, verdict: Verdict | undefined): MarkState {
  if (verdict === undefined || verdict === 'unchecked') return work === 'quran' ? 'unread' : 'unheld';
  if (isDoubted[verdict]) return 'wrong';
  return verdict === 'verified' ? 'verified' : 'exists';
}

const saying = (state: MarkState, { marks }: Words): string | undefined =>
  state === 'verified' || state === 'exists' || state === 'unheld' ? marks[state] : undefined;
