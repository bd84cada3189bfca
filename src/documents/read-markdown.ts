import MarkdownIt from 'markdown-it';
import type { ReadDocument } from './document.ts';
import { textRanges } from './read-html.ts';
import { readPlainText } from './read-plain-text.ts';
import { lineStarts } from './starts.ts';

interface Range {
  start: number;
  end: number;
}

/** Only blocks are parsed: what is needed of a paragraph takes linear time here, emphasis does not. */
const blocks = new MarkdownIt('commonmark').disable('inline');

/**
 * A Markdown text with code, tags, comments and addresses blanked: nobody reads those as words of the text. Its other
 * marks stay, because `>` shows a quotation and `[…]` a reference. Nothing is moved.
 */
export function readMarkdown(source: string): ReadDocument {
  const lines = lineStarts(source);
  const unread = blocks.parse(source, {}).flatMap(({ type, map }): Range[] => {
    if (!map) return [];
    const [start, end] = map.map((line) => (line < lines.count ? lines.startOf(line) : source.length));
    if (start === undefined || end === undefined) return [];
    if (type === 'fence' || type === 'code_block') return [{ start, end }];
    if (type !== 'inline' && type !== 'html_block') return [];
    const code = type === 'inline' ? codeIn(source.slice(start, end), start) : [];
    const words = blank(source.slice(start, end), code, start);
    return [...code, ...tagsIn(words, start), ...addressesIn(words, start)];
  });
  unread.sort((one, other) => one.start - other.start);
  return readPlainText(source, blank(source, unread));
}

/** Code is between two runs of equally many backticks. */
function codeIn(words: string, offset: number): Range[] {
  const runs = [...words.matchAll(/`+/g)];
  const next = new Map<number, number>();
  const closing = new Map<number, number>();
  for (const [index, [run]] of [...runs.entries()].reverse()) {
    const after = next.get(run.length);
    if (after !== undefined) closing.set(index, after);
    next.set(run.length, index);
  }
  const found: Range[] = [];
  for (let index = 0; index < runs.length; index++) {
    const close = closing.get(index);
    const [from, to] = [runs[index], runs[close ?? -1]];
    if (close === undefined || !from || !to || words[from.index - 1] === '\\') continue;
    found.push({ start: offset + from.index, end: offset + to.index + to[0].length });
    index = close;
  }
  return found;
}

/** What is not text of a piece of HTML. */
function tagsIn(html: string, offset: number): Range[] {
  if (!html.includes('<')) return [];
  const read = textRanges(html);
  return [...read, { start: html.length, end: html.length }].map(({ start }, index) => ({
    start: offset + (read[index - 1]?.end ?? 0),
    end: offset + start,
  }));
}

/** Behind the words of a link or a picture, whose brackets stay: they may be those of a reference. */
function addressesIn(words: string, offset: number): Range[] {
  const found = words.matchAll(/(?<=\])\([^()\n]{0,2000}\)/g);
  return [...found].map(({ 0: address, index }) => ({ start: offset + index, end: offset + index + address.length }));
}

function blank(source: string, ranges: readonly Range[], offset = 0): string {
  let from = 0;
  const pieces: string[] = [];
  for (const { start, end } of ranges) {
    const [begin, stop] = [Math.max(start - offset, from), end - offset];
    if (stop <= from) continue;
    pieces.push(source.slice(from, begin), source.slice(begin, stop).replace(/[^\r\n]/g, ' '));
    from = stop;
  }
  return pieces.join('') + source.slice(from);
}
