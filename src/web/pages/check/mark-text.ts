import { judgedSpans, type Marked } from './judged-spans.ts';

/** The number of a citation that a stretch belongs to, counted from 1. */
export interface Mention {
  number: number;
  /** Whether this is only its reference, apart from the quoted words. */
  isAside: boolean;
}

/** A stretch of a text and the citations that it belongs to; none between citations. */
export interface Stretch {
  text: string;
  /** The punctuation that ends the sentence after a citation: it stays with the words, before the verdict. */
  tail: string;
  citations: Mention[];
}

/** Splits a text at its judged spans. Overlapping spans (one quotation with two references) share a stretch. */
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

/** The part of a stretch that is on one line; the last part of a stretch is followed by the verdict. */
export interface Piece extends Stretch {
  closes: boolean;
}

/** The same line by line, because each line of a pasted text has its own direction. */
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
