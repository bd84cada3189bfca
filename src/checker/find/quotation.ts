import { readTokens, type Script, type VerseNumber, type WordToken } from '../../text/tokens.ts';
import { signsApart } from '../compare/added-signs.ts';
import { hasStrangeSigns } from './strange-signs.ts';

/** A stretch of a text (UTF-16). */
export interface Span {
  start: number;
  end: number;
}

/** Quoted words, read once for every edition that they may be from. */
export interface Quotation extends Span {
  /** The words in each kind of letters, each in one row: lines are shown joined, so the passage must have them joined too. */
  parts: readonly Part[];
  /** Signs that a reader reads and a comparison passes over. */
  isStrange: boolean;
}

export interface Part {
  script: Script;
  tokens: readonly WordToken[];
  /** The numbers that it gives its verses. */
  numbers: readonly VerseNumber[];
  /** Offsets in the text at which words are said to be left out. */
  gaps: readonly number[];
  /** The signs and abbreviations of wishes (ﷺ, (saw), صلعم) between its words: no verse has one. */
  wishes: readonly (Span & { written: string })[];
}

/** Reads the quoted words between two offsets of a text. */
export function readQuotation(text: string, { start, end }: Span): Quotation {
  const written = text.slice(start, end);
  const parts = new Map<Script, { tokens: WordToken[]; numbers: VerseNumber[] }>();
  const partOf = (script: Script) => {
    const part = parts.get(script) ?? { tokens: [], numbers: [] };
    parts.set(script, part);
    return part;
  };
  let lineBegins = 0;
  // A sign right before the words may turn their order too.
  const around = text.slice(Math.max(0, start - 2), start);
  let isStrange = hasStrangeSigns(written.replace(quoteMarks, '')) || overrides.test(around);
  const wishes = wishesOf(written, start);
  let wished = 0;
  for (const line of written.split('\n')) {
    const tokens = withSignsApart(line, readTokens(line)).filter((token) => {
      const at = start + lineBegins + token.start;
      while ((wishes[wished]?.end ?? Number.POSITIVE_INFINITY) <= at) wished++;
      return at < (wishes[wished]?.start ?? Number.POSITIVE_INFINITY);
    });
    const words = tokens.filter((token) => token.kind !== 'number');
    // A line without words belongs to the line before it.
    const script = scriptOfLine(words) ?? [...parts.keys()].at(-1);
    for (const token of tokens) {
      const at = start + lineBegins + token.start;
      if (token.kind === 'number') {
        if (script) partOf(script).numbers.push({ ...token, start: at, end: start + lineBegins + token.end });
        else isStrange = true; // A number of no words numbers nothing.
      } else {
        partOf(token.kind).tokens.push({ ...token, start: at, end: start + lineBegins + token.end });
      }
    }
    lineBegins += line.length + 1;
  }
  const gaps = [...written.matchAll(ellipsis)].map(({ index }) => start + index);
  return {
    start,
    end,
    isStrange,
    parts: [...parts].map(([script, part]) => ({ script, ...part, gaps, wishes: between(part.tokens, wishes) })),
  };
}

/** Abbreviations count in brackets only, where they are words or letters otherwise. */
const wish =
  /[\uFDFA\uFDFB]|\((?:s\.?a\.?w\.?s?\.?|s\.?w\.?t\.?|p\.?b\.?u\.?h\.?|a\.s\.?|r\.a\.?|صلعم|ص|ع|رض|جل جلاله)\)|(?<!\p{L})صلعم(?!\p{L})/giu;

function wishesOf(text: string, offset: number) {
  return [...text.matchAll(wish)].map(({ index, 0: written }) => ({
    ...{ start: offset + index, end: offset + index + written.length },
    written,
  }));
}

function between<T extends Span>(tokens: readonly WordToken[], spans: readonly T[]): T[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? spans.filter(({ start, end }) => start >= first.end && end <= last.start) : [];
}

/** A sign behind a blank belongs to the word before it, and is compared with that word's. */
function withSignsApart(line: string, tokens: (WordToken | VerseNumber)[]): (WordToken | VerseNumber)[] {
  let next = 0;
  for (const { index, 0: signs } of line.matchAll(signsApart)) {
    while (next < tokens.length && (tokens[next]?.start ?? 0) < index) next++;
    const word = tokens[next - 1];
    if (word?.kind === 'arabic') tokens[next - 1] = { ...word, written: word.written + signs };
  }
  return tokens;
}

/** Arabic with a foreign word in it is a line of Arabic. */
function scriptOfLine(words: readonly WordToken[]): Script | undefined {
  return (words.find(({ kind }) => kind === 'arabic') ?? words[0])?.kind;
}

const quoteMarks = /^[ \t]*(?:>[ \t]*)+/gmu;

const overrides = /[\u202A-\u202E\u2066-\u2069]/u;

export const ellipsis = /…|\.{3,}|\[\s?\.\.\s?\]/gu;

/** The quoted words as they are written, without the marks of a block quotation. */
export function quotedWords(text: string, { start, end }: Span): string {
  return text.slice(start, end).replace(quoteMarks, '').trim();
}
