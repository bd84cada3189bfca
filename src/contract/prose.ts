// The safe subset of Markdown in which answers are written, saved, listed and shown. It is parsed into a tree, never into
// HTML: text by a visitor or a model can only become text, emphasis, a list, a link or a quotation.

import { isInArabicScript } from '../text/language.ts';
import { linkTarget } from './link-target.ts';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; inlines: Inline[] }
  | { kind: 'emphasis'; inlines: Inline[] }
  | { kind: 'link'; href: string; inlines: Inline[] }
  | { kind: 'reference'; text: string; span: ProseSpan }
  | { kind: 'break' };

/** A range of the whole text (UTF-16). */
export interface ProseSpan {
  start: number;
  end: number;
}

export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'heading'; level: 2 | 3; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'quote'; blocks: Block[] }
  | Scripture;

/** A quotation that ends with its reference. With only the reference, the passage's words are to be inserted. */
export interface Scripture {
  kind: 'scripture';
  reference: string;
  arabic?: string;
  translation?: string;
  /** From its first line to its reference: what the checker judges as one citation. */
  span: ProseSpan;
}

const deepestNesting = 4;

/** Maximum characters of an address; longer ones stay text. */
const longestLink = 2000;

/** Maximum characters of the references in one bracket; longer ones stay text. */
const longestReferences = 240;

/** Reads a text into blocks. Never throws; linear in the length of the text. */
export function parseProse(text: string): Block[] {
  const lines: ProseLine[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line.endsWith('\r') ? line.slice(0, -1) : line, start });
    start += line.length + 1;
  }
  return parseBlocks(lines, 0);
}

interface ProseLine {
  text: string;
  /** Offset in the whole text. */
  start: number;
}

function parseBlocks(lines: ProseLine[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  const takeWhile = (belongs: (line: string) => boolean) => {
    const start = at;
    while (at < lines.length && belongs(lines[at]?.text ?? '')) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at]?.text ?? '';
    if (line.trim() === '') {
      at += 1;
    } else if (isHeading(line)) {
      blocks.push(heading(lines[at] ?? noLine));
      at += 1;
    } else if (isQuote(line) && depth < deepestNesting) {
      blocks.push(quote(takeWhile(isQuote), depth));
    } else if (listMarker(line)) {
      const ordered = listMarker(line) === 'ordered';
      blocks.push(list(takeWhile(isListLine), ordered));
    } else {
      at += 1;
      const first = lines[at - 1] ?? noLine;
      const rest = takeWhile((next) => next.trim() !== '' && !startsBlock(next));
      blocks.push({ kind: 'paragraph', inlines: parseInlines([first, ...rest]) });
    }
  }
  return blocks;
}

const noLine: ProseLine = { text: '', start: 0 };
const textOf = ({ text }: ProseLine) => text;
/** A line without its first characters. */
const from = ({ text, start }: ProseLine, count: number): ProseLine => ({
  text: text.slice(count),
  start: start + count,
});
const isHeading = (line: string) => /^#{1,6} /.test(line);
const isQuote = (line: string) => line.startsWith('>');
const startsBlock = (line: string) => isHeading(line) || isQuote(line) || listMarker(line) !== undefined;
const isListLine = (line: string) => listMarker(line) !== undefined || (/^ {2,}\S/.test(line) && !isQuote(line));

function listMarker(line: string): 'ordered' | 'bullet' | undefined {
  if (/^[-*] /.test(line)) return 'bullet';
  return /^\d{1,3}[.)] /.test(line) ? 'ordered' : undefined;
}

function heading(line: ProseLine): Block {
  const hashes = line.text.indexOf(' ');
  return { kind: 'heading', level: hashes <= 2 ? 2 : 3, inlines: parseInlines([from(line, hashes + 1)]) };
}

function list(lines: ProseLine[], ordered: boolean): Block {
  const items: ProseLine[][] = [];
  for (const line of lines) {
    if (listMarker(line.text)) items.push([from(line, line.text.indexOf(' ') + 1)]);
    else items.at(-1)?.push(from(line, line.text.search(/\S/)));
  }
  return { kind: 'list', ordered, items: items.map(parseInlines) };
}

function quote(lines: ProseLine[], depth: number): Block {
  const inner = lines.map((line) => from(line, line.text.startsWith('> ') ? 2 : 1));
  return scripture(lines, inner.map(textOf)) ?? { kind: 'quote', blocks: parseBlocks(inner, depth + 1) };
}

function scripture(lines: ProseLine[], inner: string[]): Scripture | undefined {
  const paragraphs = inner
    .join('\n')
    .trim()
    .split(/\n[ \t]*\n/);
  const reference = loneReference(paragraphs.at(-1) ?? '');
  if (!reference) return undefined;
  const words = paragraphs.slice(0, -1).map((paragraph) => paragraph.replaceAll('\n', ' ').trim());
  const arabic = words.filter(isInArabicScript).join(' ');
  const translation = words.filter((paragraph) => !isInArabicScript(paragraph)).join(' ');
  const last = lines.findLast(({ text }) => text.includes(']'));
  const span = { start: lines[0]?.start ?? 0, end: (last?.start ?? 0) + (last?.text.lastIndexOf(']') ?? 0) + 1 };
  return { kind: 'scripture', reference, ...(arabic && { arabic }), ...(translation && { translation }), span };
}

