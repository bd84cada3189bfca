import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { FoundReference } from '../references/find-references.ts';
import { formatReference } from '../references/format-reference.ts';
import type { CheckedCitation } from './checked-citation.ts';
import { type CitedText, findQuotations } from './find-quotations.ts';
import { judgeQuotation, locateArabic } from './judge-quotation.ts';
import { prepareChecker } from './prepare-checker.ts';

/** Judges every citation of a text against the corpus, in the order in which they stand. Never throws. */
export function checkText(text: string, corpus: Corpus): CheckedCitation[] {
  return findQuotations(text).flatMap((cited) =>
    cited.references.length > 0 ? checkReferences(cited, corpus) : checkUnreferenced(cited, corpus),
  );
}

/** The references of one bracket share its quotation: where it is borne out by one, the others are mere references. */
function checkReferences(cited: CitedText, corpus: Corpus): CheckedCitation[] {
  const checked = cited.references.map((reference) => checkReference(reference, cited, corpus));
  if (!checked.some(({ verdict }) => verdict === 'verified')) return checked;
  const { quotation: _, ...bare } = cited;
  return checked.map((citation, index) => {
    const reference = cited.references[index];
    return citation.verdict === 'verified' || !reference ? citation : checkReference(reference, bare, corpus);
  });
}

function checkReference(found: FoundReference, cited: CitedText, corpus: Corpus): CheckedCitation {
  const { reference, text } = found;
  const { start, end, quotation } = cited;
  const citation = { reference: text, start, end, ...(quotation !== undefined && { quotation }) };
  // The library holds no hadith: neither the wording nor the number can be looked up.
  if (reference.work === 'hadith') return { ...citation, verdict: 'unchecked' };
  if (!corpus.passage(reference)) return { ...citation, verdict: 'no-such-reference' };
  const judged = quotation === undefined ? undefined : judgeQuotation(quotation, reference, prepareChecker(corpus));
  if (!judged) return { ...citation, verdict: 'reference-exists' };
  const { verdict, foundAt } = judged;
  return { ...citation, verdict, ...(foundAt.length > 0 && { foundAt }) };
}

/** An Arabic block quotation that names no source is looked for everywhere, and its source is named where it is found. */
function checkUnreferenced({ start, end, quotation = '' }: CitedText, corpus: Corpus): CheckedCitation[] {
  const editions = prepareChecker(corpus);
  const { places, tells } = locateArabic(quotation, editions);
  if (!tells) return [];
  const [place] = places;
  if (!place) return [{ reference: '', verdict: 'not-in-corpus', start, end, quotation }];
  const verdict = judgeQuotation(quotation, place, editions)?.verdict ?? 'not-in-corpus';
  return [{ reference: formatReference(place), verdict, start, end, quotation, foundAt: places.slice(0, 5) }];
}
