import { arabicLetter } from '../../text/language.ts';
import type { Span } from './quotation.ts';
import { CLOSING } from './quotation-marks.ts';
import { cueBefore } from './speech-cues.ts';

/** Words that a text shows as quoted. */
export interface Shown extends Span {
  /** The words, without the marks around them. */
  words: Span;
  /** A block quotation or what it holds behind its last reference, quotation marks, the ornate brackets of the Quran, or brackets. */
  form: 'block' | 'rest' | 'marks' | 'ornate' | 'brackets';
}

/** Finds block quotations and text in quotation marks, in order, none within another. Linear in the text's length. */
export function findMarkedQuotations(text: string): Shown[] {
  const shown: Shown[] = [];
  const marks = new MarkReader(text);
  for (const block of findBlocks(text)) {
    for (const marked of marks.upTo(block.start)) shown.push(marked);
    shown.push(block);
    marks.skipTo(block.end);
  }
  for (const marked of marks.upTo(text.length)) shown.push(marked);
  return shown;
}

const quoteLine = /^ {0,3}>.*(?:\n|$)/gmu;

/** Runs of lines that begin with `>`. */
function findBlocks(text: string): Shown[] {
  const blocks: Shown[] = [];
  for (const line of text.matchAll(quoteLine)) {
    const [start, end] = [line.index, line.index + line[0].length];
    const last = blocks.at(-1);
    if (last?.end === start) {
      last.end = end;
      last.words = { start: last.start, end };
    } else blocks.push({ start, end, words: { start, end }, form: 'block' });
  }
  return blocks;
}

/** Brackets may hold a quotation too. */
const CLOSING_HERE: Readonly<Record<string, string>> = { ...CLOSING, '{': '}', '(': ')' };

const opening = /[﴿“„”‟❝〝«‹「『《"＂″‘{(]/gu;

/** The end of a paragraph ends what it left open. */
const paragraphEnd = /\n[ \t]*\n/gu;

/** Reads the text in quotation marks from beginning to end; no stretch is searched twice. */
class MarkReader {
  readonly #text: string;
  readonly #openings: readonly { mark: string; start: number }[];
  readonly #closings: NextMarks;
  readonly #paragraphs: ParagraphEnds;
  #next = 0;
  #from = 0;

  constructor(text: string) {
    this.#text = text;
    this.#openings = [...text.matchAll(opening)].map(({ 0: mark, index }) => ({ mark, start: index }));
    this.#closings = new NextMarks(text);
    this.#paragraphs = new ParagraphEnds(text);
  }

  skipTo(from: number): void {
    this.#from = from;
  }

  /** The quotations up to an offset; a mark that is not closed in its paragraph opens none. */
  upTo(to: number): Shown[] {
    const found: Shown[] = [];
    for (let each = this.#openings[this.#next]; each && each.start < to; each = this.#openings[++this.#next]) {
      const quoted = each.start < this.#from ? undefined : this.#quotedFrom(each.start, each.mark, to);
      if (!quoted) continue;
      found.push(quoted);
      this.#from = quoted.words.end + 1;
    }
    return found;
  }

  #quotedFrom(start: number, open: string, to: number): Shown | undefined {
    const text = this.#text;
    if (!opens(text, start, open)) return undefined;
    const form = open === '﴿' ? 'ornate' : open === '(' || open === '{' ? 'brackets' : 'marks';
    const paragraphEnd = Math.min(this.#paragraphs.after(start), to);
    const close = closeOf(text, start, open, paragraphEnd, this.#closings) ?? unclosed(text, start, form);
    if (close === undefined) return undefined;
    if (form === 'brackets' && !holdsArabic(text.slice(start + 1, close))) return undefined;
    return { start, end: Math.min(close + 1, text.length), words: { start: start + 1, end: close }, form };
  }
}

/** Brackets may hold anything: only a few words of Arabic in them, and no other mark or source, may be a quotation. */
function holdsArabic(words: string): boolean {
  return arabicWords.test(words) && !innerMark.test(words) && !sourceInBrackets.test(words);
}

const arabicWords = /^\s*\p{Script=Arabic}\S*(?:\s+\p{Script=Arabic}\S*){2}/u;
const innerMark = /[﴿“„❝«"{(]/u;
const sourceInBrackets = /^\s*(?:و?روا[هية]|و?أخرج|متفق|انظر|سورة|ال[آا]ي[ةا]|صحيح|حديث)/u;

/** The end of an unclosed quotation: the end of its line, if a cue announces scripture. */
function unclosed(text: string, start: number, form: Shown['form']): number | undefined {
  if (form === 'brackets' || !arabicLetter.test(text[start + 1] ?? '') || cueBefore(text, start) !== 'quran')
    return undefined;
  const lineEnd = text.slice(start, start + LONGEST).indexOf('\n');
  return lineEnd < 0 ? Math.min(text.length, start + LONGEST) : start + lineEnd;
}

/** An apostrophe or an inch sign inside a word opens nothing. */
function opens(text: string, at: number, mark: string): boolean {
  return !/["‘”]/.test(mark) || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
}

/** Maximum characters of a quotation in marks; longer ones are written as blocks. */
const LONGEST = 8_000;

/** Maximum nesting. Deeper nesting is no quotation, and reading it would take quadratic time. */
const DEEPEST = 4;

function closeOf(text: string, start: number, open: string, end: number, closings: NextMarks): number | undefined {
  const close = CLOSING_HERE[open] ?? open;
  const last = Math.min(end, start + LONGEST);
  const nearest = closings.after(close, start);
  if (nearest >= last) return undefined;
  let depth = 1;
  let latest: number | undefined;
  for (let at = start + 1; at < last; at++) {
    const character = text[at];
    if (character === open && (open !== close || opensInner(text, at))) depth++;
    else if (character === close && !isApostrophe(text, at)) {
      depth--;
      latest = at;
    }
    if (depth === 0) return at;
    if (depth > DEEPEST) return undefined;
  }
  // Not every inner quotation was closed. A straight mark may open or close: with those the quotation ends at the next one.
  // Others end at the last one, so that nothing before an inner quotation is passed over.
  return open === close ? nearest : latest;
}

/** An apostrophe looks like a closing mark: ‘the people’s’. */
function isApostrophe(text: string, at: number): boolean {
  return text[at] === '’' && /\p{L}/u.test(text[at + 1] ?? '');
}

/** A straight mark behind a blank and before a letter opens a quotation within the quotation. */
function opensInner(text: string, at: number): boolean {
  return /[\s([]/.test(text[at - 1] ?? '') && /[\p{L}\p{N}[(]/u.test(text[at + 1] ?? '');
}

/** Finds the next occurrence of a mark; each stretch of the text is searched once. */
class NextMarks {
  readonly #text: string;
  readonly #next = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  after(mark: string, at: number): number {
    const known = this.#next.get(mark) ?? -1;
    if (known > at) return known;
    const found = this.#text.indexOf(mark, at + 1);
    const next = found < 0 ? Number.POSITIVE_INFINITY : found;
    this.#next.set(mark, next);
    return next;
  }
}

/** Where paragraphs end, each looked for once. */
class ParagraphEnds {
  readonly #text: string;
  #next = -1;

  constructor(text: string) {
    this.#text = text;
  }

  after(at: number): number {
    if (this.#next <= at) {
      paragraphEnd.lastIndex = at;
      this.#next = paragraphEnd.exec(this.#text)?.index ?? this.#text.length;
    }
    return this.#next;
  }
}
