import type { CheckedCitation } from '../../../contract/source-entities.ts';

interface Span {
  start: number;
  end: number;
}

export type Marked = Span & Partial<Pick<CheckedCitation, 'quoted' | 'quotation' | 'written'>>;

/** A piece of a text that a verdict is on; `isAside` where it is a reference apart from its quoted words. */
export type JudgedSpan = Span & { isAside: boolean };

/**
 * What of a citation was judged: its quoted words and its reference. What lies between the two belongs to the mark only
 * if nobody reads it: marks, brackets, blanks. Words there were not looked at, and are not shown as if they had been.
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
  // Mere references of one bracket stand each for itself, and none of them for the words beside the bracket.
  const beside = quotation === null ? all.filter((other) => other.start < end && start < other.end) : [];
  if (beside.length < 2) return [whole];
  const words = beside.find((other) => other.quoted)?.quoted;
  const reference = findWritten(text, written, whole, words);
  return [reference ? { ...reference, isAside: false } : whole];
}

const isUnread = (text: string, from: number, to: number) => !/[\p{L}\p{N}]/u.test(text.slice(from, to));

/** Where the reference is written, with the brackets around it: behind the quoted words, or before them. */
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

/** A span with the quotation marks and brackets that stand right beside it. */
function withMarks(text: string, span: Span, { start: first, end: last }: Span): Span {
  let { start, end } = span;
  while (start > first && opening.test(text[start - 1] ?? '')) start -= 1;
  while (end < last && closing.test(text[end] ?? '')) end += 1;
  return { start, end };
}
