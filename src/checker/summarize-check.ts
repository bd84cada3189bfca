import type { Check } from '../contract/entities.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { CheckedCitation } from './checked-citation.ts';

/** Raised when texts are judged in another way, so that stored checks of an older version are not used. */
const CHECKER_VERSION = 3;

/** Names the checker and the library of a check. A stored check with another name must be made again. */
export function libraryOf({ id }: Corpus): string {
  return `${CHECKER_VERSION} ${id}`;
}

/** The check as it is stored with a text: its citations, and the editions in which something was verified. */
export function summarizeCheck(checked: readonly CheckedCitation[], corpus: Corpus): Check {
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
