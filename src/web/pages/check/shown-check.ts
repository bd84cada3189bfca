import type { CheckedCitation, CheckedText } from '../../../contract/source-entities.ts';
import { summaryOf } from '../../ui/summary-of.ts';

/** Maximum citations that get a mark and a card; a page with thousands would help nobody. */
const MAX_SHOWN = 200;

/** What the page shows of a check. */
export interface ShownCheck {
  /** Of all citations; undefined where there are none. */
  summary: string | undefined;
  citations: readonly CheckedCitation[];
  /** The number of citations that are only counted. */
  more: number;
}

/** The data of a page are encoded in the thread that answers the network: of ten thousand citations that takes long. */
export function shownCheck(checked: CheckedText): ShownCheck {
  const citations = checked.citations.slice(0, MAX_SHOWN);
  return { summary: summaryOf(checked), citations, more: checked.citations.length - citations.length };
}
