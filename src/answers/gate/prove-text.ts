import type { Checker } from '../../checker/checker.ts';
import { isKnownMissing } from '../../checker/look-up/is-known-missing.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import { findReferences } from '../../references/find-references.ts';
import { formatReference } from '../../references/format-reference.ts';
import type { PassageBlock, TextBlock } from '../draft-answer.ts';
import { plainMarkup } from './plain-markup.ts';
import { changed, verdictOn, type Writing, withProvenQuotations } from './prove-quotations.ts';

/**
 * Removes from a text what the corpus does not support: references that do not exist (the sentence stays), and
 * quotations that were not found at their reference, together with their sentence. A proven block quotation, or one that
 * is only a reference, becomes a passage, so that the corpus's own words are inserted.
 */
export function proveText(markdown: string, writing: Writing, checker: Checker): (TextBlock | PassageBlock)[] {
  return paragraphsOf(plainMarkup(markdown)).flatMap((paragraph): (TextBlock | PassageBlock)[] => {
    if (paragraph.startsWith('>')) return proveQuote(paragraph, checker);
    const proven = tidy(withProvenQuotations(withoutMissingReferences(paragraph, checker.corpus), writing, checker));
    return /[\p{L}\p{N}]/u.test(proven) ? [{ kind: 'text', markdown: proven }] : [];
  });
}

/** Splits at blank lines and where a block quotation begins or ends. */
function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let previous = '';
  for (const line of text.split('\n')) {
    const belongs = previous.trim() !== '' && line.trim() !== '' && line.startsWith('>') === previous.startsWith('>');
    const last = paragraphs.at(-1);
    if (belongs && last !== undefined) paragraphs[paragraphs.length - 1] = `${last}\n${line}`;
    else if (line.trim() !== '') paragraphs.push(line);
    previous = line;
  }
  return paragraphs;
}

function proveQuote(paragraph: string, checker: Checker): PassageBlock[] {
  const inner = paragraph.replace(/^[>\s]+/gmu, '');
  const found = findReferences(inner).at(-1);
  if (found?.reference.work !== 'quran' || !checker.corpus.passage(found.reference)) return [];
  const parts = inner
    .slice(0, found.start)
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const reference = formatReference(found.reference);
  const proven = parts.every((words) => verdictOn(words, reference, checker)?.verdict === 'verified');
  return proven ? [{ kind: 'passage', reference: found.reference }] : [];
}

/**
 * Removes references that do not exist. A bracket keeps its existing references, in canonical form; a phrase without
 * brackets is kept or removed as a whole.
 */
export function withoutMissingReferences(paragraph: string, corpus: Corpus): string {
  const phrases = new Map<number, ReferencePhrase>();
  for (const { start, end, reference } of findReferences(paragraph)) {
    const phrase = phrases.get(start) ?? { start, end, kept: [], isWhole: true };
    const text = formatReference(reference);
    if (!isKnownMissing(reference, corpus)) phrase.kept.push(text);
    else phrase.isWhole = false;
    phrases.set(start, phrase);
  }
  return changed(
    paragraph,
    [...phrases.values()].flatMap(({ start, end, kept, isWhole }) => {
      const isBracket = /^[[({]/.test(paragraph[start] ?? '');
      if (isWhole && !isBracket) return [];
      return [{ start, end, put: isBracket && kept.length > 0 ? `[${kept.join('; ')}]` : '' }];
    }),
  );
}

/** The references of one bracket or phrase. */
interface ReferencePhrase {
  start: number;
  end: number;
  /** The existing ones, in canonical form. */
  kept: string[];
  /** Whether all of them do. */
  isWhole: boolean;
}

/** Cleans up the spaces and marks that a removal leaves, and prevents lines from starting as a block quotation. */
function tidy(paragraph: string): string {
  return paragraph
    .replace(/^[ \t]*>+[> \t]*/gmu, '')
    .replace(/\*{2}\s*\*{2}|[“«„﴿][\s.…]*[”»“﴾]|\(\s*\)/gu, '')
    .replace(/(?<=\S)[ \t]+(?=[.,;:!?](?:\s|$))/gu, '')
    .replace(/(?<=\S)[ \t]{2,}(?=\S)/gu, ' ')
    .replace(/([,;:])(?=[.!?])/gu, '')
    .trim();
}
