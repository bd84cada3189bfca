import type { CheckedCitation, CheckedText } from '../../../contract/source-entities.ts';
import { summaryOf } from '../../ui/summary-of.ts';
import { reportOf } from './report-of.ts';
import { type Tally, tallyOf } from './tally-of.ts';

/**
 * Maximum citations that get a mark and a card. Each takes the thread that answers the network about 0.1 ms; a page with
 * thousands would help nobody.
 */
const MAX_SHOWN = 100;

/** What the page shows of a check. */
export interface ShownCheck {
  /** Of all citations; undefined where there are none. */
  summary: string | undefined;
  /** Of all citations, by verdict. */
  tally: readonly Tally[];
  /** The titles of the editions in which something was found. */
  editions: readonly string[];
  /** All of it as plain text; empty where there is no summary. */
  report: string;
  citations: readonly CheckedCitation[];
  /** The number of citations that are only counted. */
  more: number;
}

/** Made in the thread that checked the text: to read and encode ten thousand citations would delay other visitors. */
export function shownCheck(checked: CheckedText): ShownCheck {
  const citations = checked.citations.slice(0, MAX_SHOWN);
  const more = checked.citations.length - citations.length;
  const summary = summaryOf(checked);
  const report = summary === undefined ? '' : reportOf(summary, citations, more);
  return { summary, tally: tallyOf(checked.citations), editions: checked.editions, report, citations, more };
}
