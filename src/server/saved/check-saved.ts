import { libraryOf } from '../../checker/summarize-check.ts';
import type { Check } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { KeptCheck } from '../../storage/port.ts';

/** Maximum citations kept with one answer. Answers of this site have some tens; `[1:1]` repeated has thousands. */
const MAX_CITATIONS = 200;

/** The check with as many citations as are kept; the others are counted. */
export function boundedCheck({ citations, ...check }: KeptCheck, most = MAX_CITATIONS): KeptCheck {
  const leftOut = citations.length - most;
  return { ...check, citations: citations.slice(0, most), ...(leftOut > 0 && { leftOut }) };
}

/** The check that was kept, if it was made by this checker in this library. */
export function currentCheck({ library, ...check }: KeptCheck, corpus: Corpus): Check | undefined {
  return library === libraryOf(corpus) ? check : undefined;
}
