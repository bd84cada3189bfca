import { checkOf, libraryOf } from '../../checker/check-of.ts';
import type { Check } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { KeptCheck } from '../../storage/port.ts';

/** Most citations kept with one answer. Answers of this site have some tens; `[1:1]` repeated has thousands. */
const MAX_CITATIONS = 200;

/** Checks a saved answer, or the excerpt of one: the one place where the history has a visitor's text checked. */
export async function checkSaved(text: string, corpus: Corpus, most = MAX_CITATIONS): Promise<KeptCheck> {
  const { citations, editions } = checkOf(text, corpus);
  const leftOut = citations.length - most;
  return {
    citations: citations.slice(0, most),
    editions,
    ...(leftOut > 0 && { leftOut }),
    library: libraryOf(corpus),
  };
}

/** The check that was kept, if it was made by this checker in this library. */
export function currentCheck({ library, ...check }: KeptCheck, corpus: Corpus): Check | undefined {
  return library === libraryOf(corpus) ? check : undefined;
}
