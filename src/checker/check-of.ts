import type { Check } from '../contract/entities.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { checkText } from './check-text.ts';

/** What is told of a text: its citations, and the editions where something was verified in them. */
export function checkOf(text: string, corpus: Corpus): Check {
  const citations = checkText(text, corpus).map(({ reference, verdict, start, end }) => ({
    reference,
    verdict,
    start,
    end,
  }));
  const isVerified = citations.some(({ verdict }) => verdict === 'verified');
  return { citations, editions: isVerified ? [corpus.arabicEdition.title, corpus.translationEdition.title] : [] };
}
