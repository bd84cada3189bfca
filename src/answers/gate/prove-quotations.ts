import type { CheckedCitation } from '../../checker/checked-citation.ts';
import type { Checker } from '../../checker/checker.ts';
import type { Verdict } from '../../contract/entities.ts';
import { sentenceEnds } from '../../text/sentences.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { type DraftQuotation, findArabicQuotations, findQuotations } from './find-quoted-words.ts';
import { findSpokenQuotations, findUnclosedQuotations } from './find-spoken-quotations.ts';

/** The language of a text, and whether an editor of this site or an engine wrote it. */
export interface Writing {
  language: AnswerLanguage;
  byEditor: boolean;
}

/**
 * Proves the quotations of a paragraph. Quoted words that match their reference, or nearly do, are replaced with the
 * source's own words; otherwise the sentence that depends on them is removed.
 */
export function withProvenQuotations(paragraph: string, { language, byEditor }: Writing, checker: Checker): string {
  const closed = proven(paragraph, findUnclosedQuotations(paragraph, findQuotations(paragraph)), checker);
  const quoted = proven(closed, findQuotations(closed), checker);
  const spoken = proven(quoted, findSpokenQuotations(quoted, findQuotations(quoted), byEditor), checker);
  // What is still in quotation marks is proven, or not a quotation. In an Arabic answer, Arabic words alone are no sign
  // of a quotation.
  if (language === 'ar') return withoutScriptureInDisguise(spoken, checker);
  return proven(spoken, findArabicQuotations(spoken, findQuotations(spoken)), checker);
}

/** The checker's verdict on these words alone, apart from the text around them. */
export function verdictOn(words: string, reference: string | undefined, checker: Checker): CheckedCitation | undefined {
  const quotation = words && `“${words.replace(/["“”]/gu, '')}”`;
  return checker.checkText(reference === undefined ? quotation : `${quotation} [${reference}]`).at(-1);
}

function proven(paragraph: string, quotations: readonly DraftQuotation[], checker: Checker): string {
  const changes = quotations.map((quotation): Change => {
    const words = provenWords(quotation, checker);
    return words === undefined
      ? { ...sentenceAround(quotation, paragraph), put: '' }
      : { ...quotation.inner, put: words };
  });
  return changed(paragraph, changes);
}

/**
 * The words that may replace the quotation. Fewer than four words prove nothing, but may stay if they occur at their
 * reference (`reference-exists`), unless something is left out between them, which can reverse the meaning.
 */
function provenWords({ words, reference }: DraftQuotation, checker: Checker): string | undefined {
  const citation = verdictOn(words, reference, checker);
  switch (citation?.verdict) {
    case 'verified':
      // Without a reference the quotation would name no source.
      return reference === undefined ? undefined : (citation.source?.() ?? words);
    case 'misquoted': {
      const { correction } = citation;
      if (correction === undefined || reference === undefined) return undefined;
      return verdictOn(correction, reference, checker)?.verdict === 'verified' ? correction : undefined;
    }
    case 'reference-exists':
      return /…|\.{3}/u.test(words) ? undefined : words;
    default:
      return undefined;
  }
}

/** Removes the sentences of an Arabic paragraph that quote scripture with changed words or at a wrong reference. */
function withoutScriptureInDisguise(paragraph: string, checker: Checker): string {
  const doubted = checker
    .checkText(paragraph)
    .flatMap(({ verdict, quoted }) => (quoted && DOUBTED.has(verdict) ? [quoted] : []));
  return changed(
    paragraph,
    doubted.map((quoted) => ({ ...sentenceAround(quoted, paragraph), put: '' })),
  );
}

const DOUBTED = new Set<Verdict>(['misquoted', 'misattributed', 'not-in-corpus']);

export interface Change {
  start: number;
  end: number;
  put: string;
}

/** Applies the changes to the text; of overlapping changes, the widest. */
export function changed(text: string, changes: readonly Change[]): string {
  let done = '';
  let at = 0;
  for (const { start, end, put } of [...changes].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) {
      // Removing a sentence also removes the changes inside it.
      if (put === '' && end > at) at = end;
      continue;
    }
    done += text.slice(at, start) + put;
    at = end;
  }
  return done + text.slice(at);
}

/** The span of the sentence around a quotation, with the reference after it. */
function sentenceAround({ start, end }: { start: number; end: number }, text: string): { start: number; end: number } {
  let from = 0;
  let to = text.length;
  for (const sentenceEnd of sentenceEnds(text)) {
    if (sentenceEnd <= start) from = sentenceEnd;
    // The quoted words may end with a full stop of their own: lower case or a bracket after it continues the sentence.
    else if (sentenceEnd >= end && !/^\s*(?:[[(]|\p{Ll})/u.test(text.slice(sentenceEnd))) {
      to = sentenceEnd;
      break;
    }
  }
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const nextLine = text.indexOf('\n', end);
  return { start: Math.max(from, line), end: nextLine < 0 ? to : Math.min(to, nextLine) };
}
