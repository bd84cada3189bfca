import type { CheckedCitation } from '../../../contract/source-entities.ts';

interface Span {
  start: number;
  end: number;
}

export type Marked = Span & Partial<Pick<CheckedCitation, 'quoted' | 'quotation' | 'written'>>;

/** A span with a verdict; `isAside` if it is a reference apart from its quoted words. */
export type JudgedSpan = Span & { isAside: boolean };

/**
 * The judged spans of a citation: its quoted words and its reference. The text between the two is marked as well only
 * if it is marks, brackets or blanks. Words there were not judged, so they are not shown as if they had been.
 */
export function judgedSpans(text: string, citation: Marked, all: readonly Marked[]): JudgedSpan[] {
  const { start, end, quoted, quotation, written } = citation;
  const whole = { start, end, isAside: false };
  if (quoted) {
    const words = { ...withMarks(text, quoted, whole), isAside: false };
    const reference = findWritten(text, written, whole, words);
    if (!reference) return [isUnread(text, start, words.start) && isUnread(text, words.end, end) ? whole : words];
    const [first, second] = reference.start < words.start ? [reference, words] : [words, reference];
    return isUnread(text, first.end, second.start)
      ? [{ start: first.start, end: second.end, isAside: false }]
      : [words, { ...reference, isAside: true }];
  }
  // In a bracket of bare references each one is marked by itself, and none covers the words next to the bracket.
  const beside = quotation === null ? all.filter((other) => other.start < end && start < other.end) : [];
  if (beside.length < 2) return [whole];
  const words = beside.find((other) => other.quoted)?.quoted;
  const reference = findWritten(text, written, whole, words);
  return [reference ? { ...reference, isAside: false } : whole];
}

const isUnread = (text: string, from: number, to: number) => !/[\p{L}\p{N}]/u.test(text.slice(from, to));

/** The span of the written reference with its brackets: after the quoted words, or before them. */
function findWritten(text: string, written: string | undefined, { start, end }: Span, words: Span | undefined) {
  if (!written) return undefined;
  const behind = text.indexOf(written, words?.end ?? start);
  const before = text.lastIndexOf(written, (words?.start ?? end) - written.length);
  const isBehind = behind !== -1 && behind + written.length <= end;
  const at = isBehind ? behind : before;
  if (at < start || at + written.length > end) return undefined;
  return withMarks(text, { start: at, end: at + written.length }, { start, end });
}

const opening = /["'“”‘«‹([{﴿﴾*_]/;
const closing = /["'“”’»›)\]}﴿﴾*_]/;

/** A span extended by the quotation marks and brackets right next to it. */
function withMarks(text: string, span: Span, { start: first, end: last }: Span): Span {
  let { start, end } = span;
  while (start > first && opening.test(text[start - 1] ?? '')) start -= 1;
  while (end < last && closing.test(text[end] ?? '')) end += 1;
  return { start, end };
}
