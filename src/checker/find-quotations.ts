import { arabicLetter } from '../knowledge/fold-arabic.ts';
import { type FoundReference, findReferences } from '../references/find-references.ts';

/** A bracket with its references and the words that are quoted from them, if any; or a quotation without reference. */
export interface CitedText {
  start: number;
  end: number;
  references: readonly FoundReference[];
  quotation?: string;
}

/** Finds what a Markdown text cites, in the order in which it stands. Linear in the text's length. */
export function findQuotations(text: string): CitedText[] {
  const brackets = groupByBracket(findReferences(text));
  const blocks = findBlockquotes(text);
  const cited: CitedText[] = [];
  let block = 0;
  let previousEnd = 0;
  for (const bracket of brackets) {
    while (block < blocks.length && (blocks[block]?.end ?? 0) <= bracket.start) block++;
    const around = blocks[block];
    const isInBlock = around !== undefined && around.start <= bracket.start;
    cited.push(
      isInBlock ? quotedInBlock(text, around, bracket, previousEnd) : quotedInline(text, bracket, previousEnd),
    );
    previousEnd = bracket.end;
  }
  const alone = blocks.flatMap((each) => unreferenced(text, each, brackets));
  return [...cited, ...alone].sort((a, b) => a.start - b.start);
}

interface Span {
  start: number;
  end: number;
}

interface Bracket extends Span {
  references: FoundReference[];
}

function groupByBracket(found: readonly FoundReference[]): Bracket[] {
  const brackets: Bracket[] = [];
  for (const reference of found) {
    const last = brackets.at(-1);
    if (last?.start === reference.start) last.references.push(reference);
    else brackets.push({ start: reference.start, end: reference.end, references: [reference] });
  }
  return brackets;
}

const quoteLine = /^ {0,3}>.*(?:\n|$)/gmu;

/** Runs of lines that begin with `>`. */
function findBlockquotes(text: string): Span[] {
  const blocks: Span[] = [];
  for (const line of text.matchAll(quoteLine)) {
    const [start, end] = [line.index, line.index + line[0].length];
    const last = blocks.at(-1);
    if (last?.end === start) last.end = end;
    else blocks.push({ start, end });
  }
  return blocks;
}

/** In a block quotation, what stands before a bracket, back to the bracket before it, is quoted from there. */
function quotedInBlock(text: string, block: Span, bracket: Bracket, previousEnd: number): CitedText {
  const start = Math.max(block.start, previousEnd);
  const quotation = unmarked(text.slice(start, bracket.start));
  if (!/\p{L}/u.test(quotation)) return bracket;
  return { ...bracket, start, quotation };
}

/** What a block quotation holds behind its last reference, or without any: told to be scripture by its Arabic alone. */
function unreferenced(text: string, block: Span, brackets: readonly Bracket[]): CitedText[] {
  const last = lastInside(brackets, block);
  const start = last?.end ?? block.start;
  const quotation = unmarked(text.slice(start, block.end));
  return arabicLetter.test(quotation) ? [{ start, end: block.end, references: [], quotation }] : [];
}

function lastInside(brackets: readonly Bracket[], block: Span): Bracket | undefined {
  let [low, high] = [0, brackets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((brackets[middle]?.start ?? 0) < block.end) low = middle + 1;
    else high = middle;
  }
  const last = brackets[low - 1];
  return last && last.start >= block.start ? last : undefined;
}

/** A block's words without the marks of the block; paragraphs stay apart by an empty line. */
function unmarked(block: string): string {
  return block.replace(/^[ \t]*(?:>[ \t]*)+/gmu, '').trim();
}

const opening: Readonly<Record<string, string>> = { '”': '“', '»': '«', '﴾': '﴿', '’': '‘', '"': '"' };

/** What may stand between a quotation's end and its bracket: blanks, punctuation, emphasis. No word and no new paragraph. */
const between = /(?<close>[”»﴾’"])(?<gap>[^\p{L}\p{N}[\]”»﴾’"]{0,8})$/u;

/** A longer quotation is written as a block. */
const LONGEST_INLINE = 8_000;

/** Short quotations stand in quotation marks directly before their bracket. */
function quotedInline(text: string, bracket: Bracket, previousEnd: number): CitedText {
  const before = text.slice(Math.max(previousEnd, bracket.start - LONGEST_INLINE), bracket.start);
  const { close = '', gap = '' } = between.exec(before.slice(-9))?.groups ?? {};
  if (close === '' || /\n\s*\n/.test(gap)) return bracket;
  const closeAt = before.length - gap.length - 1;
  const openAt = openingOf(before, closeAt, opening[close] ?? close, close);
  if (openAt === undefined) return bracket;
  const quotation = before.slice(openAt + 1, closeAt).trim();
  return { ...bracket, start: bracket.start - before.length + openAt, quotation };
}

/** The mark that opens what closes at `closeAt`, in the same paragraph; marks of one pair may nest. */
function openingOf(text: string, closeAt: number, open: string, close: string): number | undefined {
  let depth = 1;
  for (let at = closeAt - 1; at >= 0; at--) {
    const character = text[at];
    if (character === '\n' && /^\n[ \t]*\n/.test(text.slice(at, at + 40))) return undefined;
    if (character === open) depth--;
    else if (character === close && close !== '’') depth++;
    if (depth === 0) return at;
  }
  return undefined;
}
