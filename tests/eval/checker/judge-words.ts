import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { parseReference } from '../../../src/references/parse-reference.ts';
import type { QuranReference, Reference } from '../../../src/references/reference.ts';
import { checkerOf } from './checker-of.ts';
import { locate } from './locate.ts';

// The one place where the evaluations touch the checker.

/** A citation as the checker tells it. */
export interface JudgedCitation {
  verdict: string;
  /** Where the quoted words stand in the text; the whole citation where that is not told. */
  start: number;
  end: number;
  work: 'quran' | 'hadith' | 'unknown';
  /** The passage that the verdict is about, in its canonical form. */
  reference: string;
  quotation: string | undefined;
  /** The verses where the words stand, or nearly stand: the first place that is told. */
  foundAt: QuranReference | undefined;
  /** The right words of what is misquoted, where the checker offers them. */
  correction: string | undefined;
}

interface Told {
  start: number;
  end: number;
  reference: string;
  verdict: string;
  quotation?: string;
  quoted?: { start: number; end: number };
  foundAt?: readonly Reference[];
  correction?: string;
  claim?: 'quran' | 'hadith';
}

/** The checker's public door. */
export function judgeText(text: string, corpus: Corpus): JudgedCitation[] {
  return (checkerOf(corpus).checkText(text) as readonly Told[]).map((told) => ({
    ...quotedSpan(text, told),
    verdict: told.verdict,
    work: workOf(told),
    reference: told.reference,
    quotation: told.quotation,
    foundAt: told.foundAt?.find((place) => place.work === 'quran'),
    correction: told.correction,
  }));
}

/** Whether these words stand in the Quran as they are, wherever: by the checker's own door for words alone. */
export function standsSomewhere(words: string, corpus: Corpus): boolean {
  if (locate(words, corpus).length > 0) return true;
  // With verse numbers or gaps in it: then all of it must be verified, not a part.
  const judged = judgeWords(words, corpus);
  return judged?.verdict === 'verified' && judged.end - judged.start >= words.trim().length;
}

/** What the checker says of words alone: as a block quotation that names no source. */
export function judgeWords(words: string, corpus: Corpus): JudgedCitation | undefined {
  return judgeText(`> ${words.trim().replaceAll('\n', '\n> ')}\n`, corpus)[0];
}

/** What a server does before its first visitor. */
export function prepare(corpus: Corpus): void {
  checkerOf(corpus);
}

function quotedSpan(text: string, { start, end, quotation = '', quoted }: Told): { start: number; end: number } {
  if (quoted) return { start: quoted.start, end: quoted.end };
  const at = quotation === '' ? -1 : text.indexOf(quotation, start);
  return at < 0 || at >= end ? { start, end } : { start: at, end: at + quotation.length };
}

function workOf({ reference, foundAt = [], claim }: Told): JudgedCitation['work'] {
  const work = parseReference(reference)?.work ?? foundAt[0]?.work ?? claim;
  if (work === undefined) return 'unknown';
  return work === 'quran' ? 'quran' : 'hadith';
}
