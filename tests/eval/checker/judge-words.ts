import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { parseReference } from '../../../src/references/parse-reference.ts';
import type { QuranReference, Reference } from '../../../src/references/reference.ts';
import { checkerOf } from './checker-of.ts';
import { locate } from './locate.ts';

// The one place where the evaluations touch the checker.

/** A citation as the checker reports it. */
export interface JudgedCitation {
  verdict: string;
  /** Offset of the quoted words in the text; of the whole citation if that is not reported. */
  start: number;
  end: number;
  work: 'quran' | 'hadith' | 'unknown';
  /** The passage that the verdict is about, in its canonical form. */
  reference: string;
  quotation: string | undefined;
  /** The verses that contain the words, exactly or nearly: the first place reported. */
  foundAt: QuranReference | undefined;
  /** The right words for a misquotation, if the checker offers them. */
  correction: string | undefined;
}

interface Reported {
  start: number;
  end: number;
  reference: string;
  verdict: string;
  quotation?: string;
  quoted?: { start: number; end: number };
  foundAt?: readonly Reference[];
  correction?: string;
  announced?: 'quran' | 'hadith';
}

/** The checker's public door. */
export function judgeText(text: string, corpus: Corpus): JudgedCitation[] {
  return (checkerOf(corpus).checkText(text) as readonly Reported[]).map((reported) => ({
    ...quotedSpan(text, reported),
    verdict: reported.verdict,
    work: workOf(reported),
    reference: reported.reference,
    quotation: reported.quotation,
    foundAt: reported.foundAt?.find((place) => place.work === 'quran'),
    correction: reported.correction,
  }));
}

/** Whether these exact words occur anywhere in the Quran, by the checker's own search for words without a reference. */
export function occursSomewhere(words: string, corpus: Corpus): boolean {
  if (locate(words, corpus).length > 0) return true;
  // With verse numbers or gaps, all of it must be verified, not only a part.
  const judged = judgeWords(words, corpus);
  return judged?.verdict === 'verified' && judged.end - judged.start >= words.trim().length;
}

/** The checker's verdict on words alone, as a block quotation that names no source. */
export function judgeWords(words: string, corpus: Corpus): JudgedCitation | undefined {
  return judgeText(`> ${words.trim().replaceAll('\n', '\n> ')}\n`, corpus)[0];
}

/** The preparation that a server does before its first visitor. */
export function prepare(corpus: Corpus): void {
  checkerOf(corpus);
}

function quotedSpan(text: string, { start, end, quotation = '', quoted }: Reported): { start: number; end: number } {
  if (quoted) return { start: quoted.start, end: quoted.end };
  const at = quotation === '' ? -1 : text.indexOf(quotation, start);
  return at < 0 || at >= end ? { start, end } : { start: at, end: at + quotation.length };
}

function workOf({ reference, foundAt = [], announced }: Reported): JudgedCitation['work'] {
  const work = parseReference(reference)?.work ?? foundAt[0]?.work ?? announced;
  if (work === undefined) return 'unknown';
  return work === 'quran' ? 'quran' : 'hadith';
}
