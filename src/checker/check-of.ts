import type { Check } from '../contract/entities.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { checkText } from './check-text.ts';
import type { CheckedCitation } from './checked-citation.ts';

/** Raised when texts are judged in another way, so that what was kept of older checks is not believed. */
const CHECKER_VERSION = 3;

/** Names the checker and the library of a check: under another name it is to be made anew. */
export function libraryOf({ id }: Corpus): string {
  return `${CHECKER_VERSION} ${id}`;
}

/**
 * What is told of a text beside it: its citations, and the editions in which something was verified. `ours` where this
 * site put the text together: its paragraphs come again.
 */
export function checkOf(text: string, corpus: Corpus, { ours = false } = {}): Check {
  const checked = checkText(text, corpus, { ours });
  return {
    citations: checked.map((citation) => {
      const { reference, written, verdict, start, end } = citation;
      const editions = verifiedIn([citation], corpus);
      return { reference, written, verdict, start, end, ...(editions.length > 0 && { editions }) };
    }),
    editions: verifiedIn(checked, corpus),
  };
}

/** The titles of the editions in which something was verified, in the library's order. */
export function verifiedIn(checked: readonly CheckedCitation[], corpus: Corpus): string[] {
  const ids = new Set(checked.flatMap(({ verdict, editions = [] }) => (verdict === 'verified' ? editions : [])));
  return corpus.works.flatMap((work) => work.editions.filter(({ id }) => ids.has(id))).map(({ title }) => title);
}
