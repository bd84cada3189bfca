import { judgedSpans, type Marked } from './judged-spans.ts';

/** A citation that a stretch belongs to, counted from 1. */
export interface Mention {
  number: number;
  /** Whether this is its reference alone, apart from the words that it is given for. */
  isAside: boolean;
}

/** A stretch of a text, and the citations that it belongs to; none for what stands between them. */
export interface Stretch {
  text: string;
  /** What ends the sentence behind a citation: it stays with the words, before what is said of them. */
  tail: string;
  citations: Mention[];
}

/** Cuts a text at what was judged in it. Spans that overlap (one quotation with two references) share a stretch. */
export function markText(text: string, citations: readonly Marked[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  const add = (end: number, mentions: Mention[] = [], tail = '') => {
    if (end > at || tail) stretches.push({ text: text.slice(at, end), tail, citations: mentions });
    at = end + tail.length;
  };
  const spans = joined(text, citations);
  for (const [index, { start, end, mentions }] of spans.entries()) {
    add(start);
    const behind = text.slice(end, spans[index + 1]?.start);
    add(end, mentions, /^[.,;:!?،؛؟…]+/.exec(behind)?.[0]);
  }
  add(text.length);
  return stretches;
}

function joined(text: string, citations: readonly Marked[]) {
  const spans: { start: number; end: number; mentions: Mention[] }[] = [];
  const inOrder = citations.flatMap((citation, index) =>
    judgedSpans(text, citation, citations).map((span) => ({ ...span, number: index + 1 })),
  );
  for (const { start, end, number, isAside } of inOrder.sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    const mention = { number, isAside };
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      const same = last.mentions.find((other) => other.number === number);
      if (same) same.isAside &&= isAside;
      else last.mentions.push(mention);
    } else spans.push({ start, end, mentions: [mention] });
  }
  return spans;
}

/** A piece of a stretch that stands on one line; the last one of its stretch is followed by what is said of it. */
export interface Piece extends Stretch {
  closes: boolean;
}

/** The same line by line: each line of a pasted text has a direction of its own. */
export function markLines(stretches: readonly Stretch[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { text, tail, citations } of stretches) {
    const parts = text.split('\n');
    for (const [index, part] of parts.entries()) {
      if (index > 0) lines.push([]);
      const closes = index === parts.length - 1;
      lines.at(-1)?.push({ text: part, tail: closes ? tail : '', citations, closes });
    }
  }
  return lines;
}
