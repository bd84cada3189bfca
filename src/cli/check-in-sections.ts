import type { Checker } from '../checker/checker.ts';
import type { CheckedCitation, CheckedText } from '../contract/source-entities.ts';
import { presentCheck } from '../present/present-check.ts';

/** Characters of a section: the work budget of one check suits texts of this size, a book would use it up. */
const SECTION = 50_000;

/** The check of a text of any length. A long one is checked in sections, which end where a paragraph or a line ends. */
export function checkInSections(text: string, checker: Checker, section = SECTION): CheckedText {
  const checks: CheckedText[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfSection(text, start, section);
    const { citations, editions } = presentCheck(text.slice(start, end), checker);
    checks.push({ citations: citations.map((citation) => moved(citation, start)), editions });
    start = end;
  }
  return {
    citations: checks.flatMap(({ citations }) => citations),
    editions: [...new Set(checks.flatMap(({ editions }) => editions))],
  };
}

function endOfSection(text: string, start: number, section: number): number {
  const last = start + section;
  if (last >= text.length) return text.length;
  const part = text.slice(start, last);
  // A mark of the second half, so that every section is of a fair size.
  const [paragraph, line, blank] = ['\n\n', '\n', ' '].map((mark) => part.lastIndexOf(mark) + mark.length);
  const found = [paragraph, line, blank].find((end) => end !== undefined && end > section / 2);
  return start + (found ?? section);
}

function moved(citation: CheckedCitation, by: number): CheckedCitation {
  const shift = <Range extends { start: number; end: number }>(range: Range): Range => ({
    ...range,
    start: range.start + by,
    end: range.end + by,
  });
  const { quoted, differences } = citation;
  return {
    ...shift(citation),
    ...(quoted && { quoted: shift(quoted) }),
    ...(differences && { differences: differences.map(shift) }),
  };
}