function loneReference(paragraph: string): string | undefined {
  const inside = /^\[([^[\]\n]{1,120})\]$/.exec(paragraph.trim())?.[1];
  return inside !== undefined && looksLikeReference(inside) ? inside.trim() : undefined;
}

/** `Quran 2:183`, `البقرة: ١٨٣`: a name and a number. `references/` decides what it refers to. */
const looksLikeReference = (text: string) =>
  /^\s*[\p{L}\d]/u.test(text) && /[\d٠-٩]\s*$/u.test(text) && /\p{L}/u.test(text);

function parseInlines(lines: ProseLine[]): Inline[] {
  let joined = '';
  const joints: Joint[] = [];
  for (const [index, { text, start }] of lines.entries()) {
    joints.push({ at: joined.length, start });
    joined += index < lines.length - 1 ? softened(text) : text.trimEnd();
  }
  return new InlineScanner(joined, joints).scan(0, joined.length, 0);
}

/** Where a line begins: in the joined lines, and in the whole text. */
interface Joint {
  at: number;
  start: number;
}

/** Two spaces at the end of a line make a line break, as in Markdown; any other line end is a space. */
const softened = (line: string) => (line.endsWith('  ') ? `${line.trimEnd()}\n` : `${line.trimEnd()} `);

class InlineScanner {
  /** For each marker, where it was last searched for and found: no stretch is searched twice, which keeps the scan linear. */
  private readonly searched = new Map<string, { from: number; found: number }>();
  /** Whether an address, by its offset, is a link's: many brackets may share one. */
  private readonly links = new Map<number, boolean>();
  private readonly text: string;
  private readonly joints: readonly Joint[];

  constructor(text: string, joints: readonly Joint[]) {
    this.text = text;
    this.joints = joints;
  }

  private inWhole(at: number): number {
    let [low, high] = [0, this.joints.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.joints[middle]?.at ?? 0) <= at) low = middle;
      else high = middle;
    }
    const joint = this.joints[low];
    return at - (joint?.at ?? 0) + (joint?.start ?? 0);
  }

  /** The first occurrence of a marker from an offset on, or -1. */
  private next(marker: string, from: number): number {
    const known = this.searched.get(marker);
    if (known && known.from <= from && (known.found === -1 || from <= known.found)) return known.found;
    const found = this.text.indexOf(marker, from);
    this.searched.set(marker, { from, found });
    return found;
  }

  private isLink(start: number, end: number): boolean {
    const known = this.links.get(start) ?? linkTarget(this.text.slice(start, end)) !== undefined;
    this.links.set(start, known);
    return known;
  }

  scan(from: number, to: number, depth: number): Inline[] {
    const found: Inline[] = [];
    let plain = '';
    const flush = () => {
      if (plain) found.push({ kind: 'text', text: plain });
      plain = '';
    };
    let at = from;
    while (at < to) {
      const next = depth < deepestNesting ? this.markup(at, to, depth) : undefined;
      if (next) {
        flush();
        found.push(...next.inlines);
        at = next.end;
      } else if (this.text[at] === '\n') {
        flush();
        found.push({ kind: 'break' });
        at += 1;
      } else {
        if (this.text[at] === '\\' && at + 1 < to && /[*_[\]\\>#-]/.test(this.text[at + 1] ?? '')) at += 1;
        plain += this.text[at];
        at += 1;
      }
    }
    flush();
    return found;
  }

  private markup(at: number, to: number, depth: number): { inlines: Inline[]; end: number } | undefined {
    switch (this.text[at]) {
      case '*':
        return this.text[at + 1] === '*'
          ? this.spanned('**', 'strong', at, to, depth)
          : this.spanned('*', 'emphasis', at, to, depth);
      case '_':
        return /[\p{L}\d]/u.test(this.text[at - 1] ?? '') ? undefined : this.spanned('_', 'emphasis', at, to, depth);
      case '[':
        return this.bracket(at, to, depth);
      default:
        return undefined;
    }
  }

  private spanned(marker: string, kind: 'strong' | 'emphasis', at: number, to: number, depth: number) {
    const start = at + marker.length;
    if (/^\s?$/.test(this.text[start] ?? '')) return undefined;
    const close = this.next(marker, start + 1);
    if (close === -1 || close + marker.length > to) return undefined;
    const inlines = this.scan(start, close, depth + 1);
    return { inlines: [{ kind, inlines }], end: close + marker.length };
  }

  private bracket(at: number, to: number, depth: number): { inlines: Inline[]; end: number } | undefined {
    const close = this.next(']', at);
    if (close === -1 || close >= to) return undefined;
    if (this.text[close + 1] === '(') {
      const end = this.next(')', close);
      if (end !== -1 && end < to && end - close < longestLink && this.isLink(close + 2, end)) {
        const href = this.text.slice(close + 2, end);
        return { inlines: [{ kind: 'link', href, inlines: this.scan(at + 1, close, depth + 1) }], end: end + 1 };
      }
    }
    if (close - at > longestReferences) return undefined;
    const references = this.text.slice(at + 1, close).split(/[;؛]/u);
    if (!references.every(looksLikeReference)) return undefined;
    const span = { start: this.inWhole(at), end: this.inWhole(close) + 1 };
    const inlines = references.map((text): Inline => ({ kind: 'reference', text: text.trim(), span }));
    return {
      inlines: inlines.flatMap((one, index) => (index ? [{ kind: 'text', text: ' ' } as const, one] : [one])),
      end: close + 1,
    };
  }
}
