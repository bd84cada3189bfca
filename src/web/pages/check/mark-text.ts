/** A stretch of a text, and the citations that it belongs to, counted from 1; none for what stands between them. */
export interface Stretch {
  text: string;
  citations: number[];
}

/** Cuts a text at its citations. Those that overlap (one quotation with two references) share a stretch. */
export function markText(text: string, citations: readonly { start: number; end: number }[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end, citations: numbers } of joined(citations)) {
    if (start > at) stretches.push({ text: text.slice(at, start), citations: [] });
    stretches.push({ text: text.slice(start, end), citations: numbers });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), citations: [] });
  return stretches;
}

function joined(citations: readonly { start: number; end: number }[]) {
  const spans: { start: number; end: number; citations: number[] }[] = [];
  const inOrder = citations.map(({ start, end }, index) => ({ start, end, number: index + 1 }));
  for (const { start, end, number } of inOrder.sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last && start < last.end) {
      last.citations.push(number);
      last.end = Math.max(last.end, end);
    } else spans.push({ start, end, citations: [number] });
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
  for (const { text, citations } of stretches) {
    const parts = text.split('\n');
    for (const [index, part] of parts.entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text: part, citations, closes: index === parts.length - 1 });
    }
  }
  return lines;
}
